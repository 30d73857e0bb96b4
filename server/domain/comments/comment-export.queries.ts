import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { EXPORT_PAGE, type ExportParams, exportRows } from '../kit/export';
import type { CommentTables } from './comment.entity';

const { statement } = statementsOn<CommentTables>();

const comments = statement<ExportParams>()(
  'comments.export',
  (db, { memberId, after }) =>
    db
      .selectFrom('comment')
      .select(['id', 'notice_id as noticeId', 'text', 'created_at as createdAt'])
      .where('author_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['createdAt'],
);

/** The member's comments. Of the notices that they are on, only the ids: the texts are other members'. */
export const commentExport = exportRows('comments', ['comment'], comments);
