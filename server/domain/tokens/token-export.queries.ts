import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { EXPORT_PAGE, type ExportParams, exportRows } from '../kit/export';
import type { TokenTables } from './token.entity';

const { statement } = statementsOn<TokenTables>();

const tokens = statement<ExportParams>()(
  'tokens.export',
  (db, { memberId, after }) =>
    db
      .selectFrom('access_token')
      .select(['id', 'name', 'may_write as mayWrite', 'expires_at as expiresAt'])
      .select(['last_used_at as lastUsedAt', 'created_at as createdAt'])
      .where('member_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['expiresAt', 'lastUsedAt', 'createdAt'],
);

/** The member's access tokens, without the hashes of their secrets. */
export const tokenExport = exportRows('access-tokens', ['access_token'], tokens);
