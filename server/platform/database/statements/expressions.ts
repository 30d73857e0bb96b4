import { type AliasedExpression, type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';

/** Number of rows as an integer, because a bigint would lose digits in JSON. */
export function countOfRows() {
  const eb = expressionBuilder<object>();
  return eb.cast<number>(eb.fn.countAll(), 'integer');
}

/** Expressions by name, each as a column of that name. */
type Named<Columns> = {
  [Name in keyof Columns & string]: Columns[Name] extends Expression<infer Value>
    ? AliasedExpression<Value, Name>
    : never;
}[keyof Columns & string];

/** Builds the columns of a statement from expressions by name. */
export function named<Columns extends Readonly<Record<string, Expression<unknown>>>>(
  columns: Columns,
): Named<Columns>[];
export function named(columns: Readonly<Record<string, Expression<unknown>>>): AliasedExpression<unknown, string>[] {
  return Object.entries(columns).map(([name, expression]) => sql`${expression}`.as(name));
}

/** Assigns the values of the refused row to these columns, in the UPDATE of an upsert. */
export function excluded<Column extends string>(...columns: readonly Column[]): Record<Column, RawBuilder<never>>;
export function excluded(...columns: readonly string[]): Record<string, RawBuilder<never>> {
  return Object.fromEntries(columns.map((column) => [column, sql.ref<never>(`excluded.${column}`)]));
}

/** A row as JSON, in which times are text. */
export type JsonRow<Row> = {
  [Column in keyof Row]: Date extends Row[Column] ? string | Exclude<Row[Column], Date> : Row[Column];
};

/** Builds one JSON value with these columns of a row. */
export function recordOf<Row>(alias: string, columns: readonly (keyof Row & string)[]): RawBuilder<JsonRow<Row>> {
  const values = columns.map((column) => [column, sql.ref(`${alias}.${column}`)] as const);
  return jsonBuildObject(Object.fromEntries(values)).$castTo<JsonRow<Row>>();
}

/**
 * Builds a `case` over the values of a text.
 * @param results the result for each value; the result for any other value is null
 */
export function caseOf<Value extends string, Result extends boolean | number | string>(
  text: Expression<Value>,
  results: Readonly<Record<Value, Result>>,
): RawBuilder<Result | null> {
  const cases = Object.entries<Result>(results).map(
    ([value, result]) => sql`when ${sql.lit(value)} then ${sql.lit(result)}`,
  );
  return sql<Result | null>`case ${text} ${sql.join(cases, sql` `)} end`;
}

/** Builds a list of literals in the text of the statement. */
export function literals(texts: readonly string[]) {
  return sql.join(texts.map((text) => sql.lit(text)));
}

/** Encodes bytes as base64url, like `Buffer.toString('base64url')`. Returns null for null. */
export function base64Url(bytes: Expression<unknown>): RawBuilder<string> {
  return sql<string>`translate(encode(${bytes}, 'base64'), E'+/=\n', '-_')`;
}

/** Builds an interval of this number of days. */
export const daysInterval = (days: number): RawBuilder<unknown> => sql`${sql.lit(`${days} days`)}::interval`;
