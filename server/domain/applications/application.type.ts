import { sql } from 'kysely';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ID_BOUNDS, parseId } from '../../platform/text/validation';
import { sqlConnection } from '../../selection/connections/connections';
import { type SqlField, sqlObject } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, addQueries, Sql } from '../../selection/schema-fields';
import { defineConnection } from '../../selection/connections/paging';
import { isAllowed } from '../kit/rules/rules';
import { profileInCopy } from '../profiles/profile.sql';
import { MemberProfileType } from '../profiles/profile.type';
import { MemberType, ViewerType } from '../members/member.type';
import type { NoticeKind } from '../notices/notice.entity';
import { forOwner } from '../notices/notice.rules';
import { noticeOrNull, NoticeType } from '../notices/notice.type';
import { isOfKinds, kindsOf } from '../notices/kinds/notice-kind.sql';
import { isVisibleTo } from '../notices/visibility/notice-visibility.sql';
import { Role } from '../profiles/role.entity';
import { ApplicationListArgs, ViewerApplicationsArgs } from './application.inputs';
import {
  APPLICATION_WITH_NOTICE,
  DECIDE_BY,
  hasStatus,
  STATUS,
  isVisibleApplication,
  isVisibleToApplicant,
} from './application.sql';
import { ApplicationStatus, type ApplicationTables } from './application.entity';
import { denyCancelling, ownApplication } from './application.rules';

// The row in scope of applications is `a`.

const a = columnsOf<ApplicationTables['application']>('a');

const PENDING = sql.lit(ApplicationStatus.PENDING);

const applicationById: SqlField = {
  parse: ({ id }) => ({ values: { applicationId: parseId(id) } }),
  ...sqlObject(
    ({ value, viewerId }) => sql`${APPLICATION_WITH_NOTICE} where a.id = ${value('applicationId')}::int
      and (a.applicant_id = ${viewerId} or n.owner_id = ${viewerId}) and ${isVisibleApplication(viewerId)}`,
  ),
};

const received = sqlConnection({
  nested: true,
  args: ApplicationListArgs,
  parse: ({ status, role }) => ({ values: { statuses: status ?? [], role: role ?? null } }),
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

/** Applications to the notice `n`; null unless the viewer owns it. */
const applicationsOfNotice: SqlField = {
  ...received,
  build: (scope, selection) => forOwner(scope.viewerId, received.build(scope, selection)),
};

/** The viewer's applications. */
const applicationsOfViewer = sqlConnection({
  args: ViewerApplicationsArgs,
  parse: ({ kind, status }) => ({ values: { kinds: kindsOf(kind), statuses: status ?? [] } }),
  start: ID_BOUNDS.max,
  alias: 'a',
  order: 'desc',
  rows: ({ value, viewerId }, { afterId, limit }) => sql`(
    select a.* from ${APPLICATION_WITH_NOTICE} where a.applicant_id = ${viewerId} and a.id < ${afterId}
      and ${isOfKinds(value<readonly NoticeKind[]>('kinds'))}
      and ${hasStatus(value<readonly ApplicationStatus[]>('statuses'))}
      and ${isVisibleToApplicant(viewerId)}
    order by a.id desc limit ${limit}
  )`,
});

/**
 * The viewer's pending application with the earliest day of decision, to a notice that the viewer
 * sees.
 */
const nextPending = sqlObject(
  ({ viewerId }) => sql`(
    select a.* from ${APPLICATION_WITH_NOTICE} where a.applicant_id = ${viewerId} and a.status = ${PENDING} and ${isVisibleTo(viewerId)}
    order by a.decide_by, a.id limit 1
  ) a`,
);

/** The newest notice of the viewer with a pending application. */
const nextToDecide = sqlObject(
  ({ viewerId }) => sql`(
    select n.* from notice n where n.owner_id = ${viewerId}
      and exists (select from application a where a.notice_id = n.id and a.status = ${PENDING})
    order by n.id desc limit 1
  ) n`,
);

/** The copy of the profile of the applicant. Others do not read that of a hidden applicant. */
const sentProfile = sqlObject(
  ({ viewerId }) => sql`member m, ${profileInCopy(a.profile)} sp
    where m.id = a.applicant_id and a.profile is not null and (not m.hidden or m.id = ${viewerId})`,
);

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

  @Field(() => MemberProfileType, {
    nullable: true,
    description:
      'The copy of the team profile (팀 프로필) that the applicant sent with it. Null without one, and for others while the applicant is hidden (숨김).',
  })
  @Sql(sentProfile)
  profile!: MemberProfileType | null;

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
    description: 'The message of the owner with the decision (한마디); null without a message.',
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
  @Sql(noticeOrNull(a.notice_id))
  notice!: NoticeType | null;

  @Field(() => Boolean, { description: 'Whether the viewer may cancel it (지원 취소).' })
  @Sql(({ viewerId }) => isAllowed(denyCancelling(viewerId)))
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
  nextPendingApplication: {
    type: () => ApplicationType,
    nullable: true,
    description:
      "The viewer's pending application that is decided next (먼저 답을 받을 지원): the one with the earliest decideBy to a notice that the viewer sees. Null without one.",
    sql: nextPending,
  },
  nextNoticeToDecide: {
    type: () => NoticeType,
    nullable: true,
    description: "The newest of the viewer's notices with a pending application (답할 공고); null without one.",
    sql: nextToDecide,
  },
});
