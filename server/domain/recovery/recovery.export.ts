import { sql } from 'kysely';
import { isoTimeSql } from '../../selection/selected-fields';
import { columnsOf } from '../../selection/rows';
import { defineExport } from '../kit/export';
import type { RecoveryTables } from './recovery.entity';

const pr = columnsOf<RecoveryTables['password_reset']>('pr');

/** Times of the viewer's links for a new password, without the hashes of their tokens. */
export const recoveryExport = defineExport({
  name: 'password-resets',
  tables: ['password_reset'],
  rows: ({ viewerId }) => sql`password_reset pr where pr.member_id = ${viewerId}`,
  id: pr.id,
  shape: { createdAt: isoTimeSql(pr.created_at), expiresAt: isoTimeSql(pr.expires_at) },
});
