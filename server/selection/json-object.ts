import { type AliasedExpression, type RawBuilder, sql } from 'kysely';

/**
 * Name of the row. No alias of GraphQL can have it, so that PostgreSQL finds the row and not one of
 * its columns.
 */
const ROW = sql.id('-row');

/** PostgreSQL cuts off longer names of columns. */
const MAX_COLUMN_NAME = 63;

/** A property of a JSON object. */
export interface Property {
  readonly name: string;
  readonly value: RawBuilder<unknown>;
}

/**
 * Writes a JSON object.
 * @param properties values by the names that the client chose
 * @param from the clause with the tables that they read, with a space before it
 */
export function writeObject(properties: readonly Property[], from: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  if (properties.some(({ name }) => name.length > MAX_COLUMN_NAME)) return writeLongNames(properties, from);
  const columns = properties.map(({ name, value }) => value.as(name));
  return sql`(select row_to_json(${ROW}) from (select ${sql.join(columns)}${from}) ${ROW})`;
}

/** Writes an object whose names may be longer than those of columns. */
function writeLongNames(properties: readonly Property[], from: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns: AliasedExpression<unknown, string>[] = properties.map(({ value }, index) => value.as(`c${index}`));
  const entries = properties.map(
    ({ name }, index) => sql`(${sql.lit(index)}, ${sql.lit(name)}, to_json(${ROW}.${sql.ref(`c${index}`)}))`,
  );
  return sql`(select json_object_agg(name, value order by rank)
    from (select ${sql.join(columns)}${from}) ${ROW}, lateral (values ${sql.join(entries)}) entry (rank, name, value))`;
}
