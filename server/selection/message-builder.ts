import { type RawBuilder, sql } from 'kysely';
import { viewerInRow } from './viewer-id';
import { namedParameter } from '../platform/database/statements/compiled-statement';
import type { Selection, FieldOccurrence } from './selected-fields';
import { SqlBuilder, type BuildOptions, type BuiltStatement } from './sql-builder';

/** Name of the parameter with the ids of the viewers. */
export const VIEWER_IDS = 'viewerIds';

/**
 * Builds the statement that reads a selection for many viewers. It returns one row: a JSON array
 * with one element per viewer, null for a withdrawn one. Every value of the root is an array with
 * one id per viewer.
 */
export function buildMessages({ fields, type }: Selection, options: BuildOptions): BuiltStatement {
  const builder = new MessageBuilder({ ...options, isVisitor: false });
  const data = builder.buildObject(fields, type.name);
  // Ids of notifications are bigint.
  const ids = builder.names.map((name) => sql`${builder.idsOf(name)}::bigint[]`);
  const columns = [sql`${builder.idsOf(VIEWER_IDS)}::int[]`, ...ids];
  const names = ['viewerId', ...builder.names, 'rank'].map((name) => sql.ref(name));
  const query = sql`select coalesce(json_agg(message.data order by message.rank), '[]') as body from (
    select recipient.rank, case when viewer.id is not null then ${data} end as data
    from unnest(${sql.join(columns)}) with ordinality recipient (${sql.join(names)})
    left join member viewer on viewer.id = recipient."viewerId"
  ) message`;
  return { query, sources: builder.sources };
}

class MessageBuilder extends SqlBuilder {
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

  protected override valueOf<Value>(name: string, occurrence: FieldOccurrence | undefined): RawBuilder<Value> {
    if (occurrence) return super.valueOf(name, occurrence);
    if (!this.names.includes(name)) this.names.push(name);
    return sql<Value>`${sql.ref(`recipient.${name}`)}`;
  }
}
