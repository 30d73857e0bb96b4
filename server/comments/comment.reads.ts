import type { Context } from '../context';
import { AppError } from '../lib/errors';
import { groupBy } from '../lib/group';
import { defineLoader } from '../lib/loader';
import { ensureModest } from '../lib/paging';
import { MEMBER_COLUMNS, type MemberRow, toMember } from '../members/member.reads';
import type { NoticeKind } from '../notices/notice.entity';
import { readNotice } from '../notices/notice.reads';
import type { CommentView } from './comment.view';

const COMMENT_COLUMNS = `c.id, c.notice_id as "noticeId", n.owner_id as "noticeOwnerId", c.text,
  c.created_at as "createdAt", ${MEMBER_COLUMNS}`;

type CommentRow = Omit<CommentView, 'author'> & (MemberRow | { memberId: null; nickName: null; picture: null });

function toComment({ memberId, nickName, picture, ...rest }: CommentRow): CommentView {
  return { ...rest, author: memberId === null ? null : toMember({ memberId, nickName, picture }) };
}

/**
 * One comment.
 * @throws {AppError} NOT_FOUND
 */
export async function readComment(ctx: Context, id: number): Promise<CommentView> {
  const row = await ctx.reader.row<CommentRow>(
    `select ${COMMENT_COLUMNS} from comment c join notice n on n.id = c.notice_id
     left join member m on m.id = c.author_id where c.id = $1`,
    [id],
  );
  if (!row) throw new AppError('NOT_FOUND');
  return toComment(row);
}

/** Old clients get the whole list at once; past this many, the newest. */
const MOST_COMMENTS = 1_000;

/**
 * A notice's comments, oldest first.
 * @throws {AppError} NOT_FOUND when the notice does not exist for the viewer.
 */
export async function readComments(ctx: Context, noticeId: number, kind: NoticeKind): Promise<CommentView[]> {
  await readNotice(ctx, noticeId, kind);
  const rows = await ctx.reader.rows<CommentRow>(
    `select ${COMMENT_COLUMNS} from (
       select * from comment where notice_id = $1 order by id desc limit ${MOST_COMMENTS}
     ) c join notice n on n.id = c.notice_id left join member m on m.id = c.author_id order by c.id`,
    [noticeId],
  );
  return rows.map(toComment);
}

/** A stretch of a notice's comments: `first` rows behind the comment `afterId`, oldest first. */
export interface CommentWish {
  noticeId: number;
  afterId: number;
  first: number;
}

/** The comments of notices that the viewer was shown. */
export const loadComments = defineLoader<CommentWish, CommentView[]>(async (ctx, wishes) => {
  ensureModest(wishes);
  const rows = await ctx.reader.rows<CommentRow & { wish: number }>(
    `select wish.place::int as wish, ${COMMENT_COLUMNS}
     from unnest($1::int[], $2::int[], $3::int[]) with ordinality wish (notice_id, after_id, first, place)
     cross join lateral (
       select * from comment where notice_id = wish.notice_id and id > wish.after_id order by id limit wish.first
     ) c
     join notice n on n.id = c.notice_id left join member m on m.id = c.author_id order by c.id`,
    [wishes.map((wish) => wish.noticeId), wishes.map((wish) => wish.afterId), wishes.map((wish) => wish.first)],
  );
  const byWish = groupBy(rows, (row) => row.wish);
  return new Map(wishes.map((wish, index) => [wish, (byWish.get(index + 1) ?? []).map(withoutWish)]));
}, []);

function withoutWish({ wish: _, ...row }: CommentRow & { wish: number }): CommentView {
  return toComment(row);
}

/** How many comments notices have. */
export const loadCommentCount = defineLoader<number, number>(async (ctx, noticeIds) => {
  const rows = await ctx.reader.rows<{ id: number; count: number }>(
    'select notice_id as id, count(*)::int as count from comment where notice_id = any ($1::int[]) group by notice_id',
    [noticeIds],
  );
  return new Map(rows.map((row) => [row.id, row.count]));
}, 0);
