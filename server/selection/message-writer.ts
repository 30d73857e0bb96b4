import { type RawBuilder, sql } from 'kysely';
import { viewerInRow } from '../domain/kit/viewer-id';
import { namedParameter } from '../platform/database/statement';
import type { Selection, Site } from './selected-fields';
import { SqlWriter, type WriterParts, type WrittenStatement } from './sql-writer';

/** Name of the parameter with the ids of the viewers. */
export const VIEWER_IDS = 'viewerIds';

/**
 * Builds the statement that reads a selection for many viewers. Its row is a JSON array in their
 * order, with null for a withdrawn member. The root's values are ids, one per viewer.
 */
export function writeMessages({ fields, type }: Selection, parts: WriterParts): WrittenStatement {
  const writer = new MessageWriter({ ...parts, isVisitor: false });
  const data = writer.object(fields, type.name);
  const columns = [VIEWER_IDS, ...writer.names].map((name) => sql`${writer.idsOf(name)}::int[]`);
  const names = ['viewerId', ...writer.names, 'rank'].map((name) => sql.ref(name));
  const query = sql`select coalesce(json_agg(message.data order by message.rank), '[]') as body from (
    select recipient.rank, case when viewer.id is not null then ${data} end as data
    from unnest(${sql.join(columns)}) with ordinality recipient (${sql.join(names)})
    left join member viewer on viewer.id = recipient."viewerId"
  ) message`;
  return { query, sources: writer.sources };
}

class MessageWriter extends SqlWriter {
  /** Names of the root's values. */
  readonly names: string[] = [];

  /** Returns the parameter with the ids of all viewers. */
  idsOf(name: string): RawBuilder<readonly number[]> {
    this.sources.set(name, (_ctx, valuesOf) => valuesOf(undefined)[name]);
    return namedParameter(name);
  }

  protected override viewer(): RawBuilder<number> {
    return viewerInRow('viewer');
  }

  protected override valueOf<Value>(name: string, site: Site | undefined): RawBuilder<Value> {
    if (site) return super.valueOf(name, site);
    if (!this.names.includes(name)) this.names.push(name);
    return sql<Value>`${sql.ref(`recipient.${name}`)}`;
  }
}
