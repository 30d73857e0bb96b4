import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { isNotApart } from '../blocks/block.visibility';
import { moderates } from '../members/member.visibility';
import type { ViewerId } from '../kit/viewer-id';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { CommentTables } from './comment.entity';

type Joined = { c: CommentTables['comment']; n: NoticeStatementTables['notice'] };

/**
 * Whether the comment `c` on the notice `n`, which exists for the viewer, does so as well: no block is between the viewer and its
 * author, and it is not hidden unless it is the viewer's own or they moderate the school (rules.md: Blocking, Reports and
 * moderation).
 */
export function isVisibleComment(viewerId: ViewerId): Expression<SqlBool> {
  const eb = expressionBuilder<Joined, 'c' | 'n'>();
  return eb.and([
    isNotApart(viewerId, eb.ref('c.author_id')),
    eb.or([
      eb('c.hidden', '=', sql.lit(false)),
      eb('c.author_id', '=', viewerId),
      moderates(viewerId, eb.ref('n.school_key')),
    ]),
  ]);
}
