import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { readId } from '../../platform/validation';
import type { Context } from '../context';
import { loadNotice } from '../notices/notice.queries';
import { type AnyNotice, NoticeView } from '../notices/notice.view';
import { hideContent, restoreContent, suspendMember } from './decision.service';
import { HideContentInput, RestoreContentInput, SuspendMemberInput } from './moderation.inputs';
import { HideContentPayload, ModerationCaseView, RestoreContentPayload, SuspendMemberPayload } from './moderation.view';

/** The mutations of moderators, and the computed field of cases. */
@Resolver(() => ModerationCaseView)
export class ModerationDecisionResolver {
  @Mutation(() => HideContentPayload, {
    nullable: true,
    description: 'Hides what was reported (숨기기), as a moderator of the school. The author is notified.',
  })
  async hideContent(
    @Ctx() ctx: Context,
    @Arg('input', () => HideContentInput, { description: 'The decision.' }) { caseId, reason }: HideContentInput,
  ): Promise<HideContentPayload | null> {
    return { case: await hideContent(ctx, { caseId: readId(caseId), reason }) };
  }

  @Mutation(() => RestoreContentPayload, {
    nullable: true,
    description:
      'Shows what was reported (복원), as a moderator of the school, and ends a suspension that the case led to. From then on only a moderator can hide it.',
  })
  async restoreContent(
    @Ctx() ctx: Context,
    @Arg('input', () => RestoreContentInput, { description: 'The decision.' }) { caseId, reason }: RestoreContentInput,
  ): Promise<RestoreContentPayload | null> {
    return { case: await restoreContent(ctx, { caseId: readId(caseId), reason }) };
  }

  @Mutation(() => SuspendMemberPayload, {
    nullable: true,
    description:
      'Lets the author only read for some days (이용 정지), with each account of the same person, as a moderator of the school. The author is notified.',
  })
  async suspendMember(
    @Ctx() ctx: Context,
    @Arg('input', () => SuspendMemberInput, { description: 'The decision.' })
    { caseId, days, reason }: SuspendMemberInput,
  ): Promise<SuspendMemberPayload | null> {
    return { case: await suspendMember(ctx, { caseId: readId(caseId), reason }, days) };
  }

  @FieldResolver(() => NoticeView, {
    nullable: true,
    description: 'The notice (공고), or that of the comment; null for a member.',
  })
  notice(@Ctx() ctx: Context, @Root() { noticeId }: ModerationCaseView): Promise<AnyNotice | null> {
    return noticeId === null ? Promise.resolve(null) : loadNotice(ctx, noticeId);
  }
}
