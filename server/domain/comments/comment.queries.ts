import { type Expression, expressionBuilder } from 'kysely';
import { named } from '../../platform/database/expressions';
import { type Params, statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { defineLoader } from '../kit/loader';
import {
  defineNestedPageLoader,
  NEWEST_FIRST,
  type NestedPageParams,
  nestedPages,
  rowsOfPage,
} from '../kit/nested-pages';
import type { Transaction } from '../kit/transaction';
import { optionalMemberColumn } from '../members/member.columns';
import { loadNotice } from '../notices/notice.queries';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { commentColumns } from './comment.columns';
import type { CommentTables } from './comment.entity';
import type { CommentView } from './comment.view';
import { isVisibleComment } from './comment.visibility';

type Tables = CommentTables & NoticeStatementTables;

const { statement } = statementsOn<Tables>();

const TIMES = ['createdAt'] as const;

/** The columns of a comment joined as `c` with its notice as `n` and its author as `m`. */
const columns = (viewerId: Expression<number>) => () => {
  const { author: _author, ...own } = commentColumns(viewerId);
  return [...named(own), optionalMemberColumn(viewerId).as('author')];
};

/** The comments `c` that exist for the viewer on the notice `n` of an outer query. */
const visibleComments = ({ viewerId }: Params<NestedPageParams>) =>
  expressionBuilder<Tables & { n: Tables['notice'] }, 'n'>()
    .selectFrom('comment as c')
    .selectAll('c')
    .where(isVisibleComment(viewerId));

const commentPages = statement<NestedPageParams>()(
  'comments.pages',
  (db, params) =>
    db
      .selectFrom(nestedPages(params))
      .innerJoin('notice as n', 'n.id', 'page.parent_id')
      .innerJoinLateral(rowsOfPage(visibleComments(params), 'notice_id').as('c'), (join) => join.onTrue())
      .leftJoin('member as m', 'm.id', 'c.author_id')
      .select('page.index as pageIndex')
      .select(columns(params.viewerId))
      .orderBy('c.id'),
  TIMES,
);

/** Loads pages of a notice's comments, the oldest first. The caller has read the notice for the viewer. */
export const loadComments = defineNestedPageLoader<CommentView>(commentPages);

const threadPages = statement<NestedPageParams>()(
  'comments.threads',
  (db, params) =>
    db
      .selectFrom(nestedPages(params))
      .innerJoin('notice as n', 'n.id', 'page.parent_id')
      .innerJoinLateral(
        rowsOfPage(visibleComments(params).where('c.parent_id', 'is', null), 'notice_id', NEWEST_FIRST).as('c'),
        (join) => join.onTrue(),
      )
      .leftJoin('member as m', 'm.id', 'c.author_id')
      .select('page.index as pageIndex')
      .select(columns(params.viewerId))
      .orderBy('c.id', 'desc'),
  TIMES,
);

/** Loads pages of a notice's comments that are no replies, the newest first. The caller has read the notice for the viewer. */
export const loadThreads = defineNestedPageLoader<CommentView>(threadPages);

const replyPages = statement<NestedPageParams>()(
  'comments.replies',
  (db, params) =>
    db
      .selectFrom(nestedPages(params))
      .innerJoin('comment as p', 'p.id', 'page.parent_id')
      .innerJoin('notice as n', 'n.id', 'p.notice_id')
      .innerJoinLateral(rowsOfPage(visibleComments(params), 'parent_id').as('c'), (join) => join.onTrue())
      .leftJoin('member as m', 'm.id', 'c.author_id')
      .select('page.index as pageIndex')
      .select(columns(params.viewerId))
      .orderBy('c.id'),
  TIMES,
);

/** Loads pages of the replies to a comment, the oldest first. The caller has read its notice for the viewer. */
export const loadReplies = defineNestedPageLoader<CommentView>(replyPages);

const commentsById = statement<{ viewerId: number; ids: readonly number[] }>()(
  'comments.byIds',
  (db, { viewerId, ids }) =>
    db
      .selectFrom('comment as c')
      .innerJoin('notice as n', 'n.id', 'c.notice_id')
      .leftJoin('member as m', 'm.id', 'c.author_id')
      .select(columns(viewerId))
      .where('c.id', '=', db.fn.any(ids))
      .where(isVisibleComment(viewerId)),
  TIMES,
);

/** Loads comments by id; null for one that does not exist for the viewer. The caller has read the notice for the viewer. */
export const loadComment = defineLoader<number, CommentView | null>(async (ctx, ids) => {
  const rows = await ctx.reads.rows(commentsById, { viewerId: requireViewerId(ctx), ids });
  return new Map(rows.map((comment) => [comment.id, comment]));
}, null);

/** Finds one comment; null when the viewer does not see it or its notice. */
export async function findComment(ctx: Context, id: number): Promise<CommentView | null> {
  const comment = await loadComment(ctx, id);
  return comment && (await loadNotice(ctx, comment.noticeId)) ? comment : null;
}

const noticeOfComment = statement<{ viewerId: number; id: number }>()('comments.notice', (db, { viewerId, id }) =>
  db
    .selectFrom('comment as c')
    .innerJoin('notice as n', 'n.id', 'c.notice_id')
    .select('c.notice_id as noticeId')
    .where('c.id', '=', id)
    .where(isVisibleComment(viewerId)),
);

/**
 * Finds the notice of a comment that exists for the viewer, if the notice does.
 * @throws {AppError} NOT_FOUND
 */
export async function findNoticeOfComment(tx: Transaction, id: number): Promise<number> {
  const row = await tx.writes.row(noticeOfComment, { viewerId: requireViewerId(tx), id });
  if (!row) throw new AppError('NOT_FOUND');
  return row.noticeId;
}
