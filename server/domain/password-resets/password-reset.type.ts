import { sql } from 'kysely';
import { isoTimeSql } from '../../selection/selected-fields';
import { columnsOf } from '../../selection/rows';
import { defineExport } from '../kit/export/export';
import type { PasswordResetTables } from './password-reset.entity';

const pr = columnsOf<PasswordResetTables['password_reset']>('pr');

/** Times of the viewer's links for a new password, without the hashes of their tokens. */
export const passwordResetExport = defineExport({
  name: 'password-resets',
  tables: ['password_reset'],
  rows: ({ viewerId }) => sql`password_reset pr where pr.member_id = ${viewerId}`,
  id: pr.id,
  shape: { createdAt: isoTimeSql(pr.created_at), expiresAt: isoTimeSql(pr.expires_at) },
});
