import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { requireViewerId } from '../context';
import type { Transaction } from '../kit/transaction';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { CommentTables } from './comment.entity';
import { isVisibleComment } from './comment.visibility';

type Tables = CommentTables & NoticeStatementTables;

const { statement } = statementsOn<Tables>();

const noticeOfComment = statement<{ viewerId: number; id: number }>()('comments.notice', (db, { viewerId, id }) =>
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
  const row = await tx.writes.row(noticeOfComment, { viewerId: requireViewerId(tx), id });
  if (!row) throw new AppError('NOT_FOUND');
  return row.noticeId;
}
