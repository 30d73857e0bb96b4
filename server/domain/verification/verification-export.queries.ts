import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { EXPORT_PAGE, type ExportParams, exportRows } from '../kit/export';
import type { VerificationTables } from './verification.entity';

const { statement } = statementsOn<VerificationTables>();

const codes = statement<ExportParams>()(
  'verification.export',
  (db, { memberId, after }) =>
    db
      .selectFrom('school_code')
      .select(['id', 'requested_at as requestedAt', 'expires_at as expiresAt', 'attempts'])
      .where('member_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['requestedAt', 'expiresAt'],
);

/**
 * The code that the member requested last. Its address is left out, because it may be somebody else's until it is verified; one
 * that is verified is part of the profile.
 */
export const verificationExport = exportRows('school-codes', ['school_code'], codes);
