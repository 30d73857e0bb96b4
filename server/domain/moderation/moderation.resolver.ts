import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ID_BOUNDS, readId } from '../../platform/validation';
import { CommentView } from '../comments/comment.view';
import { type Context, requireViewerId } from '../context';
import { type Connection, ConnectionArgs, listById, readConnection } from '../kit/paging';
import { isAllowed } from '../kit/refusal';
import { MemberView, ViewerView } from '../members/member.view';
import { loadNotice } from '../notices/notice.queries';
import { type AnyNotice, NoticeView } from '../notices/notice.view';
import { appealDecision } from './decision.service';
import { AppealDecisionInput, ReportContentInput } from './moderation.inputs';
import { refusalToAppeal, refusalToReport } from './moderation.policy';
import { readCases, readDecisions, readModeration } from './moderation.queries';
import {
  AppealDecisionPayload,
  CaseState,
  DecisionView,
  ModerationCaseConnection,
  type ModerationCaseView,
  ModerationView,
  ReportContentPayload,
} from './moderation.view';
import { reportContent } from './report.service';

/** The mutations of members who report and appeal, and what moderation adds to the viewer. */
@Resolver(() => ViewerView)
export class ViewerModerationResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer moderates the school (운영자).' })
  canModerate(@Root() { moderator }: ViewerView): boolean {
    return moderator;
  }

  @FieldResolver(() => [DecisionView], {
    description: "The latest decisions (조치) about what the viewer wrote and the viewer's profile, the newest first.",
  })
  decisions(@Ctx() ctx: Context): Promise<DecisionView[]> {
    return readDecisions(ctx);
  }

  @Mutation(() => ReportContentPayload, {
    nullable: true,
    description:
      'Reports a notice, comment or member (신고하기). Nobody sees who did it. Each can be reported once by a person.',
  })
  async reportContent(
    @Ctx() ctx: Context,
    @Arg('input', () => ReportContentInput, { description: 'The report.' })
    { target, targetId, reason, text }: ReportContentInput,
  ): Promise<ReportContentPayload | null> {
    await reportContent(ctx, { target, targetId: readId(targetId), reason, text });
    return { targetId };
  }

  @Mutation(() => AppealDecisionPayload, {
    nullable: true,
    description: 'Appeals against a decision about the viewer (이의 제기). It is possible once.',
  })
  async appealDecision(
    @Ctx() ctx: Context,
    @Arg('input', () => AppealDecisionInput, { description: 'The appeal.' })
    { decisionId, text }: AppealDecisionInput,
  ): Promise<AppealDecisionPayload | null> {
    return { decision: await appealDecision(ctx, readId(decisionId), text) };
  }
}

/** The query of moderators, with its fields. */
@Resolver(() => ModerationView)
export class ModerationResolver {
  @Query(() => ModerationView, {
    nullable: true,
    description: "The reports of the viewer's school (신고 관리); null for everybody but its moderators.",
  })
  moderation(@Ctx() ctx: Context): Promise<ModerationView | null> {
    requireViewerId(ctx);
    return readModeration(ctx);
  }

  @FieldResolver(() => ModerationCaseConnection, {
    description: 'The cases: open ones the oldest first, decided ones the newest first.',
  })
  cases(
    @Ctx() ctx: Context,
    @Arg('state', () => CaseState, { defaultValue: CaseState.OPEN, description: 'Which cases.' }) state: CaseState,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
  ): Promise<Connection<ModerationCaseView>> {
    const open = state === CaseState.OPEN;
    return readConnection(
      page,
      listById(open ? 0 : ID_BOUNDS.max, (from, first) => readCases(ctx, { open, from, first })),
    );
  }
}

/** The computed fields of decisions. */
@Resolver(() => DecisionView)
export class DecisionResolver {
  @FieldResolver(() => NoticeView, {
    nullable: true,
    description: 'The notice (공고), or that of the comment; null when it is deleted or the viewer may not see it.',
  })
  notice(@Ctx() ctx: Context, @Root() { noticeId }: DecisionView): Promise<AnyNotice | null> {
    return noticeId === null ? Promise.resolve(null) : loadNotice(ctx, noticeId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may appeal (이의 제기).' })
  viewerCanAppeal(@Root() { appealedAt, hidden, suspendedUntil }: DecisionView): boolean {
    const state = { appealed: appealedAt !== null, hidden, suspended: suspendedUntil !== null };
    return refusalToAppeal(state) === null;
  }
}

/** The field of notices that moderation adds. */
@Resolver(() => NoticeView)
export class NoticeModerationResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may report it (신고하기).' })
  viewerCanReport(@Ctx() ctx: Context, @Root() { owner }: AnyNotice): boolean {
    return isAllowed(ctx, (viewer) => refusalToReport(viewer, owner.id));
  }
}

/** The field of comments that moderation adds. */
@Resolver(() => CommentView)
export class CommentModerationResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may report it (신고하기).' })
  viewerCanReport(@Ctx() ctx: Context, @Root() { author }: CommentView): boolean {
    return isAllowed(ctx, (viewer) => refusalToReport(viewer, author?.id ?? null));
  }
}

/** The field of members that moderation adds. */
@Resolver(() => MemberView)
export class MemberModerationResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may report the member (신고하기).' })
  viewerCanReport(@Ctx() ctx: Context, @Root() { id }: MemberView): boolean {
    return isAllowed(ctx, (viewer) => refusalToReport(viewer, id));
  }
}
