import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { EXPORT_PAGE, type ExportParams, exportRows } from '../kit/export';
import type { ModerationTables } from './moderation.entity';

const { statement } = statementsOn<ModerationTables>();

const reports = statement<ExportParams>()(
  'moderation.export',
  (db, { memberId, after }) =>
    db
      .selectFrom('report as r')
      .innerJoin('moderation_case as c', 'c.id', 'r.case_id')
      .select(['r.id', 'c.notice_id as noticeId', 'c.comment_id as commentId', 'c.member_id as memberId'])
      .select(['r.reason', 'r.text', 'r.created_at as createdAt'])
      .where('r.reporter_id', '=', memberId)
      .where('r.id', '>', after)
      .orderBy('r.id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['createdAt'],
);

/** The member's reports, with the id of what each is about. */
export const reportExport = exportRows('reports', ['report'], reports);
