import { sql } from 'kysely';
import { isoTimeSql } from '../../selection/selected-fields';
import { columnsOf } from '../../selection/rows';
import { defineExport } from '../kit/export';
import type { ModerationTables } from './moderation.entity';

const re = columnsOf<ModerationTables['report']>('re');
const mc = columnsOf<ModerationTables['moderation_case']>('mc');

/** The viewer's reports with the id of the reported notice, comment or member. */
export const reportExport = defineExport({
  name: 'reports',
  tables: ['report'],
  rows: ({ viewerId }) =>
    sql`report re join moderation_case mc on mc.id = re.case_id where re.reporter_id = ${viewerId}`,
  id: re.id,
  shape: {
    noticeId: mc.notice_id,
    commentId: mc.comment_id,
    memberId: mc.member_id,
    reason: re.reason,
    text: re.text,
    createdAt: isoTimeSql(re.created_at),
  },
});
