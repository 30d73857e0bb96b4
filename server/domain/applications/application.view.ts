import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { defineConnection } from '../kit/paging';
import type { Refusal } from '../kit/refusal';
import { MemberView } from '../members/member.view';
import { Role } from '../notices/project.entity';
import { ApplicationStatus } from './application.entity';

registerEnumType(ApplicationStatus, {
  name: 'ApplicationStatus',
  description: 'The states of an application (지원 상태). A decision is final.',
  valuesConfig: {
    PENDING: { description: 'Not decided yet (지원 중).' },
    APPROVED: { description: 'Approved (승인).' },
    REJECTED: { description: 'Rejected (거절).' },
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

  noticeId!: number;

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
    description: 'When it was approved or rejected (승인하거나 거절한 시각); null while pending.',
  })
  decidedAt!: Date | null;

  @Field(() => MemberView, { description: 'Who applied (지원한 사람).' })
  applicant!: MemberView;
}

/** A page of applications, to a notice or of a member. */
export const ApplicationConnection = defineConnection(
  'Application',
  () => ApplicationView,
  'A page of applications (지원).',
);

/** Why a member may not apply, as `refusalToApply` says. */
export enum ApplyRefusal {
  OWN_NOTICE = 'OWN_NOTICE',
  ALREADY_APPLIED = 'ALREADY_APPLIED',
  RECRUITMENT_CLOSED = 'RECRUITMENT_CLOSED',
  SCHOOL_UNVERIFIED = 'SCHOOL_UNVERIFIED',
}

registerEnumType(ApplyRefusal, {
  name: 'ApplyRefusal',
  description: 'Why the viewer may not apply (지원할 수 없는 까닭).',
  valuesConfig: {
    OWN_NOTICE: { description: "It is the viewer's own notice." },
    ALREADY_APPLIED: { description: 'The viewer has applied.' },
    RECRUITMENT_CLOSED: { description: 'Recruiting has ended (마감).' },
    SCHOOL_UNVERIFIED: { description: 'Only members who verified their school (학교 인증) may apply.' },
  },
});

/** A refusal as the schema names it; null for none, and for refusals that have no name there. */
export function toApplyRefusal(refusal: Refusal): ApplyRefusal | null {
  return Object.values(ApplyRefusal).find((each) => each === refusal) ?? null;
}

/** A role of a project with its seats. */
@ObjectType('NoticeRole', { simpleResolvers: true, description: 'A role (역할) of a project with its seats.' })
export class NoticeRoleView {
  noticeId!: number;

  @Field(() => Role, { description: 'The role (역할).' })
  role!: Role;

  @Field(() => Int, { description: 'How many people are wanted for the role (역할별 인원).' })
  headcount!: number;
}
