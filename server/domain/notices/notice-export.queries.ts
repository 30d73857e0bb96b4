import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { EXPORT_PAGE, type ExportParams, exportRows } from '../kit/export';
import type { NoticeTables } from './notice.tables';

const { statement } = statementsOn<NoticeTables>();

const notices = statement<ExportParams>()(
  'notices.export',
  (db, { memberId, after }) =>
    db
      .selectFrom('notice')
      .select(['id', 'kind', 'university as school', 'title', 'content', 'field', 'tech_stack as techStack'])
      .select(['recruit_number as headcount', 'frontend_number as frontend', 'backend_number as backend'])
      .select(['designer_number as designer', 'verified_only as verifiedOnly', 'recruiting', 'created_at as createdAt'])
      .select(['deadline', 'decide_within_days as decideWithinDays'])
      .where('owner_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['createdAt'],
);

/** The notices that the member posted, without what others wrote to them. */
export const noticeExport = exportRows('notices', ['notice'], notices);
