import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MemberView } from '../members/member.view';
import { Role } from '../notices/project.entity';
import { ApplicationStatus } from './application.entity';

registerEnumType(ApplicationStatus, {
  name: 'ApplicationStatus',
  description: '지원 상태',
  valuesConfig: {
    PENDING: { description: '지원 중' },
    APPROVED: { description: '승인' },
    REJECTED: { description: '거절' },
  },
});

/** An application as its applicant and the notice's owner read it. */
@ObjectType('Application', {
  simpleResolvers: true,
  description: '지원. 지원한 사람과 공고를 올린 사람만 볼 수 있어요.',
})
export class ApplicationView {
  @Field(() => ID, { description: '공고와 지원이 함께 쓰는 번호' })
  id!: number;

  noticeId!: number;

  @Field(() => ApplicationStatus, { description: '지원 상태' })
  status!: ApplicationStatus;

  @Field(() => Role, { nullable: true, description: '지원한 역할, 스터디에서는 null' })
  role!: Role | null;

  @Field({ description: '지원 글' })
  text!: string;

  @Field({ description: '지원한 시각' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: '승인하거나 거절한 시각, 아직이면 null' })
  decidedAt!: Date | null;

  @Field(() => MemberView, { description: '지원한 사람' })
  applicant!: MemberView;
}

/** A role of a project with its seats. */
@ObjectType('NoticeRole', { simpleResolvers: true, description: '프로젝트의 역할 하나와 그 자리' })
export class NoticeRoleView {
  @Field(() => Role, { description: '역할' })
  role!: Role;

  @Field(() => Int, {
    description: '이 역할로 모집하는 인원. 모든 역할이 0이면 recruitNumber가 모든 역할을 함께 제한해요.',
  })
  headcount!: number;

  @Field(() => Int, { description: '이 역할로 승인한 인원' })
  approved!: number;
}
