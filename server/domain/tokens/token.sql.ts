import { type RawBuilder, sql } from 'kysely';
import { countOfRows } from '../../platform/database/statements/expressions';
import { statementsOn } from '../../platform/database/statements/statement';
import { defineCleanup, limitToBatch } from '../kit/jobs/batches';
import { AccessTokenScope, type TokenTables } from './token.entity';

const { statement } = statementsOn<TokenTables>();

/** True if an access token has expired, in statements over `access_token`. */
export const isExpired: RawBuilder<boolean> = sql`expires_at <= now()`;

/** Returns the token with this hash of its secret; undefined without one. */
export const findToken = statement<{ secretHash: string }>()('tokens.byHash', (db, params) =>
  db
    .selectFrom('access_token')
    .select(['id', 'member_id as memberId', 'may_write as mayWrite'])
    .select(isExpired.as('expired'))
    // True if the stored last use is older than a minute.
    .select(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as('isUseDue'))
    .where('secret_hash', '=', params.secretHash),
);

/** Stores the last use of a token, unless it is less than a minute old or is being written. */
export const updateTokenUse = statement<{ id: number }>()('tokens.use', (db, params) =>
  db
    .updateTable('access_token')
    .set({ last_used_at: sql<Date>`date_trunc('minute', now())` })
    .where('id', '=', (eb) =>
      // Concurrent requests skip the locked row, so that one writes and the others do not wait.
      eb
        .selectFrom('access_token as due')
        .select('due.id')
        .where('due.id', '=', params.id)
        .where(sql<boolean>`coalesce(due.last_used_at < now() - interval '1 minute', true)`)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id'),
);

/** Returns the scopes of a token. Every token may read. */
export function scopesOf(mayWrite: boolean): AccessTokenScope[] {
  return mayWrite ? [AccessTokenScope.READ, AccessTokenScope.WRITE] : [AccessTokenScope.READ];
}

/** Counts the member's tokens, including expired ones. */
export const countTokens = statement<{ memberId: number }>()('tokens.count', (db, params) =>
  db.selectFrom('access_token').select(countOfRows().as('count')).where('member_id', '=', params.memberId),
);

/** Deletes a token of the member. Returns no row if the member has no such token. */
export const deleteToken = statement<{ memberId: number; id: number }>()('tokens.delete', (db, params) =>
  db.deleteFrom('access_token').where('member_id', '=', params.memberId).where('id', '=', params.id).returning('id'),
);

export const deleteAllTokens = statement<{ memberId: number }>()('tokens.deleteAll', (db, params) =>
  db.deleteFrom('access_token').where('member_id', '=', params.memberId).returning('id'),
);

const deleteOldTokens = statement<object>()('tokens.deleteInBatches', (db) =>
  db
    .deleteFrom('access_token')
    .where('id', 'in', (eb) =>
      limitToBatch(
        eb
          .selectFrom('access_token')
          .select('id')
          .where('expires_at', '<', sql<Date>`now() - interval '30 days'`),
      ),
    )
    .returning('id'),
);

/** Deletes tokens that expired more than 30 days ago. */
export const DELETE_OLD_TOKENS = defineCleanup({
  name: 'sweepTokens',
  schedule: '0 18 * * *',
  statements: [deleteOldTokens],
});
