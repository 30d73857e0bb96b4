import { sql } from 'kysely';
import { countOfRows } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import { sweep, sweptRows } from '../kit/batches';
import type { MemberTables } from '../members/member.entity';
import type { RecoveryTables } from './recovery.entity';

const { statement } = statementsOn<RecoveryTables & MemberTables>();

/** Minutes for which a link is valid, from the writing of its mail on. */
export const VALID_MINUTES = 30;

const validity = sql.lit(`${VALID_MINUTES} minutes`);

const memberOfAccount = statement<{ account: string }>()('recovery.member', (db, params) =>
  db
    .selectFrom('member')
    .select('id')
    .where(({ eb, fn, ref, or }) =>
      or([
        eb(fn<string>('lower', [ref('login_id')]), '=', params.account),
        eb(fn<string>('lower', [ref('email')]), '=', params.account),
      ]),
    ),
);

/**
 * The member with this login id or e-mail address, regardless of case. A login id has no `@`, so
 * there is one at most.
 */
export async function findMemberOfAccount(reads: Statements, account: string): Promise<number | undefined> {
  return (await reads.row(memberOfAccount, { account: account.toLowerCase() }))?.id;
}

const recentCount = statement<{ memberId: number }>()('recovery.countRecent', (db, params) =>
  db
    .selectFrom('password_reset')
    .select(countOfRows().as('count'))
    .where('member_id', '=', params.memberId)
    .where('created_at', '>', sql<Date>`now() - ${validity}::interval`),
);

/** How many links the member was sent whose time is not up. */
export async function countRecentResets(reads: Statements, memberId: number): Promise<number> {
  return (await reads.row(recentCount, { memberId }))?.count ?? 0;
}

const resetInsertion = statement<{ memberId: number; requestId: string }>()('recovery.request', (db, params) =>
  db
    .insertInto('password_reset')
    .columns(['member_id', 'request_id'])
    .expression(
      db
        .selectFrom('member as m')
        .select(['m.id as member_id', params.requestId.as('request_id')])
        .where('m.id', '=', params.memberId),
    )
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('id'),
);

/**
 * Records the request of a member. Returns its id; undefined when it was recorded before, and for
 * no member.
 */
export async function recordReset(
  writes: Statements,
  request: { memberId: number; requestId: string },
): Promise<number | undefined> {
  return (await writes.row(resetInsertion, request))?.id;
}

const resetOpening = statement<{ id: number; tokenHash: string }>()('recovery.open', (db, params) =>
  db
    .updateTable('password_reset as r')
    .from('member as m')
    .set({ token_hash: params.tokenHash, expires_at: sql<Date>`now() + ${validity}::interval` })
    .whereRef('m.id', '=', 'r.member_id')
    .where('r.id', '=', params.id)
    .where('r.created_at', '>', sql<Date>`now() - ${validity}::interval`)
    .returning(['m.email', 'm.login_id as loginId']),
);

/** To whom a link is sent. */
export interface ResetRecipient {
  email: string;
  loginId: string;
}

/**
 * Makes a token valid. Returns undefined when nobody waits for it any more: the request is older
 * than a link's validity.
 */
export function openReset(writes: Statements, id: number, tokenHash: string): Promise<ResetRecipient | undefined> {
  return writes.row(resetOpening, { id, tokenHash });
}

const resetByHash = statement<{ tokenHash: string }>()('recovery.byHash', (db, params) =>
  db
    .selectFrom('password_reset as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .select(['r.id', 'm.id as memberId', 'm.login_id as loginId', 'm.email'])
    .where('r.token_hash', '=', params.tokenHash)
    .where('r.expires_at', '>', sql<Date>`now()`),
);

/** A link that is valid, and whose it is. */
export interface ValidReset {
  id: number;
  memberId: number;
  loginId: string;
  email: string;
}

/** Finds the link with this token; undefined when it has expired or was used. */
export function findReset(reads: Statements, tokenHash: string): Promise<ValidReset | undefined> {
  return reads.row(resetByHash, { tokenHash });
}

const resetUse = statement<{ id: number }>()('recovery.use', (db, params) =>
  db
    .deleteFrom('password_reset')
    .where('id', '=', params.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id'),
);

/** Uses a link up. Returns false when it was used or has expired. */
export async function useReset(writes: Statements, id: number): Promise<boolean> {
  return (await writes.row(resetUse, { id })) !== undefined;
}

const removalOfMember = statement<{ memberId: number }>()('recovery.removeOfMember', (db, params) =>
  db.deleteFrom('password_reset').where('member_id', '=', params.memberId).returning('id'),
);

/** Ends all links of the member. */
export async function removeResets(writes: Statements, memberId: number): Promise<void> {
  await writes.rows(removalOfMember, { memberId });
}

const oldRemoval = statement<object>()('recovery.sweep', (db) =>
  db
    .deleteFrom('password_reset')
    .where('id', 'in', (eb) =>
      sweptRows(
        eb
          .selectFrom('password_reset')
          .select('id')
          .where('created_at', '<', sql<Date>`now() - interval '1 day'`),
      ),
    )
    .returning('id'),
);

/** Deletes requests that are a day old. */
export async function sweepResets(writes: Statements, signal: AbortSignal): Promise<void> {
  await sweep(() => writes.rows(oldRemoval, {}), signal);
}
