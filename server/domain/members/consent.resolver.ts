import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ConsentKind } from '../../../shared/consents';
import type { Context } from '../context';
import { GiveConsentsInput } from './consent.inputs';
import { readMissingConsents } from './consent.queries';
import { giveConsents } from './consent.service';
import { CONSENT_KIND, GiveConsentsPayload, OperatorView } from './consent.view';
import { ViewerView } from './member.view';

/** Consents of the viewer, and with whom they are agreed. */
@Resolver(() => ViewerView)
export class ConsentResolver {
  @Query(() => OperatorView, { nullable: true, description: 'Who runs the service (운영자). Visitors may read it.' })
  operator(@Ctx() { env }: Context): OperatorView | null {
    return { name: env.OPERATOR_NAME, contact: env.OPERATOR_CONTACT };
  }

  @FieldResolver(() => [CONSENT_KIND], {
    description:
      'What the viewer has not agreed to in the version that is in force (동의가 필요한 것). Web clients ask for it before anything else.',
  })
  missingConsents(@Ctx() ctx: Context, @Root() { id }: ViewerView): Promise<ConsentKind[]> {
    return readMissingConsents(ctx.reads, id);
  }

  @Mutation(() => GiveConsentsPayload, {
    nullable: true,
    description:
      "Records the viewer's agreements (동의) to the versions that are in force. Requests with an access token cannot do this.",
  })
  async giveConsents(
    @Ctx() ctx: Context,
    @Arg('input', () => GiveConsentsInput, { description: 'The agreements.' }) input: GiveConsentsInput,
  ): Promise<GiveConsentsPayload | null> {
    return { viewer: await giveConsents(ctx, input) };
  }
}
