import { expressionBuilder, sql, type SqlBool, type Expression } from 'kysely';
import { blockedMembers, isModerator } from '../members/member-visibility.sql';
import { contributions } from '../notices/notice-contributions.sql';
import type { CommentTables } from './comment.entity';
import { isBlockedBetween } from '../blocks/block.sql';
import type { ViewerId } from '../../selection/viewer-id';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import { countOfRows } from '../../platform/database/statements/expressions';
import { statementsOn } from '../../platform/database/statements/statement';
import { AppError } from '../../platform/errors/app-error';
import { requireViewerId } from '../context';
import type { Transaction } from '../kit/transaction/transaction';

// A viewer without blocks skips the scan of the comments.
contributions.blockedComments.by((viewerId, noticeId) => {
  const blocked = blockedMembers(viewerId);
  const comments = expressionBuilder<CommentTables>()
    .selectFrom('comment as c')
    .leftJoin('comment as p', 'p.id', 'c.parent_id')
    .select(countOfRows().as('count'))
    .where('c.notice_id', '=', noticeId)
    .where('c.hidden', '=', sql.lit(false))
    .where('c.parent_hidden', '=', sql.lit(false))
    .where(sql<SqlBool>`(c.author_id = any (${blocked}) or p.author_id = any (${blocked}))`);
  return sql<number>`case when cardinality(${blocked}) > 0 then (${comments}) else 0 end`;
});

/** Aliases of a comment in the conditions below. `p` is the comment that `c` answers. */
type Alias = 'c' | 'p';

type Joined = Record<Alias, CommentTables['comment']> & { n: NoticeStatementTables['notice'] };

/**
 * True if the comment `c` is visible to the viewer, on the assumption that its notice `n` is
 * (rules/blocking.md, rules/moderation.md). For a reply, the answered comment must be visible
 * as well.
 */
export function isVisibleComment(viewerId: ViewerId): Expression<SqlBool> {
  const eb = expressionBuilder<CommentTables & Joined, 'c' | 'n'>();
  const parent = eb.selectFrom('comment as p').select('p.id').whereRef('p.id', '=', 'c.parent_id');
  return eb.and([
    isVisibleAlone(viewerId, 'c'),
    eb.or([eb('c.parent_id', 'is', null), eb.exists(parent.where(isVisibleAlone(viewerId, 'p')))]),
  ]);
}

/**
 * True if the comment is visible regardless of the answered comment. The viewer and the author must
 * not have blocked each other. A hidden comment is visible only to its author and to moderators of
 * the school.
 */
export function isVisibleAlone(viewerId: ViewerId, alias: Alias): Expression<SqlBool> {
  const eb = expressionBuilder<Joined, 'n' | Alias>();
  return eb.and([
    eb.not(isBlockedBetween(viewerId, eb.ref(`${alias}.author_id`))),
    eb.or([
      eb(`${alias}.hidden`, '=', sql.lit(false)),
      eb(`${alias}.author_id`, '=', viewerId),
      isModerator(viewerId, eb.ref('n.school_key')),
    ]),
  ]);
}

type Tables = CommentTables & NoticeStatementTables;

const { statement } = statementsOn<Tables>();

const findNoticeOfCommentStatement = statement<{ viewerId: number; id: number }>()(
  'comments.notice',
  (db, { viewerId, id }) =>
    db
      .selectFrom('comment as c')
      .innerJoin('notice as n', 'n.id', 'c.notice_id')
      .select('c.notice_id as noticeId')
      .where('c.id', '=', id)
      .where(isVisibleComment(viewerId)),
);

/**
 * Returns the notice of a comment. Checks that the comment is visible to the viewer on the
 * assumption that the notice is.
 * @throws {AppError} NOT_FOUND
 */
export async function findNoticeOfComment(tx: Transaction, id: number): Promise<number> {
  const row = await tx.reads.row(findNoticeOfCommentStatement, { viewerId: requireViewerId(tx), id });
  if (!row) throw new AppError('NOT_FOUND');
  return row.noticeId;
}
