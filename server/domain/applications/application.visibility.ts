import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { literals } from '../../platform/database/expressions';
import type { ViewerId } from '../kit/viewer-id';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { isUnrestricted, visibleTo } from '../notices/notice.visibility';
import { STATUS } from './application.contributions';
import { type ApplicationTables, OPEN } from './application.entity';

type Joined = { a: ApplicationTables['application']; n: NoticeStatementTables['notice'] };

/**
 * True if the viewer's own application `a` to the notice `n` exists for the viewer (rules.md:
 * Reports and moderation). It does while it is open, or if neither a block nor a moderator hides
 * the notice. So an applicant can always find and cancel an open application.
 */
export function isVisibleToApplicant(viewerId: ViewerId): Expression<SqlBool> {
  const { or } = expressionBuilder<Joined, 'a' | 'n'>();
  return or([sql<SqlBool>`${STATUS} in (${literals(OPEN)})`, isUnrestricted(viewerId)]);
}

/**
 * True if the application `a` to the notice `n` exists for the viewer. The viewer is its applicant,
 * or sees the notice.
 */
export function isVisibleApplication(viewerId: ViewerId): Expression<SqlBool> {
  const { and, eb, or } = expressionBuilder<Joined, 'a' | 'n'>();
  return or([and([eb('a.applicant_id', '=', viewerId), isVisibleToApplicant(viewerId)]), visibleTo(viewerId)]);
}
