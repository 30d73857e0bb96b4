import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { literals } from '../../platform/database/expressions';
import type { ViewerId } from '../kit/viewer-id';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { isUnrestricted, visibleTo } from '../notices/notice.visibility';
import { STATUS } from './application.contributions';
import { type ApplicationTables, OPEN } from './application.entity';

type Joined = { a: ApplicationTables['application']; n: NoticeStatementTables['notice'] };

/**
 * Whether the viewer's own application `a` to the notice `n` exists for the viewer: it is open, or
 * nothing keeps the notice from them. So an applicant finds and cancels it whatever became of the
 * notice (rules.md: Reports and moderation).
 */
export function isVisibleToApplicant(viewerId: ViewerId): Expression<SqlBool> {
  const { or } = expressionBuilder<Joined, 'a' | 'n'>();
  return or([sql<SqlBool>`${STATUS} in (${literals(OPEN)})`, isUnrestricted(viewerId)]);
}

/**
 * Whether the application `a` to the notice `n` exists for the viewer, as its applicant or as the
 * notice does.
 */
export function isVisibleApplication(viewerId: ViewerId): Expression<SqlBool> {
  const { and, eb, or } = expressionBuilder<Joined, 'a' | 'n'>();
  return or([and([eb('a.applicant_id', '=', viewerId), isVisibleToApplicant(viewerId)]), visibleTo(viewerId)]);
}
