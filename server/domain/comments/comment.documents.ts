import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import type { Context } from '../context';
import { jsonArrayOf } from '../kit/rest-shape';
import { JsonText } from '../kit/route';
import { viewerInRow } from '../kit/viewer-id';
import type { NoticeKind } from '../notices/notice.entity';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { isVisibleNotice, type VisibleNoticeParams, visibleNoticeParams } from '../notices/notice.visibility';
import { commentColumns } from './comment.columns';
import type { CommentTables } from './comment.entity';
import { commentShape } from './comment.rest-shapes';
import { isVisibleComment } from './comment.visibility';

const { document } = statementsOn<CommentTables & NoticeStatementTables>();

/** REST has no pages of comments, so this limits their list to the newest ones. */
const MAX_COMMENTS = 1_000;

const commentsDocument = document<VisibleNoticeParams>()('comments.document', (db, params) => {
  const viewerId = viewerInRow('viewer', params.viewerId);
  return db
    .selectFrom('notice as n')
    .innerJoin('member as viewer', (join) => join.on('viewer.id', '=', params.viewerId))
    .select((eb) => {
      const newest = eb
        .selectFrom('comment as c')
        .selectAll()
        .whereRef('c.notice_id', '=', 'n.id')
        .where(isVisibleComment(viewerId))
        .orderBy('c.id', 'desc')
        .limit(sql.lit(MAX_COMMENTS));
      const items = eb
        .selectFrom(newest.as('c'))
        .leftJoin('member as m', 'm.id', 'c.author_id')
        .select(commentShape.select(commentColumns(viewerId)))
        .orderBy('c.id');
      return jsonArrayOf(items).as('body');
    })
    .where(isVisibleNotice(params, viewerId));
});

/**
 * A notice's comments, the oldest first.
 * @param kind the kind that the notice must have
 * @throws {AppError} NOT_FOUND when the notice does not exist for the viewer
 */
export async function writeComments(ctx: Context, noticeId: number, kind: NoticeKind): Promise<JsonText> {
  const comments = await ctx.reads.document(commentsDocument, visibleNoticeParams(ctx, noticeId, kind));
  if (!comments) throw new AppError('NOT_FOUND');
  return new JsonText(comments.body);
}
