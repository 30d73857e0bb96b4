import { sql } from 'kysely';
import type { Language } from '../../../shared/language';
import { countOfRows } from '../../platform/database/statements/expressions';
import { statementsOn } from '../../platform/database/statements/statement';
import type { Statements } from '../../platform/database/statements/statements';
import { defineCleanup, limitToBatch } from '../kit/jobs/batches';
import type { MemberTables } from '../members/member.entity';
import { getsMail } from '../members/member-mail.sql';
import type { PasswordResetTables } from './password-reset.entity';

const { statement } = statementsOn<PasswordResetTables & MemberTables>();

/** Validity of a link in minutes, from the creation of its mail. */
export const VALID_MINUTES = 30;

const validity = sql.lit(`${VALID_MINUTES} minutes`);

const findMemberOfAccountStatement = statement<{ account: string }>()('password-resets.memberOfAccount', (db, params) =>
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
 * Returns the member with this login id or e-mail address, regardless of case. At most one matches,
 * because a login id contains no `@`.
 */
export async function findMemberOfAccount(reads: Statements, account: string): Promise<number | undefined> {
  return (await reads.row(findMemberOfAccountStatement, { account: account.toLowerCase() }))?.id;
}

/** Counts the member's links that may still be valid. */
export const countRecentResets = statement<{ memberId: number }>()('password-resets.countRecent', (db, params) =>
  db
    .selectFrom('password_reset')
    .select(countOfRows().as('count'))
    .where('member_id', '=', params.memberId)
    .where('created_at', '>', sql<Date>`now() - ${validity}::interval`),
);

/** Records a member's request. Returns no row for a repeated request and for an unknown member. */
export const recordReset = statement<{ memberId: number; requestId: string }>()(
  'password-resets.record',
  (db, params) =>
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
 * Stores the hash of a link's token and starts its validity. Returns undefined if the request is
 * older than the validity of a link, because nobody needs it any more. Also undefined if the
 * address gets no mails.
 */
export const openReset = statement<{ id: number; tokenHash: string }>()('password-resets.open', (db, params) =>
  db
    .updateTable('password_reset as r')
    .from('member as m')
    .set({ token_hash: params.tokenHash, expires_at: sql<Date>`now() + ${validity}::interval` })
    .whereRef('m.id', '=', 'r.member_id')
    .where('r.id', '=', params.id)
    .where('r.created_at', '>', sql<Date>`now() - ${validity}::interval`)
    .where(getsMail('security'))
    .returning(['m.email', 'm.login_id as loginId', 'm.language']),
);

/** Recipient of a link. */
export interface ResetRecipient {
  email: string;
  loginId: string;
  language: Language;
}

/** Returns the valid link with this token; undefined if it has expired or was used. */
export const findReset = statement<{ tokenHash: string }>()('password-resets.byHash', (db, params) =>
  db
    .selectFrom('password_reset as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .select(['r.id', 'm.id as memberId', 'm.login_id as loginId', 'm.email'])
    .where('r.token_hash', '=', params.tokenHash)
    .where('r.expires_at', '>', sql<Date>`now()`),
);

/** A valid link and its member. */
export interface ValidReset {
  id: number;
  memberId: number;
  loginId: string;
  email: string;
}

/** Uses up a link. Returns no row if it has expired or was used. */
export const useReset = statement<{ id: number }>()('password-resets.use', (db, params) =>
  db
    .deleteFrom('password_reset')
    .where('id', '=', params.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id'),
);

/** Deletes all links of the member. */
export const deleteResets = statement<{ memberId: number }>()('password-resets.deleteOfMember', (db, params) =>
  db.deleteFrom('password_reset').where('member_id', '=', params.memberId).returning('id'),
);

const deleteOldResets = statement<object>()('password-resets.deleteInBatches', (db) =>
  db
    .deleteFrom('password_reset')
    .where('id', 'in', (eb) =>
      limitToBatch(
        eb
          .selectFrom('password_reset')
          .select('id')
          .where('created_at', '<', sql<Date>`now() - interval '1 day'`),
      ),
    )
    .returning('id'),
);

/** Deletes requests that are older than a day. */
export const DELETE_OLD_RESETS = defineCleanup({
  name: 'sweepPasswordResets',
  schedule: '50 18 * * *',
  statements: [deleteOldResets],
});
