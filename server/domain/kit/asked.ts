import { sql } from 'kysely';
import type { Params } from '../../platform/database/statement';

/** What several viewers ask for: the viewer and the id at each index. */
export interface Asked {
  viewerIds: readonly number[];
  ids: readonly number[];
}

/** What they ask for as the table `asked`, with ordinals from 1. */
export function askedTable({ viewerIds, ids }: Params<Asked>) {
  const table = sql<{
    viewerId: number;
    id: number;
    ordinal: number;
  }>`unnest(${viewerIds}::int[], ${ids}::int[]) with ordinality`;
  return table.as<'asked'>(sql`asked ("viewerId", id, ordinal)`);
}

/** The viewer of a row of {@link askedTable}. */
export const ASKING = sql.ref<number>('asked.viewerId');

/** The id in a row of {@link askedTable}. */
export const ASKED_ID = sql.ref<number>('asked.id');
