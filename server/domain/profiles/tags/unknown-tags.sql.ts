import { sql, type SqlBool } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Statements } from '../../../platform/database/statements/statements';
import { repeatInBatches, limitToBatch } from '../../kit/jobs/batches';
import type { ProfileTables } from '../profile.entity';

const { statement } = statementsOn<ProfileTables>();

const deleteUnknownTagsStatement = statement<{ known: readonly string[] }>()(
  'profiles.deleteUnknownTags',
  (db, { known }) =>
    db
      .updateTable('member_profile')
      .set({
        tags: sql<string[]>`array(
          select tag from unnest(tags) with ordinality listed (tag, rank) where tag = any (${known}::text[]) order by rank
        )`,
      })
      .where('member_id', 'in', (eb) =>
        limitToBatch(
          eb
            .selectFrom('member_profile')
            .select('member_id')
            .where(sql<SqlBool>`not tags <@ ${known}::text[]`),
        ),
      )
      .returning('member_id as id'),
);

/** Deletes ids that are not among the known ones from team profiles. */
export async function deleteUnknownTags(
  writes: Statements,
  known: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  await repeatInBatches(() => writes.rows(deleteUnknownTagsStatement, { known }), signal);
}
