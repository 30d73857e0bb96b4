import { type Context, requireViewerId } from '../context';
import type { Stored } from '../../platform/database/statements';
import { AppError } from '../../platform/errors';
import { defineLoader } from '../kit/loader';
import { ensureModest } from '../kit/paging';
import { MEMBER_COLUMNS, type MemberRow, toMember } from '../members/member.queries';
import type { NoticeKind } from '../notices/notice.entity';
import { ofKind, visible } from '../notices/notice.queries';
import type { CommentView } from './comment.view';

const COMMENT_COLUMNS = `c.id, c.notice_id as "noticeId", n.owner_id as "noticeOwnerId", c.text,
  c.created_at as "createdAt", ${MEMBER_COLUMNS}`;

/** A row of {@link COMMENT_COLUMNS}. */
export type CommentRow = Stored<Omit<CommentView, 'author'>> &
  (MemberRow | { memberId: null; nickName: null; picture: null });

/** The comment of a row; whatever else the row holds stays behind. */
export function toComment(row: CommentRow): CommentView {
  return {
    id: row.id,
    noticeId: row.noticeId,
    noticeOwnerId: row.noticeOwnerId,
    text: row.text,
    createdAt: new Date(row.createdAt),
    author: row.memberId === null ? null : toMember(row),
  };
}

/** Old clients get the whole list at once; past this many, the newest. */
const MOST_COMMENTS = 1_000;

/**
 * A notice's comments, oldest first.
 * @throws {AppError} NOT_FOUND when the notice does not exist for the viewer.
 */
export async function readComments(ctx: Context, noticeId: number, kind: NoticeKind): Promise<CommentView[]> {
  const rows = await ctx.reads.rows<CommentRow | { id: null }>(
    `select ${COMMENT_COLUMNS} from notice n left join lateral (
       select * from comment where notice_id = n.id order by id desc limit ${MOST_COMMENTS}
     ) c on true left join member m on m.id = c.author_id
     where n.id = $2 and ${visible(ctx)}${ofKind(kind)} order by c.id`,
    [requireViewerId(ctx), noticeId],
  );
  // A notice without comments is one row without a comment; none at all means that there is no notice.
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  return rows.filter((row): row is CommentRow => row.id !== null).map(toComment);
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
  const rows = await ctx.reads.rows<CommentRow & { wish: number }>(
    `select wish.place::int as wish, ${COMMENT_COLUMNS}
     from unnest($1::int[], $2::int[], $3::int[]) with ordinality wish (notice_id, after_id, first, place)
     cross join lateral (
       select * from comment where notice_id = wish.notice_id and id > wish.after_id order by id limit wish.first
     ) c
     join notice n on n.id = c.notice_id left join member m on m.id = c.author_id order by c.id`,
    [wishes.map((wish) => wish.noticeId), wishes.map((wish) => wish.afterId), wishes.map((wish) => wish.first)],
  );
  const byWish = Map.groupBy(rows, (row) => row.wish);
  return new Map(wishes.map((wish, index) => [wish, (byWish.get(index + 1) ?? []).map(toComment)]));
}, []);

/** How many comments notices have. */
export const loadCommentCount = defineLoader<number, number>(async (ctx, noticeIds) => {
  const rows = await ctx.reads.rows<{ id: number; count: number }>(
    'select notice_id as id, count(*)::int as count from comment where notice_id = any ($1::int[]) group by notice_id',
    [noticeIds],
  );
  return new Map(rows.map((row) => [row.id, row.count]));
}, 0);
