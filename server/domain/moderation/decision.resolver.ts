import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { hideContent, restoreContent, suspendMember } from './decision.service';
import { HideContentInput, RestoreContentInput, SuspendMemberInput } from './moderation.inputs';
import { HideContentPayload, ModerationCaseType, RestoreContentPayload, SuspendMemberPayload } from './moderation.type';

/** Mutations of moderators. */
@Resolver(() => ModerationCaseType)
export class ModerationDecisionResolver {
  @Mutation(() => HideContentPayload, {
    nullable: true,
    description: 'Hides the reported content (숨기기). Requires a moderator of the school. The author is notified.',
  })
  async hideContent(
    @Ctx() ctx: Context,
    @Arg('input', () => HideContentInput, { description: 'The decision.' }) { caseId, reason }: HideContentInput,
  ): Promise<Payload<HideContentPayload> | null> {
    const id = readId(caseId);
    await hideContent(ctx, { caseId: id, reason });
    return payload({ caseId: id });
  }

  @Mutation(() => RestoreContentPayload, {
    nullable: true,
    description:
      'Shows the reported content again (복원) and ends a suspension of this case. Requires a moderator of the school. Afterwards only a moderator can hide it.',
  })
  async restoreContent(
    @Ctx() ctx: Context,
    @Arg('input', () => RestoreContentInput, { description: 'The decision.' }) { caseId, reason }: RestoreContentInput,
  ): Promise<Payload<RestoreContentPayload> | null> {
    const id = readId(caseId);
    await restoreContent(ctx, { caseId: id, reason });
    return payload({ caseId: id });
  }

  @Mutation(() => SuspendMemberPayload, {
    nullable: true,
    description:
      'Limits all accounts of the author to reading for some days (이용 정지). Requires a moderator of the school. The author is notified.',
  })
  async suspendMember(
    @Ctx() ctx: Context,
    @Arg('input', () => SuspendMemberInput, { description: 'The decision.' })
    { caseId, days, reason }: SuspendMemberInput,
  ): Promise<Payload<SuspendMemberPayload> | null> {
    const id = readId(caseId);
    await suspendMember(ctx, { caseId: id, reason }, days);
    return payload({ caseId: id });
  }
}
