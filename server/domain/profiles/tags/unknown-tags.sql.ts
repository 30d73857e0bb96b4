import { sql, type SqlBool } from 'kysely';
import { TAGS } from '../../../../shared/tags';
import { statementsOn } from '../../../platform/database/statements/statement';
import { defineCleanup, limitToBatch } from '../../kit/jobs/batches';
import type { ProfileTables } from '../profile.entity';

const { statement } = statementsOn<ProfileTables>();

const deleteUnknownTags = statement<{ known: readonly string[] }>()('profiles.deleteUnknownTags', (db, { known }) =>
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

/**
 * Deletes ids from team profiles that are not in the list of tags, because the previous start may
 * have had another list (rules/tags.md).
 */
export const DELETE_UNKNOWN_TAGS = defineCleanup(
  {
    name: 'deleteUnknownProfileTags',
    atStart: true,
    statements: [deleteUnknownTags],
  },
  () => ({ known: TAGS.map(({ id }) => id) }),
);
