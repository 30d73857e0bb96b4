import { sql } from 'kysely';
import { ID_BOUNDS, parseId } from '../../platform/validation';
import { sqlConnection } from '../../selection/connections';
import { sqlColumn, type SqlField, sqlId, sqlObject, type SqlRootField, sqlTime } from '../../selection/fields';
import { isAllowed } from '../kit/rules';
import type { NoticeKind } from '../notices/notice.entity';
import { isOwn } from '../notices/notice.rules';
import { kindsOf, ofKinds, visibleTo } from '../notices/notice.visibility';
import { ApplicationListArgs, ViewerApplicationsArgs } from './application-list.inputs';
import { ApplicationStatus, type DecidedStatus } from './application.entity';
import { decideBy, hasStatus } from './application.queries';
import { cancelRules, decideRules } from './application.rules';
import { isVisibleApplication } from './application.visibility';

// The row in scope of applications is `a`.

const WITH_NOTICE = sql`application a join notice n on n.id = a.notice_id`;

const applicationById: SqlField = {
  read: ({ id }) => ({ values: { applicationId: parseId(id) } }),
  ...sqlObject(
    ({ value, viewerId }) => sql`${WITH_NOTICE} where a.id = ${value('applicationId')}::int
      and (a.applicant_id = ${viewerId} or n.owner_id = ${viewerId}) and ${isVisibleApplication(viewerId)}`,
  ),
};

/** The field of Query that shows an application. */
export const applicationRoots: Record<string, SqlRootField> = {
  application: { ...applicationById },
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

/** The applications to the notice `n`, for its owner alone. */
export const applicationsOfNotice: SqlField = {
  ...received,
  write: (scope, selection) => sql`case when ${isOwn(scope.viewerId)} then ${received.write(scope, selection)} end`,
};

/** The viewer's applications. */
export const applicationsOfViewer = sqlConnection({
  args: ViewerApplicationsArgs,
  read: ({ kind, status }) => ({ values: { kinds: kindsOf(kind), statuses: status ?? [] } }),
  start: ID_BOUNDS.max,
  alias: 'a',
  order: 'desc',
  rows: ({ value, viewerId }, { afterId, limit }) => sql`(
    select a.* from ${WITH_NOTICE} where a.applicant_id = ${viewerId} and a.id < ${afterId}
      and ${ofKinds(value<readonly NoticeKind[]>('kinds'))}
      and ${hasStatus(value<readonly ApplicationStatus[]>('statuses'))}
      and ${isVisibleApplication(viewerId)}
    order by a.id desc limit ${limit}
  )`,
});

const canDecide = (decision: DecidedStatus): SqlField =>
  sqlColumn(
    ({ viewerId }) => sql`exists (
      select from notice n where n.id = a.notice_id and ${isAllowed(decideRules(viewerId, decision))}
    )`,
  );

/** The fields of an application. */
export const applicationFields: Record<string, SqlField> = {
  id: sqlId(() => sql`a.id`),
  status: sqlColumn(() => sql`a.status`),
  role: sqlColumn(() => sql`a.role`),
  text: sqlColumn(() => sql`a.text`),
  createdAt: sqlTime(() => sql`a.created_at`),
  decidedAt: sqlTime(() => sql`a.decided_at`),
  decideBy: sqlColumn(() => decideBy()),
  message: sqlColumn(() => sql`a.message`),
  applicant: sqlObject(() => sql`member m where m.id = a.applicant_id`),
  notice: sqlObject(({ viewerId }) => sql`notice n where n.id = a.notice_id and ${visibleTo(viewerId)}`),
  viewerCanDecide: canDecide(ApplicationStatus.REJECTED),
  viewerCanApprove: canDecide(ApplicationStatus.APPROVED),
  viewerCanWaitlist: canDecide(ApplicationStatus.WAITLISTED),
  viewerCanCancel: sqlColumn(({ viewerId }) => isAllowed(cancelRules(viewerId))),
};
