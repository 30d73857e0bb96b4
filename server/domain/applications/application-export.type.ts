import { sql } from 'kysely';
import { isoTime, listOf } from '../../selection/responses';
import { columnsOf } from '../../selection/rows';
import { defineExport } from '../kit/export/export';
import type { ApplicationTables } from './application.entity';

const a = columnsOf<ApplicationTables['application']>('a');

/** The viewer's own applications, without applications to the viewer's notices. */
export const applicationExport = defineExport({
  name: 'applications',
  tables: ['application', 'application_answer'],
  type: 'Application',
  rows: ({ viewerId }) => sql`application a where a.applicant_id = ${viewerId}`,
  id: a.id,
  shape: {
    noticeId: a.notice_id,
    role: 'role',
    text: 'text',
    answers: listOf('answers', { text: 'text' }),
    profile: a.profile,
    status: 'status',
    createdAt: isoTime('createdAt'),
    decidedAt: isoTime('decidedAt'),
    decideBy: a.decide_by,
  },
});
