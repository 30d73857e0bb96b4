import { sql } from 'kysely';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ID_BOUNDS, parseId } from '../../platform/validation';
import { sqlConnection } from '../../selection/connections';
import { type SqlField, sqlObject, type WriteField } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, addQueries, Sql } from '../../selection/schema-fields';
import { defineConnection } from '../kit/paging';
import { isAllowed } from '../kit/rules';
import { MemberType, ViewerType } from '../members/member.type';
import type { NoticeKind } from '../notices/notice.entity';
import { isOwn } from '../notices/notice.rules';
import { NoticeType } from '../notices/notice.type';
import { kindsOf, ofKinds, visibleTo } from '../notices/notice.visibility';
import { Role } from '../notices/project.entity';
import { ApplicationListArgs, ViewerApplicationsArgs } from './application-list.inputs';
import { DECIDE_BY } from './application.columns';
import { STATUS } from './application.contributions';
import { ApplicationStatus, type ApplicationTables, type DecidedStatus } from './application.entity';
import { hasStatus } from './application.queries';
import { cancelRules, decideRules, ownApplication } from './application.rules';
import { isVisibleApplication, isVisibleToApplicant } from './application.visibility';

// The row in scope of applications is `a`.

const a = columnsOf<ApplicationTables['application']>('a');

const WITH_NOTICE = sql`application a join notice n on n.id = a.notice_id`;

const applicationById: SqlField = {
  read: ({ id }) => ({ values: { applicationId: parseId(id) } }),
  ...sqlObject(
    ({ value, viewerId }) => sql`${WITH_NOTICE} where a.id = ${value('applicationId')}::int
      and (a.applicant_id = ${viewerId} or n.owner_id = ${viewerId}) and ${isVisibleApplication(viewerId)}`,
  ),
};

const received = sqlConnection({
  nested: true,
  args: ApplicationListArgs,
  read: ({ status, role }) => ({ values: { statuses: status ?? [], role: role ?? null } }),
  start: 0,
  alias: 'a',
  order: 'asc',
  rows: ({ value }, { afterId, limit }) => sql`(
    select a.* from application a where a.notice_id = n.id and a.id > ${afterId}
      and ${hasStatus(value<readonly ApplicationStatus[]>('statuses'))}
      and (${value('role')}::text is null or a.role = ${value('role')}::text)
    order by a.id limit ${limit}
  )`,
});

/** The applications to the notice `n`; null unless the viewer owns it. */
const applicationsOfNotice: SqlField = {
  ...received,
  write: (scope, selection) => sql`case when ${isOwn(scope.viewerId)} then ${received.write(scope, selection)} end`,
};

/** The viewer's applications. */
const applicationsOfViewer = sqlConnection({
  args: ViewerApplicationsArgs,
  read: ({ kind, status }) => ({ values: { kinds: kindsOf(kind), statuses: status ?? [] } }),
  start: ID_BOUNDS.max,
  alias: 'a',
  order: 'desc',
  rows: ({ value, viewerId }, { afterId, limit }) => sql`(
    select a.* from ${WITH_NOTICE} where a.applicant_id = ${viewerId} and a.id < ${afterId}
      and ${ofKinds(value<readonly NoticeKind[]>('kinds'))}
      and ${hasStatus(value<readonly ApplicationStatus[]>('statuses'))}
      and ${isVisibleToApplicant(viewerId)}
    order by a.id desc limit ${limit}
  )`,
});

const canDecide =
  (decision: DecidedStatus): WriteField =>
  ({ viewerId }) => sql`exists (
    select from notice n where n.id = a.notice_id and ${isAllowed(decideRules(viewerId, decision))}
  )`;

registerEnumType(ApplicationStatus, {
  name: 'ApplicationStatus',
  description: 'The states of an application (지원 상태). Approvals and rejections are final.',
  valuesConfig: {
    PENDING: { description: 'Not decided yet (지원 중).' },
    APPROVED: { description: 'Approved (승인).' },
    REJECTED: { description: 'Rejected (거절).' },
    LEFT: { description: 'Approved, but the applicant has left the team (나감) and may apply again.' },
    REMOVED: { description: 'Approved, but the applicant was removed from the team (내보냄).' },
    WAITLISTED: { description: 'On the waiting list (대기): the owner decides later.' },
    EXPIRED: { description: 'The owner did not decide in time (기한 지남). The applicant may apply again.' },
  },
});

