import { type AliasedExpression, type RawBuilder, sql } from 'kysely';

/**
 * Name of the row. No alias of GraphQL can have it, so that PostgreSQL finds the row and not one of
 * its columns.
 */
const ROW = sql.id('-row');

/**
 * Writes a JSON object.
 * @param properties expressions by the names that the client chose
 * @param from the clause with the tables that they read, with a space before it
 */
export function writeObject(
  properties: readonly AliasedExpression<unknown, string>[],
  from: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`(select row_to_json(${ROW}) from (select ${sql.join(properties)}${from}) ${ROW})`;
}
