import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { defineConnection } from '../kit/paging';
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

/** A role of a project with its seats. */
@ObjectType('NoticeRole', { simpleResolvers: true, description: 'A role (역할) of a project with its seats.' })
export class NoticeRoleView {
  noticeId!: number;

  @Field(() => Role, { description: 'The role (역할).' })
  role!: Role;

  @Field(() => Int, { description: 'How many people are wanted for the role (역할별 인원).' })
  headcount!: number;
}
