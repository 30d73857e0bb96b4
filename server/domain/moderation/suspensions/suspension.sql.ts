import { sql } from 'kysely';
import { countOfRows, excluded } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import { defineCleanup, limitToBatch } from '../../kit/jobs/batches';
import { ModerationAction, type ModerationTables } from '../moderation.entity';

const { insertRow, statement } = statementsOn<ModerationTables>();

/** A suspension of the person behind some pseudonyms. */
export interface SuspensionOfPerson {
  pseudonyms: readonly string[];
  endsAt: Date;
  entryId: number;
}

/** Stores a suspension for every account of the person. A longer stored one stays. */
export const insertSuspension = statement<SuspensionOfPerson>()(
  'moderation.insertSuspension',
  (db, { pseudonyms, endsAt, entryId }) =>
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
          .doUpdateSet(excluded('ends_at', 'entry_id'))
          .whereRef('kept_suspension.ends_at', '<', 'excluded.ends_at'),
      )
      .returning('pseudonym'),
);

/**
 * Finds the suspension of a person that ends last, with the ruling behind it. No row means that
 * there is none.
 */
export const findSuspension = statement<{ pseudonyms: readonly string[] }>()(
  'moderation.findSuspension',
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

/**
 * Finds the case about a member. Creates a closed case without reports if there is none.
 */
export const upsertCaseOfMember = statement<{ memberId: number; schoolKey: string }>()(
  'moderation.caseOfMember',
  (_db, { memberId, schoolKey }) =>
    insertRow('moderation_case', {
      school_key: schoolKey,
      member_id: memberId,
      author_id: memberId,
      open: sql.lit(false),
    })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ changed_at: sql<Date>`now()` }))
      .returning('id'),
);

/** Finds the ruling whose suspension of the member ends last. */
export const findSuspendingEntry = statement<{ memberId: number }>()(
  'moderation.latestSuspension',
  (db, { memberId }) =>
    db
      .selectFrom('moderation_entry')
      .select('id')
      .where('author_id', '=', memberId)
      .where('action', '=', sql.lit(ModerationAction.SUSPEND))
      .orderBy(sql`created_at + make_interval(days => days)`, 'desc')
      .limit(sql.lit(1)),
);

/** Deletes the stored suspensions of a case and those of a person. */
export const deleteSuspensions = statement<{ caseId: number; pseudonyms: readonly string[] }>()(
  'moderation.deleteSuspensions',
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

const deleteEndedSuspensions = statement<object>()('moderation.deleteEndedSuspensions', (db) =>
  db
    .deleteFrom('kept_suspension')
    .where('pseudonym', 'in', (eb) =>
      limitToBatch(
        eb
          .selectFrom('kept_suspension')
          .select('pseudonym')
          .where('ends_at', '<=', sql<Date>`now()`),
      ),
    )
    .returning('pseudonym'),
);

/** Deletes ended suspensions. */
export const DELETE_ENDED_SUSPENSIONS = defineCleanup({
  name: 'removeEndedSuspensions',
  schedule: '30 * * * *',
  statements: [deleteEndedSuspensions],
});

/** Deletes a withdrawing member's pseudonyms from the cases about their content. */
export const deleteAuthorPseudonyms = statement<{ memberId: number }>()(
  'moderation.deleteAuthorPseudonyms',
  (db, { memberId }) =>
    db
      .updateTable('moderation_case')
      .set({ author_pseudonym: sql.lit(null) })
      .where('author_id', '=', memberId)
      .where('author_pseudonym', 'is not', null)
      .returning('id'),
);

/**
 * Counts suspensions under pseudonyms of another key. They apply to no account. The prefix is the
 * start of pseudonyms of the current key.
 */
export const countForeignSuspensions = statement<{ prefix: string }>()(
  'moderation.foreignSuspensions',
  (db, { prefix }) =>
    db
      .selectFrom('kept_suspension')
      .select(countOfRows().as('count'))
      .where('ends_at', '>', sql<Date>`now()`)
      .where(sql<boolean>`not starts_with(pseudonym, ${prefix})`),
);
