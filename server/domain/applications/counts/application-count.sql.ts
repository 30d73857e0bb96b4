import { type Expression, expressionBuilder, sql } from 'kysely';
import { MAX_OWN_COUNT } from '../../../../shared/bounds';
import { countOfRows } from '../../../platform/database/statements/expressions';
import type { ViewerId } from '../../../selection/viewer-id';
import type { NoticeStatementTables } from '../../notices/notice-tables.entity';
import { type ApplicationTables, ApplicationStatus } from '../application.entity';
import { isVisibleToApplicant } from '../application.sql';

type Tables = ApplicationTables & NoticeStatementTables;

const PENDING = sql.lit(ApplicationStatus.PENDING);

/** Selects ids from applications with the alias `a`, at most {@link MAX_OWN_COUNT}. */
function applications() {
  return expressionBuilder<Tables>().selectFrom('application as a').select('a.id').limit(sql.lit(MAX_OWN_COUNT));
}

/** Selects the applications of the viewer's list (application.type.ts: applicationsOfViewer). */
function ownApplications(viewerId: ViewerId) {
  return applications()
    .innerJoin('notice as n', 'n.id', 'a.notice_id')
    .where('a.applicant_id', '=', viewerId)
    .where(isVisibleToApplicant(viewerId));
}

/** Selects the number of the viewer's applications. */
export function countSent(viewerId: ViewerId) {
  return expressionBuilder<Tables>().selectFrom(ownApplications(viewerId).as('sent')).select(countOfRows().as('count'));
}

/** Selects the number of the viewer's pending applications. */
export function countPending(viewerId: ViewerId) {
  return expressionBuilder<Tables>()
    .selectFrom(ownApplications(viewerId).where('a.status', '=', PENDING).as('pending'))
    .select(countOfRows().as('count'));
}

/** Selects the number of pending applications to the viewer's notices. */
export function countToDecide(viewerId: Expression<number>) {
  return expressionBuilder<Tables>()
    .selectFrom(
      applications()
        .innerJoin('notice as n', 'n.id', 'a.notice_id')
        .where('n.owner_id', '=', viewerId)
        .where('a.status', '=', PENDING)
        .as('received'),
    )
    .select(countOfRows().as('count'));
}
