import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { EXPORT_PAGE, type ExportParams, exportRows } from '../kit/export';
import type { RecoveryTables } from './recovery.entity';

const { statement } = statementsOn<RecoveryTables>();

const resets = statement<ExportParams>()(
  'recovery.export',
  (db, { memberId, after }) =>
    db
      .selectFrom('password_reset')
      .select(['id', 'created_at as createdAt', 'expires_at as expiresAt'])
      .where('member_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['createdAt', 'expiresAt'],
);

/** When links for a new password were sent, without the hashes of their tokens. */
export const recoveryExport = exportRows('password-resets', ['password_reset'], resets);
