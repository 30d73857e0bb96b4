import { sql } from 'kysely';
import { isoTime } from '../../selection/answers';
import { columnsOf } from '../../selection/rows';
import { defineExport } from '../kit/export';
import type { CommentTables } from './comment.entity';

const c = columnsOf<CommentTables['comment']>('c');

/**
 * The viewer's comments with the ids of their notices. The text of the notices belongs to others.
 */
export const commentExport = defineExport({
  name: 'comments',
  tables: ['comment'],
  type: 'Comment',
  rows: ({ viewerId }) => sql`comment c where c.author_id = ${viewerId}`,
  id: c.id,
  shape: { noticeId: c.notice_id, text: 'text', createdAt: isoTime('createdAt') },
});
