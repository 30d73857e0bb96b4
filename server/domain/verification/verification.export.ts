import { sql } from 'kysely';
import { isoTimeSql } from '../../selection/selected-fields';
import { columnsOf } from '../../selection/rows';
import { defineExport } from '../kit/export';
import type { VerificationTables } from './verification.entity';

const sc = columnsOf<VerificationTables['school_code']>('sc');

/**
 * The viewer's latest request for a code. Its address is left out, because until the verification
 * it may belong to somebody else. A verified address is part of the profile.
 */
export const verificationExport = defineExport({
  name: 'school-codes',
  tables: ['school_code'],
  rows: ({ viewerId }) => sql`school_code sc where sc.member_id = ${viewerId}`,
  id: sc.id,
  shape: {
    requestedAt: isoTimeSql(sc.requested_at),
    expiresAt: isoTimeSql(sc.expires_at),
    attempts: sc.attempts,
  },
});
