import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { readDemoAccounts } from './demo.queries';
import { DemoAccountView } from './demo.view';

/** The query for the accounts of the demo. Visitors use it. */
@Resolver()
export class DemoResolver {
  @Query(() => [DemoAccountView], {
    nullable: true,
    description:
      'The accounts to look around with (둘러보기). Empty in production, without DEMO=on, and where the demo is not stored. Visitors may use it.',
  })
  demoAccounts(@Ctx() ctx: Context): Promise<DemoAccountView[]> {
    return readDemoAccounts(ctx);
  }
}
