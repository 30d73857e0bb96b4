import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { isNotApart } from '../blocks/block.visibility';
import { moderates } from '../members/member.visibility';
import type { ViewerId } from '../kit/viewer-id';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { CommentTables } from './comment.entity';

type Joined = CommentTables & { c: CommentTables['comment']; n: NoticeStatementTables['notice'] };

/**
 * True if the comment `c` is visible to the viewer, on the assumption that its notice `n` is
 * (rules.md: Blocking, Reports and moderation). For a reply, the answered comment must be visible
 * as well.
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
 * True if the comment is visible regardless of the answered comment. The viewer and the author must
 * not have blocked each other. A hidden comment is visible only to its author and to moderators of
 * the school.
 * @param alias alias of the comment
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
