import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { GiveConsentsInput } from './consent.inputs';
import { giveConsents } from './consent.service';
import { GiveConsentsPayload } from './consent.type';
import { ViewerType } from './member.type';

/** Mutation of the viewer's consents. */
@Resolver(() => ViewerType)
export class ConsentResolver {
  @Mutation(() => GiveConsentsPayload, {
    nullable: true,
    description:
      "Records the viewer's agreements (동의) to the current versions. Requires a session; access tokens are rejected.",
  })
  async giveConsents(
    @Ctx() ctx: Context,
    @Arg('input', () => GiveConsentsInput, { description: 'The agreements.' }) input: GiveConsentsInput,
  ): Promise<Payload<GiveConsentsPayload> | null> {
    await giveConsents(ctx, input);
    return payload({});
  }
}
