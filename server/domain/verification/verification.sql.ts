import { sql } from 'kysely';
import { excluded } from '../../platform/database/statements/expressions';
import { statementsOn } from '../../platform/database/statements/statement';
import { defineCleanup, limitToBatch } from '../kit/jobs/batches';
import type { MemberTables } from '../members/member.entity';
import type { VerificationTables } from './verification.entity';

const { insertRow, statement } = statementsOn<VerificationTables & MemberTables>();

/** Replaces the member's previous request. */
export const upsertCodeRequest = statement<{ memberId: number; email: string; person: string }>()(
  'verification.requestCode',
  (_db, { memberId, email, person }) =>
    insertRow('school_code', { member_id: memberId, email, person })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet({
          ...excluded('id', 'email', 'person', 'requested_at'),
          code_hash: sql.lit(null),
          expires_at: sql.lit(null),
        }),
      )
      .returning('id'),
);

/**
 * Reads the data for the mail about a request; undefined if a later one has replaced it. `isTaken`
 * is true if another account has verified the address.
 */
export const findRequestedCode = statement<{ id: number }>()('verification.requested', (db, { id }) =>
  db
    .selectFrom('school_code as c')
    .innerJoin('member as m', 'm.id', 'c.member_id')
    .select(['c.email', 'm.university', 'm.language'])
    .select(({ cast, exists, selectFrom }) => {
      const others = selectFrom('member as other')
        .select('other.id')
        .whereRef('other.verified_person', '=', 'c.person')
        .whereRef('other.id', '<>', 'c.member_id');
      return cast<boolean>(exists(others), 'boolean').as('isTaken');
    })
    .where('c.id', '=', id),
);

/** Validity of a code in minutes, from the creation of its mail. */
export const VALID_MINUTES = 10;

/** Stores the hash of the mailed code, which is valid for ten minutes. */
export const updateCodeHash = statement<{ id: number; codeHash: string }>()(
  'verification.updateCode',
  (db, { id, codeHash }) =>
    db
      .updateTable('school_code')
      .set({ code_hash: codeHash, expires_at: sql<Date>`now() + make_interval(mins => ${sql.lit(VALID_MINUTES)})` })
      .where('id', '=', id)
      .returning('id'),
);

/** Maximum number of codes that a member enters within {@link ATTEMPTS_PERIOD}. */
export const MAX_ATTEMPTS = 5;

const ATTEMPTS_PERIOD = sql`interval '10 minutes'`;

/**
 * Counts an attempt before the code is compared, so that concurrent attempts count as well. Returns
 * undefined without a request.
 */
export const countAttempt = statement<{ memberId: number }>()('verification.attempt', (db, { memberId }) => {
  const isNewPeriod = sql<boolean>`attempts_since <= now() - ${ATTEMPTS_PERIOD}`;
  return db
    .updateTable('school_code')
    .set({
      attempts: sql<number>`case when ${isNewPeriod} then 1 else attempts + 1 end`,
      attempts_since: sql<Date>`case when ${isNewPeriod} then now() else attempts_since end`,
    })
    .where('member_id', '=', memberId)
    .returning(['id', 'attempts', 'code_hash as codeHash'])
    .returning([
      sql<boolean>`coalesce(expires_at > now(), false)`.as('isCurrent'),
      sql<number>`ceil(extract(epoch from attempts_since + ${ATTEMPTS_PERIOD} - now()))::int`.as('secondsLeft'),
    ]);
});

/** Stored code of a member, after this attempt was counted. */
export interface CodeAttempt {
  id: number;
  attempts: number;
  codeHash: string | null;
  /** True if the code was mailed and has not expired. */
  isCurrent: boolean;
  /** Seconds until the counter of attempts restarts. */
  secondsLeft: number;
}

/** Uses up a code. Returns undefined if it has been used or replaced meanwhile. */
export const useCode = statement<{ id: number; codeHash: string }>()('verification.useCode', (db, { id, codeHash }) =>
  db.deleteFrom('school_code').where('id', '=', id).where('code_hash', '=', codeHash).returning(['email', 'person']),
);

const deleteOldCodes = statement<object>()('verification.deleteInBatches', (db) =>
  db
    .deleteFrom('school_code')
    .where('id', 'in', (eb) =>
      limitToBatch(
        eb
          .selectFrom('school_code')
          .select('id')
          .where('requested_at', '<', sql<Date>`now() - interval '1 day'`),
      ),
    )
    .returning('id'),
);

/** Deletes requests that are older than a day. */
export const DELETE_OLD_CODES = defineCleanup({
  name: 'sweepSchoolCodes',
  schedule: '20 18 * * *',
  statements: [deleteOldCodes],
});
