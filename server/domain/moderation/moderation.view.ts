import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { defineConnection } from '../kit/paging';
import { MemberView } from '../members/member.view';
import { ModerationAction, ReportReason, ReportTarget } from './moderation.entity';

registerEnumType(ModerationAction, {
  name: 'ModerationAction',
  description: 'What was decided (조치).',
  valuesConfig: {
    HIDE: { description: 'It was hidden (숨김).' },
    RESTORE: { description: 'It is shown (again) (복원).' },
    SUSPEND: { description: 'The author may only read for some days (이용 정지).' },
  },
});

/** Which cases a list has. */
export enum CaseState {
  OPEN = 'OPEN',
  DECIDED = 'DECIDED',
}

registerEnumType(CaseState, {
  name: 'CaseState',
  description: 'Whether a case waits for a moderator.',
  valuesConfig: {
    OPEN: { description: 'A report or an appeal waits (기다리는 신고).' },
    DECIDED: { description: 'A moderator has decided (처리한 신고).' },
  },
});

/** How many reports of a case have a reason. */
@ObjectType({ simpleResolvers: true, description: 'How many reports of a case have a reason.' })
export class ReasonCount {
  @Field(() => ReportReason, { description: 'The reason (신고 이유).' })
  reason!: ReportReason;

  @Field(() => Int, { description: 'The number of reports (신고 수).' })
  count!: number;
}

/** An entry of the log, as moderators read it. */
@ObjectType('ModerationEntry', { simpleResolvers: true, description: 'An entry of the log of decisions (조치 기록).' })
export class ModerationEntryView {
  @Field(() => ModerationAction, { description: 'What was decided.' })
  action!: ModerationAction;

  @Field(() => String, { nullable: true, description: 'Why (이유); null where reports hid it.' })
  reason!: string | null;

  @Field(() => Int, { nullable: true, description: 'For how many days the author was suspended; null otherwise.' })
  days!: number | null;

  @Field({ description: 'When.' })
  createdAt!: Date;
}

/** Everything about one reported target, as moderators of the school read it. It never says who reported. */
@ObjectType('ModerationCase', {
  simpleResolvers: true,
  description: 'What was reported, and what was decided about it. Only moderators of the school see it.',
})
export class ModerationCaseView {
  @Field(() => ID, { description: 'The id.' })
  id!: number;

  @Field(() => ReportTarget, { description: 'What was reported.' })
  target!: ReportTarget;

  @Field(() => ID, { description: 'The id of the notice, comment or member.' })
  targetId!: number;

  @Field(() => String, { nullable: true, description: 'The title (제목) of the notice, or of that of the comment.' })
  noticeTitle!: string | null;

  @Field({ description: "The content of the notice, the text of the comment, or the member's nickname." })
  text!: string;

  @Field(() => MemberView, {
    nullable: true,
    description: 'Whose it was at the first report, whom decisions are about; null after their withdrawal (탈퇴).',
  })
  author!: MemberView | null;

  @Field({ description: 'Whether it is hidden now (숨김).' })
  hidden!: boolean;

  @Field(() => Date, { nullable: true, description: 'Until when the author may only read; null otherwise.' })
  suspendedUntil!: Date | null;

  @Field({ description: 'Whether a report or an appeal waits for a moderator.' })
  open!: boolean;

  @Field(() => Int, { description: 'The number of reports (신고 수).' })
  reportCount!: number;

  @Field(() => Int, { description: 'Those of members who had verified their school (인증한 사람의 신고 수).' })
  verifiedReportCount!: number;

  @Field(() => [ReasonCount], { description: 'The reasons, the most frequent first.' })
  reasons!: ReasonCount[];

  @Field(() => [String], { description: 'What reporters wrote, 20 texts at most.' })
  remarks!: string[];

  @Field(() => String, { nullable: true, description: "The author's appeal (이의); null without one." })
  appeal!: string | null;

  @Field(() => [ModerationEntryView], { description: 'What was decided, the latest first.' })
  entries!: ModerationEntryView[];
}

/** A page of cases. */
export const ModerationCaseConnection = defineConnection(
  'ModerationCase',
  () => ModerationCaseView,
  'A page of cases: open ones the oldest first, decided ones the newest first.',
);

/** What moderators see of their school. Resolvers add the cases. */
@ObjectType('Moderation', { simpleResolvers: true, description: "The reports of the moderator's school (신고 관리)." })
export class ModerationView {
  @Field(() => Int, { description: 'The number of cases that wait (기다리는 신고 수).' })
  openCount!: number;
}

/** The latest decision about something of the viewer's. */
@ObjectType('Decision', {
  simpleResolvers: true,
  description: "The latest decision (조치) about the viewer's notice, comment or profile.",
})
export class DecisionView {
  @Field(() => ID, { description: 'The id, for an appeal.' })
  id!: number;

  @Field(() => ReportTarget, { description: 'What it is about.' })
  target!: ReportTarget;

  @Field({ description: 'The title of the notice, the text of the comment, or the nickname.' })
  text!: string;

  @Field(() => ModerationAction, { description: 'What was decided.' })
  action!: ModerationAction;

  @Field(() => String, { nullable: true, description: 'Why (이유); null where reports hid it.' })
  reason!: string | null;

  @Field({ description: 'When it was decided.' })
  createdAt!: Date;

  @Field({ description: 'Whether it is hidden now (숨김).' })
  hidden!: boolean;

  @Field(() => Date, { nullable: true, description: 'Until when the decision suspends the viewer; null otherwise.' })
  suspendedUntil!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the viewer appealed (이의를 제기한 시각); null before.' })
  appealedAt!: Date | null;
}

/** What a report returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of reportContent.' })
export class ReportContentPayload {
  @Field(() => ID, { description: 'The id of what was reported.' })
  targetId!: string;
}

/** What hiding returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of hideContent.' })
export class HideContentPayload {
  @Field(() => ModerationCaseView, { description: 'The decided case.' })
  case!: ModerationCaseView;
}

/** What restoring returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of restoreContent.' })
export class RestoreContentPayload {
  @Field(() => ModerationCaseView, { description: 'The decided case.' })
  case!: ModerationCaseView;
}

/** What a suspension returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of suspendMember.' })
export class SuspendMemberPayload {
  @Field(() => ModerationCaseView, { description: 'The decided case.' })
  case!: ModerationCaseView;
}

/** What an appeal returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of appealDecision.' })
export class AppealDecisionPayload {
  @Field(() => DecisionView, { description: 'The decision.' })
  decision!: DecisionView;
}
