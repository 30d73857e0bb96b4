import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import type { Context } from '../context';
import { defineNestedPageLoader, type NestedPageParams, nestedPages, rowsOfPage } from '../kit/nested-pages';
import { optionalMemberColumn } from '../members/member.columns';
import type { NoticeKind } from '../notices/notice.entity';
import type { NoticeStatementTables } from '../notices/notice.tables';
import {
  isVisibleNotice,
  SCHOOL_SCOPES,
  type VisibleNoticeParams,
  visibleNoticeParams,
} from '../notices/notice.visibility';
import type { CommentTables } from './comment.entity';
import type { CommentView } from './comment.view';

const { statement, variants } = statementsOn<CommentTables & NoticeStatementTables>();

/** The columns of a comment joined as `c`, its notice as `n` and its author as `m`, named as in comment.view.ts. */
const commentColumns = () =>
  [
    'c.id',
    'c.notice_id as noticeId',
    'n.owner_id as noticeOwnerId',
    'c.text',
    'c.created_at as createdAt',
    optionalMemberColumn().as('author'),
  ] as const;

const TIMES = ['createdAt'] as const;

/** REST has no pages of comments, so this limits their list to the newest ones. */
const MAX_COMMENTS = 1_000;

const commentsOfNotice = variants<VisibleNoticeParams>()(
  'comments.ofNotice',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) =>
      db
        .selectFrom('notice as n')
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('comment')
              .selectAll()
              .whereRef('notice_id', '=', 'n.id')
              .orderBy('id', 'desc')
              .limit(sql.lit(MAX_COMMENTS))
              .as('c'),
          (join) => join.onTrue(),
        )
        .leftJoin('member as m', 'm.id', 'c.author_id')
        .select(commentColumns)
        .where(isVisibleNotice(scope, params))
        .orderBy('c.id'),
  TIMES,
);

/**
 * Reads a notice's comments, the oldest first, for REST.
 * @param kind the kind that the notice must have
 * @throws {AppError} NOT_FOUND when the notice does not exist for the viewer
 */
export async function readComments(ctx: Context, noticeId: number, kind: NoticeKind): Promise<CommentView[]> {
  const ofNotice = commentsOfNotice({ scope: ctx.env.SCHOOL_SCOPE });
  const rows = await ctx.reads.rows(ofNotice, visibleNoticeParams(ctx, noticeId, kind));
  // A notice without comments is one row without a comment, so no row means that there is no notice.
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  return rows.filter((row): row is CommentView => row.id !== null);
}

const commentPages = statement<NestedPageParams>()(
  'comments.pages',
  (db, params) =>
    db
      .selectFrom(nestedPages(params))
      .innerJoinLateral(
        (eb) => rowsOfPage(eb.selectFrom('comment').selectAll(), 'notice_id').as('c'),
        (join) => join.onTrue(),
      )
      .innerJoin('notice as n', 'n.id', 'c.notice_id')
      .leftJoin('member as m', 'm.id', 'c.author_id')
      .select('page.index as pageIndex')
      .select(commentColumns)
      .orderBy('c.id'),
  TIMES,
);

/** Loads pages of a notice's comments, the oldest first. The caller has read the notice for the viewer. */
export const loadComments = defineNestedPageLoader<CommentView>(commentPages);
