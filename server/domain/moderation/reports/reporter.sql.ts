import { type Expression, type RawBuilder, sql } from 'kysely';
import { countOfRows } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import { defineCleanup, limitToBatch } from '../../kit/jobs/batches';
import type { MemberTables } from '../../members/member.entity';
import { ModerationAction, type ModerationTables } from '../moderation.entity';

const { statement } = statementsOn<ModerationTables & MemberTables>();

/**
 * Counts the people with a verified school who reported a case (rules/moderation.md: Reports).
 * The caller has locked the case. A report without a pseudonym of the current key counts while its
 * reporter is verified. This counts nobody twice, because two members never have the same verified
 * person. The number is 0 if reports have hidden the content before, because they do so only once.
 * The prefix is the start of pseudonyms of the current key.
 */
export const countPeople = statement<{ caseId: number; prefix: string }>()(
  'moderation.countPeople',
  (db, { caseId, prefix }) =>
    db
      .selectFrom('report as r')
      .leftJoin('member as m', 'm.id', 'r.reporter_id')
      .select(countOfRows().as('people'))
      .where(hiddenByReportsAt(caseId), 'is', null)
      .where('r.case_id', '=', caseId)
      .where('r.verified', '=', sql.lit(true))
      .where((eb) =>
        eb.or([sql<boolean>`starts_with(r.reporter_pseudonym, ${prefix})`, eb('m.verified_person', 'is not', null)]),
      ),
);

/** SQL for the time at which reports hid the content of a case; null if they did not. */
export function hiddenByReportsAt(caseId: Expression<number>): RawBuilder<Date | null> {
  return sql`(
    select min(created_at) from moderation_entry
    where case_id = ${caseId} and moderator_id is null and action = ${sql.lit(ModerationAction.HIDE)}
  )`;
}

/**
 * Deletes the pseudonyms of a case's reporters. After a ruling nobody counts reporters, because
 * reports no longer hide the content.
 */
export const deletePseudonyms = statement<{ caseId: number }>()('moderation.deletePseudonyms', (db, { caseId }) =>
  db
    .updateTable('report')
    .set({ reporter_pseudonym: sql.lit(null) })
    .where('case_id', '=', caseId)
    .where('reporter_pseudonym', 'is not', null)
    .returning('id'),
);

const deleteOldReporters = statement<object>()('moderation.deleteOldPseudonyms', (db) =>
  db
    .updateTable('report')
    .set({ reporter_pseudonym: sql.lit(null) })
    .where('id', 'in', (eb) =>
      limitToBatch(
        eb
          .selectFrom('report')
          .select('id')
          .where('reporter_pseudonym', 'is not', null)
          .where('created_at', '<', sql<Date>`now() - interval '1 year'`),
      ),
    )
    .returning('id'),
);

const deleteOldAuthors = statement<object>()('moderation.deleteOldAuthors', (db) =>
  db
    .updateTable('moderation_case')
    .set({ author_pseudonym: sql.lit(null) })
    .where('id', 'in', (eb) =>
      limitToBatch(
        eb
          .selectFrom('moderation_case')
          .select('id')
          .where('author_pseudonym', 'is not', null)
          .where('changed_at', '<', sql<Date>`now() - interval '1 year'`),
      ),
    )
    .returning('id'),
);

/**
 * Deletes pseudonyms from reports that are older than a year. Also deletes the author's pseudonym
 * from cases that have not changed for a year.
 */
export const DELETE_OLD_PSEUDONYMS = defineCleanup({
  name: 'removeOldPseudonyms',
  schedule: '50 18 * * *',
  statements: [deleteOldReporters, deleteOldAuthors],
});
