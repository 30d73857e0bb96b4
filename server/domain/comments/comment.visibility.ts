import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { isNotApart } from '../blocks/block.visibility';
import { moderates } from '../members/member.visibility';
import type { ViewerId } from '../kit/viewer-id';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { CommentTables } from './comment.entity';

type Joined = CommentTables & { c: CommentTables['comment']; n: NoticeStatementTables['notice'] };

/**
 * Whether the comment `c` on the notice `n`, which exists for the viewer, does so as well
 * (rules.md: Blocking, Reports and moderation). It exists by itself if no block is between the
 * viewer and its author, and it is not hidden or the viewer wrote it or moderates the school. For a
 * reply, the comment that it replies to exists by itself, too.
 */
export function isVisibleComment(viewerId: ViewerId): Expression<SqlBool> {
  const eb = expressionBuilder<Joined, 'c' | 'n'>();
  const parent = eb.selectFrom('comment as p').select('p.id').whereRef('p.id', '=', 'c.parent_id');
  return eb.and([
    existsByItself(viewerId, 'c'),
    eb.or([eb('c.parent_id', 'is', null), eb.exists(parent.where(existsByItself(viewerId, 'p')))]),
  ]);
}

/**
 * Whether the comment of this alias on the notice `n` exists for the viewer, whatever it replies
 * to.
 */
function existsByItself(viewerId: ViewerId, alias: 'c' | 'p'): Expression<SqlBool> {
  const eb = expressionBuilder<Joined & { p: CommentTables['comment'] }, 'c' | 'n' | 'p'>();
  return eb.and([
    isNotApart(viewerId, eb.ref(`${alias}.author_id`)),
    eb.or([
      eb(`${alias}.hidden`, '=', sql.lit(false)),
      eb(`${alias}.author_id`, '=', viewerId),
      moderates(viewerId, eb.ref('n.school_key')),
    ]),
  ]);
}
