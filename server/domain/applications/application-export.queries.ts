import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { EXPORT_PAGE, type ExportParams, exportRows } from '../kit/export';
import { STATUS } from './application.contributions';
import type { ApplicationTables } from './application.entity';

const { statement } = statementsOn<ApplicationTables>();

const applications = statement<ExportParams>()(
  'applications.export',
  (db, { memberId, after }) =>
    db
      .selectFrom('application as a')
      .select(['id', 'notice_id as noticeId', 'role', 'text', STATUS.as('status')])
      .select(['created_at as createdAt', 'decided_at as decidedAt', 'decide_by as decideBy'])
      .where('applicant_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['createdAt', 'decidedAt'],
);

/** The member's own applications, not those to their notices. */
export const applicationExport = exportRows('applications', ['application'], applications);
