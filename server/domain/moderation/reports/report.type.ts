import { type Expression, sql } from 'kysely';
import type { BuildField } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { addFields } from '../../../selection/schema-fields';
import type { CommentTables } from '../../comments/comment.entity';
import { CommentType } from '../../comments/comment.type';
import { isAllowed } from '../../kit/rules/rules';
import type { MemberTables } from '../../members/member.entity';
import { MemberType } from '../../members/member.type';
import type { NoticeTables } from '../../notices/notice-tables.entity';
import { NoticeType } from '../../notices/notice.type';
import { denyReporting } from '../moderation.rules';
import { isoTimeSql } from '../../../selection/selected-fields';
import { defineExport } from '../../kit/export/export';
import type { ModerationTables } from '../moderation.entity';

const n = columnsOf<NoticeTables['notice']>('n');
const c = columnsOf<CommentTables['comment']>('c');
const m = columnsOf<MemberTables['member']>('m');

const viewerCanReport =
  (ownerId: Expression<number | null>): BuildField =>
  ({ viewerId }) =>
    isAllowed(denyReporting(viewerId, ownerId));

addFields(NoticeType, {
  viewerCanReport: {
    type: () => Boolean,
    description: 'Whether the viewer may report it (신고하기).',
    sql: viewerCanReport(n.owner_id),
  },
});

addFields(CommentType, {
  viewerCanReport: {
    type: () => Boolean,
    description: 'Whether the viewer may report it (신고하기).',
    sql: viewerCanReport(c.author_id),
  },
});

addFields(MemberType, {
  viewerCanReport: {
    type: () => Boolean,
    description: 'Whether the viewer may report the member (신고하기).',
    sql: viewerCanReport(m.id),
  },
});

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
    offerText: re.offer_text,
    createdAt: isoTimeSql(re.created_at),
  },
});
