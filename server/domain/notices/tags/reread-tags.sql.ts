import { sql } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Services } from '../../context';
import type { NoticeTables } from '../notice-tables.entity';

/** Number of notices that one statement reads. */
export const READ_BATCH_SIZE = 1_000;

const { statement } = statementsOn<NoticeTables>();

const readTextsStatement = statement<{ after: number }>()('notices.textsOfTags', (db, { after }) =>
  db
    .selectFrom('notice as n')
    .select(['n.id', 'n.tech_stack', 'n.tags'])
    .where('n.recruiting', '=', sql.lit(true))
    .where('n.tech_stack', 'is not', null)
    .where('n.id', '>', after)
    .orderBy('n.id')
    .limit(sql.lit(READ_BATCH_SIZE)),
);

/** A notice that recruits, with the text that its tags were read from. */
export interface TextOfTags {
  id: number;
  text: string;
  tags: readonly string[];
}

/** Reads the next recruiting notices, at most {@link READ_BATCH_SIZE}. */
export async function readTexts({ primary }: Services, after: number): Promise<TextOfTags[]> {
  const rows = await primary.rows(readTextsStatement, { after });
  return rows.map(({ id, tech_stack: text, tags }) => ({ id, text: text ?? '', tags }));
}

/** Tags of notices in lists of the same length. The tags of a notice are joined by commas. */
interface WrittenTags {
  ids: readonly number[];
  texts: readonly string[];
  tags: readonly string[];
}

// Locks the notices in the order of their ids, as other transactions do.
const updateTagsStatement = statement<WrittenTags>()('notices.writeTags', (db, { ids, texts, tags }) =>
  db
    .with(
      'reread',
      sql<{ id: number; tags: string }>`(
        select n.id, r.tags
        from unnest(${ids}::int[], ${texts}::text[], ${tags}::text[]) r (id, text, tags)
          join notice n on n.id = r.id and n.tech_stack = r.text
        order by n.id for update of n
      )`,
    )
    .updateTable('notice')
    .from('reread')
    .set({ tags: sql<string[]>`string_to_array(reread.tags, ',')` })
    .whereRef('notice.id', '=', 'reread.id')
    .returning('notice.id'),
);

/** Writes the tags of notices whose text is still the same. A changed text has new tags already. */
export async function updateTags({ writes }: Services, notices: readonly TextOfTags[]): Promise<void> {
  await writes.run(updateTagsStatement, {
    ids: notices.map(({ id }) => id),
    texts: notices.map(({ text }) => text),
    tags: notices.map(({ tags }) => tags.join(',')),
  });
}
