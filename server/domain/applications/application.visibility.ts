import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { literals } from '../../platform/database/expressions';
import type { ViewerId } from '../kit/viewer-id';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { visibleTo } from '../notices/notice.visibility';
import { type ApplicationTables, UNDECIDED } from './application.entity';

type Joined = { a: ApplicationTables['application']; n: NoticeStatementTables['notice'] };

/**
 * Whether the application `a` to the notice `n` exists for the viewer: its notice does, or it is
 * their own and waits for a decision. So an applicant finds and cancels it whatever became of the notice
 * (rules.md: Reports and moderation). Of approved applicants the notice exists for those in the team.
 */
export function isVisibleApplication(viewerId: ViewerId): Expression<SqlBool> {
  const eb = expressionBuilder<Joined, 'a' | 'n'>();
  const isUndecided = sql<SqlBool>`a.status in (${literals(UNDECIDED)})`;
  return eb.or([eb.and([eb('a.applicant_id', '=', viewerId), isUndecided]), visibleTo(viewerId)]);
}