/** An application as its applicant and the owner of the notice read it. */
@ObjectType('Application', {
  simpleResolvers: true,
  description: "An application (지원). Only its applicant and the notice's owner see it.",
})
export class ApplicationType {
  @Field(() => ID, { description: 'The id, from the same sequence as the ids of notices.' })
  @Sql(a.id)
  id!: number;

  @Field(() => ApplicationStatus, { description: 'The state of the application (지원 상태).' })
  @Sql(STATUS)
  status!: ApplicationStatus;

  @Field(() => Role, { nullable: true, description: 'The role (역할); null for a study.' })
  @Sql(a.role)
  role!: Role | null;

  @Field({ description: 'The text (지원 글).' })
  @Sql(a.text)
  text!: string;

  @Field({ description: 'When the member applied (지원한 시각).' })
  @Sql(a.created_at)
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was approved, rejected, put on the waiting list or expired (답한 시각); null while pending.',
  })
  @Sql(a.decided_at)
  decidedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The day in Korea by which the owner decides (답하는 날), YYYY-MM-DD; null unless it is pending.',
  })
  @Sql(DECIDE_BY)
  decideBy!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The message of the owner with the decision (전하는 말); null without a message.',
  })
  @Sql(a.message)
  message!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason why the member left the team or was removed from it (이유); null without a reason.',
  })
  @Sql(sql`(select reason from departure where notice_id = a.notice_id and member_id = a.applicant_id)`)
  departureReason!: string | null;

  @Field(() => MemberType, { description: 'Who applied (지원한 사람).' })
  @Sql(sqlObject(() => sql`member m where m.id = a.applicant_id`))
  applicant!: MemberType;

  @Field(() => NoticeType, {
    nullable: true,
    description: 'The notice (공고) that the member applied to; null while it is hidden (숨김) from the applicant.',
  })
  @Sql(sqlObject(({ viewerId }) => sql`notice n where n.id = a.notice_id and ${visibleTo(viewerId)}`))
  notice!: NoticeType | null;

  @Field(() => Boolean, {
    description: 'Whether the viewer, as the owner of the notice, may reject it (거절).',
  })
  @Sql(canDecide(ApplicationStatus.REJECTED))
  viewerCanDecide!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may approve it (승인) if a seat is free; false while the notice is hidden (숨김).',
  })
  @Sql(canDecide(ApplicationStatus.APPROVED))
  viewerCanApprove!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may put it on the waiting list (대기); false while the notice is hidden (숨김).',
  })
  @Sql(canDecide(ApplicationStatus.WAITLISTED))
  viewerCanWaitlist!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may cancel it (지원 취소).' })
  @Sql(({ viewerId }) => isAllowed(cancelRules(viewerId)))
  viewerCanCancel!: boolean;
}

/** A page of applications, to one notice or by one member. */
const ApplicationConnection = defineConnection('Application', () => ApplicationType, 'A page of applications (지원).');

addQueries({
  application: {
    type: () => ApplicationType,
    nullable: true,
    description: "One application (지원); null unless the viewer is its applicant or the notice's owner.",
    args: { id: { type: () => ID, description: 'The id of the application.' } },
    sql: applicationById,
  },
});

addFields(NoticeType, {
  viewerApplication: {
    type: () => ApplicationType,
    nullable: true,
    description: "The viewer's own application (내 지원); null without one.",
    sql: sqlObject(({ viewerId }) => ownApplication(viewerId)),
  },
  applications: {
    type: () => ApplicationConnection,
    nullable: true,
    description: 'The applications (지원), the oldest first; null unless the viewer is the owner.',
    args: ApplicationListArgs,
    sql: applicationsOfNotice,
  },
});

addFields(ViewerType, {
  applications: {
    type: () => ApplicationConnection,
    description:
      "The viewer's applications (내 지원), the newest first. For notices that the viewer can no longer see, it contains only applications that the viewer can cancel.",
    args: ViewerApplicationsArgs,
    sql: applicationsOfViewer,
  },
});
