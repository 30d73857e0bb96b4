import { type AliasedExpression, type RawBuilder, sql } from 'kysely';

/** Alias of the row. GraphQL aliases cannot contain a dash, so it never equals a column's name. */
const ROW = sql.id('-row');

/** PostgreSQL truncates longer column names. */
const MAX_COLUMN_NAME = 63;

/** A property of a JSON object. */
export interface Property {
  readonly name: string;
  readonly value: RawBuilder<unknown>;
}

/**
 * Builds a JSON object.
 * @param properties values by the names that the client chose
 * @param from clause with the tables of the values, with a leading space
 */
export function buildObject(properties: readonly Property[], from: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  if (properties.some(({ name }) => name.length > MAX_COLUMN_NAME)) return buildLongNames(properties, from);
  const columns = properties.map(({ name, value }) => value.as(name));
  return sql`(select row_to_json(${ROW}) from (select ${sql.join(columns)}${from}) ${ROW})`;
}

/** Builds an object whose property names may be longer than column names. */
function buildLongNames(properties: readonly Property[], from: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns: AliasedExpression<unknown, string>[] = properties.map(({ value }, index) => value.as(`c${index}`));
  const entries = properties.map(
    ({ name }, index) => sql`(${sql.lit(index)}, ${sql.lit(name)}, to_json(${ROW}.${sql.ref(`c${index}`)}))`,
  );
  return sql`(select json_object_agg(name, value order by rank)
    from (select ${sql.join(columns)}${from}) ${ROW}, lateral (values ${sql.join(entries)}) entry (rank, name, value))`;
}
