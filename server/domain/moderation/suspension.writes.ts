import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import { sweep, sweptRows } from '../kit/batches';
import { ModerationAction, type ModerationTables } from './moderation.entity';

const { statement } = statementsOn<ModerationTables>();

/** A suspension of the person behind some pseudonyms. */
export interface SuspensionOfPerson {
  pseudonyms: readonly string[];
  endsAt: Date;
  entryId: number;
}

const keeping = statement<SuspensionOfPerson>()('moderation.keepSuspension', (db, { pseudonyms, endsAt, entryId }) =>
  db
    .insertInto('kept_suspension')
    .columns(['pseudonym', 'ends_at', 'entry_id'])
    .expression(
      db
        .selectFrom(sql<{ pseudonym: string }>`unnest(${pseudonyms}::text[])`.as<'p'>(sql`p(pseudonym)`))
        .select([
          'p.pseudonym',
          sql<Date>`${endsAt}::timestamptz`.as('ends_at'),
          sql<number>`${entryId}::int`.as('entry_id'),
        ])
        .orderBy('p.pseudonym'),
    )
    .onConflict((conflict) =>
      conflict
        .column('pseudonym')
        .doUpdateSet((eb) => ({ ends_at: eb.ref('excluded.ends_at'), entry_id: eb.ref('excluded.entry_id') }))
        .whereRef('kept_suspension.ends_at', '<', 'excluded.ends_at'),
    )
    .returning('pseudonym'),
);

/** Keeps a suspension for every account of the person. One that lasts longer remains. */
export async function keepSuspension(writes: Statements, suspension: SuspensionOfPerson): Promise<void> {
  await writes.rows(keeping, suspension);
}

/** A suspension that continues on another account, with the decision that led to it. */
export interface ContinuedSuspension {
  endsAt: Date;
  schoolKey: string;
  moderatorId: number;
  reason: string;
  days: number;
}

const kept = statement<{ pseudonyms: readonly string[] }>()(
  'moderation.keptSuspension',
  (db, { pseudonyms }) =>
    db
      .selectFrom('kept_suspension as s')
      .innerJoin('moderation_entry as e', 'e.id', 's.entry_id')
      .select(({ ref }) => [
        's.ends_at as endsAt',
        'e.school_key as schoolKey',
        ref('e.moderator_id').$notNull().as('moderatorId'),
        ref('e.reason').$notNull().as('reason'),
        ref('e.days').$notNull().as('days'),
      ])
      .where('s.pseudonym', '=', db.fn.any(pseudonyms))
      .where('s.ends_at', '>', sql<Date>`now()`)
      .orderBy('s.ends_at', 'desc')
      .limit(sql.lit(1)),
  ['endsAt'],
);

/** Finds the suspension of a person that lasts longest; undefined without one. */
export function findSuspension(
  writes: Statements,
  pseudonyms: readonly string[],
): Promise<ContinuedSuspension | undefined> {
  return writes.row(kept, { pseudonyms });
}

const caseOfMember = statement<{ memberId: number; schoolKey: string }>()(
  'moderation.caseOfMember',
  (db, { memberId, schoolKey }) =>
    db
      .insertInto('moderation_case')
      .columns(['school_key', 'member_id', 'author_id', 'open'])
      .expression(
        db.selectNoFrom([
          sql<string>`${schoolKey}::text`.as('school_key'),
          sql<number>`${memberId}::int`.as('member_id'),
          sql<number>`${memberId}::int`.as('author_id'),
          sql.lit(false).as('open'),
        ]),
      )
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ changed_at: sql<Date>`now()` }))
      .returning('id'),
);

/** Finds the case about a member, or opens and closes one without reports. Returns its id. */
export async function ensureCaseOfMember(writes: Statements, memberId: number, schoolKey: string): Promise<number> {
  const row = await writes.row(caseOfMember, { memberId, schoolKey });
  if (!row) throw new Error('A case was not returned.');
  return row.id;
}

const latestSuspension = statement<{ memberId: number }>()('moderation.latestSuspension', (db, { memberId }) =>
  db
    .selectFrom('moderation_entry')
    .select('id')
    .where('author_id', '=', memberId)
    .where('action', '=', sql.lit(ModerationAction.SUSPEND))
    .orderBy(sql`created_at + make_interval(days => days)`, 'desc')
    .limit(sql.lit(1)),
);

/** Finds the decision with the longest suspension of a member; undefined without one. */
export async function findSuspendingEntry(writes: Statements, memberId: number): Promise<number | undefined> {
  return (await writes.row(latestSuspension, { memberId }))?.id;
}

const ending = statement<{ caseId: number; pseudonyms: readonly string[] }>()(
  'moderation.endSuspensions',
  (db, { caseId, pseudonyms }) =>
    db
      .deleteFrom('kept_suspension')
      .where('entry_id', 'in', (eb) =>
        eb
          .selectFrom('moderation_entry')
          .select('id')
          .where('case_id', '=', caseId)
          .union(
            eb
              .selectFrom('kept_suspension as s')
              .select('s.entry_id as id')
              .where('s.pseudonym', '=', db.fn.any(pseudonyms)),
          ),
      )
      .returning('pseudonym'),
);

/**
 * Ends the suspensions that a case led to, and those of a person, so that they continue on no
 * account.
 */
export async function endSuspensions(
  writes: Statements,
  ended: { caseId: number; pseudonyms: readonly string[] },
): Promise<void> {
  await writes.rows(ending, ended);
}

const removal = statement<object>()('moderation.removeEndedSuspensions', (db) =>
  db
    .deleteFrom('kept_suspension')
    .where('pseudonym', 'in', (eb) =>
      sweptRows(
        eb
          .selectFrom('kept_suspension')
          .select('pseudonym')
          .where('ends_at', '<=', sql<Date>`now()`),
      ),
    )
    .returning('pseudonym'),
);

/** Deletes suspensions that have ended. */
export async function removeEndedSuspensions(writes: Statements, signal: AbortSignal): Promise<void> {
  await sweep(() => writes.rows(removal, {}), signal);
}

const authorPseudonymRemoval = statement<{ memberId: number }>()(
  'moderation.removeAuthorPseudonyms',
  (db, { memberId }) =>
    db
      .updateTable('moderation_case')
      .set({ author_pseudonym: sql.lit(null) })
      .where('author_id', '=', memberId)
      .where('author_pseudonym', 'is not', null)
      .returning('id'),
);

/** Removes the pseudonyms of a member who withdraws from the cases about what they wrote. */
export async function removeAuthorPseudonyms(writes: Statements, memberId: number): Promise<void> {
  await writes.rows(authorPseudonymRemoval, { memberId });
}

const foreign = statement<{ prefix: string }>()('moderation.foreignSuspensions', (db, { prefix }) =>
  db
    .selectFrom('kept_suspension')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('ends_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`not starts_with(pseudonym, ${prefix})`),
);

/**
 * Counts suspensions under pseudonyms of another key, which continue on no account.
 * @param prefix the start of pseudonyms of the present key
 */
export async function countForeignSuspensions(reads: Statements, prefix: string): Promise<number> {
  return (await reads.row(foreign, { prefix }))?.count ?? 0;
}
