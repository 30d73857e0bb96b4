import { sql } from 'kysely';
import { isoTime, listOf } from '../../selection/responses';
import { columnsOf } from '../../selection/rows';
import { defineExport } from '../kit/export/export';
import { CONTENT_SHAPE } from './notice.entity';
import type { NoticeTables } from './notice-tables.entity';

const n = columnsOf<NoticeTables['notice']>('n');

/** The viewer's notices, without comments and applications of other members. */
export const noticeExport = defineExport({
  name: 'notices',
  tables: ['notice', 'notice_question'],
  type: 'Notice',
  rows: ({ viewerId }) => sql`notice n where n.owner_id = ${viewerId}`,
  id: n.id,
  shape: {
    kind: 'kind',
    school: n.university,
    ...CONTENT_SHAPE,
    questions: listOf('questions', { text: 'text' }),
    field: n.field,
    techStack: sql`case n.kind when 'PROJECT' then n.tech_stack end`,
    topics: sql`case n.kind when 'STUDY' then n.tech_stack end`,
    tags: n.tags,
    frontend: n.frontend_number,
    backend: n.backend_number,
    designer: n.designer_number,
    recruiting: n.recruiting,
    createdAt: isoTime('createdAt'),
  },
});
