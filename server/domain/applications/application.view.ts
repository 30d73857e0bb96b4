import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { defineConnection } from '../kit/paging';
import { MemberView } from '../members/member.view';
import { Role } from '../notices/project.entity';
import { ApplicationStatus } from './application.entity';

registerEnumType(ApplicationStatus, {
  name: 'ApplicationStatus',
  description: 'The states of an application (지원 상태). Approvals and rejections are final.',
  valuesConfig: {
    PENDING: { description: 'Not decided yet (지원 중).' },
    APPROVED: { description: 'Approved (승인).' },
    REJECTED: { description: 'Rejected (거절).' },
    LEFT: { description: 'Approved, and left the team since (나감). The applicant may apply again.' },
    REMOVED: { description: 'Approved, and removed from the team since (내보냄).' },
    WAITLISTED: { description: 'On the waiting list (대기): the owner decides later.' },
    EXPIRED: { description: 'The owner did not decide in time (기한 지남). The applicant may apply again.' },
  },
});

/** An application as its applicant and the notice's owner read it. */
@ObjectType('Application', {
  simpleResolvers: true,
  description: "An application (지원). Only its applicant and the notice's owner see it.",
})
export class ApplicationView {
  @Field(() => ID, { description: 'The id, from the same sequence as the ids of notices.' })
  id!: number;

  @Field(() => ApplicationStatus, { description: 'Whether it is decided (지원 상태).' })
  status!: ApplicationStatus;

  @Field(() => Role, { nullable: true, description: 'The role (역할); null for a study.' })
  role!: Role | null;

  @Field({ description: 'The text (지원 글).' })
  text!: string;

  @Field({ description: 'When the member applied (지원한 시각).' })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it was approved, rejected, or put on the waiting list, or when it expired (답한 시각); null while pending.',
  })
  decidedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The day in Korea by which the owner decides (답하는 날), YYYY-MM-DD; null unless it is pending.',
  })
  decideBy!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the owner wrote with the decision (전하는 말); null without a message.',
  })
  message!: string | null;

  @Field(() => MemberView, { description: 'Who applied (지원한 사람).' })
  applicant!: MemberView;
}

/** A page of applications, to a notice or of a member. */
export const ApplicationConnection = defineConnection(
  'Application',
  () => ApplicationView,
  'A page of applications (지원).',
);

/** How an owner decides about applications. */
export enum ApplicationDecision {
  APPROVED = ApplicationStatus.APPROVED,
  REJECTED = ApplicationStatus.REJECTED,
  WAITLISTED = ApplicationStatus.WAITLISTED,
}

registerEnumType(ApplicationDecision, {
  name: 'ApplicationDecision',
  description: 'How an owner decides about applications (결정).',
  valuesConfig: {
    APPROVED: { description: 'Approve (승인).' },
    REJECTED: { description: 'Reject (거절).' },
    WAITLISTED: { description: 'Put on the waiting list (대기).' },
  },
});

/** What became of one decision of several. */
@ObjectType('DecisionResult', { simpleResolvers: true, description: 'What became of one decision of several.' })
export class DecisionResultView {
  @Field(() => ID, { description: 'The id of the application.' })
  applicationId!: number;

  @Field(() => ApplicationView, { nullable: true, description: 'The decided application; null when it was refused.' })
  application!: ApplicationView | null;

  @Field(() => String, { nullable: true, description: 'The code of the refusal; null for a decision that succeeded.' })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The refusal in words; null for a decision that succeeded.' })
  message!: string | null;
}

/** Reasons to deny an application (application.rules.ts: `applyRules`, and `freeSeatRule`). */
export enum ApplyRefusal {
  OWN_NOTICE = 'OWN_NOTICE',
  ALREADY_APPLIED = 'ALREADY_APPLIED',
  NOTICE_HIDDEN = 'NOTICE_HIDDEN',
  RECRUITMENT_CLOSED = 'RECRUITMENT_CLOSED',
  SCHOOL_UNVERIFIED = 'SCHOOL_UNVERIFIED',
  NOTICE_FULL = 'NOTICE_FULL',
}

registerEnumType(ApplyRefusal, {
  name: 'ApplyRefusal',
  description: 'Why the viewer may not apply (지원할 수 없는 이유).',
  valuesConfig: {
    OWN_NOTICE: { description: "It is the viewer's own notice." },
    ALREADY_APPLIED: { description: 'The viewer has applied.' },
    NOTICE_HIDDEN: { description: 'It is hidden (숨김), and seen by the viewer as a moderator.' },
    RECRUITMENT_CLOSED: { description: 'Recruiting has ended (마감).' },
    SCHOOL_UNVERIFIED: { description: 'Only members who verified their school (학교 인증) may apply.' },
    NOTICE_FULL: { description: 'All seats are taken (모집 완료).' },
  },
});

/** Seats of a notice that are alike: those of one role, or all of them. */
@ObjectType('SeatGroup', { simpleResolvers: true, description: 'Seats (자리) of a notice that are alike.' })
export class SeatGroupView {
  @Field(() => Role, { nullable: true, description: 'The role (역할); null for seats of any role, and at studies.' })
  role!: Role | null;

  @Field(() => Int, { description: 'How many seats there are (모집 인원).' })
  headcount!: number;

  @Field(() => Int, { description: 'How many of them are taken (승인 인원).' })
  approved!: number;
}

/** A role of a project with its seats. */
@ObjectType('NoticeRole', { simpleResolvers: true, description: 'A role (역할) of a project with its seats.' })
export class NoticeRoleView {
  @Field(() => Role, { description: 'The role (역할).' })
  role!: Role;

  @Field(() => Int, { description: 'How many people are wanted for the role (역할별 인원).' })
  headcount!: number;
}
