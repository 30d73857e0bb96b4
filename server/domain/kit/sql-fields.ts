import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../context';

// How modules say in SQL what their GraphQL fields show (docs/decisions/0036-one-statement-per-query.md). A query all of whose
// fields have a definition is one statement; the resolvers serve all others.

/** What the arguments of a field were read to: values by name, which become parameters of the statement. */
export type SqlValues = Readonly<Record<string, unknown>>;

/** What a field's arguments mean for the statement. */
export interface ReadArguments {
  values: SqlValues;
  /** What the text of the statement depends on. There is one statement for each combination. */
  options?: Readonly<Record<string, string | boolean>>;
}

/** What a definition may use while the statement is written. */
export interface SqlScope {
  readonly env: Context['env'];
  readonly viewerId: RawBuilder<number>;
  /** The names of the fields from the root to this one. */
  readonly path: readonly string[];
  /** The options of this field's arguments, or of the nearest field above that has arguments. */
  readonly options: Readonly<Record<string, string | boolean>>;
  /** A value of the same arguments, as a parameter. */
  value<Value>(name: string): RawBuilder<Value>;
  /** A parameter that follows from the same values in each request. */
  computed<Value>(name: string, compute: (ctx: Context, values: SqlValues) => Value): RawBuilder<Value>;
}

/** One page of a connection: its rows by id, and where it starts. */
export interface SqlPage {
  /** At most so many rows from the page's first one on, in the order of their ids. They are named `alias`. */
  rows(limit: RawBuilder<number>): Expression<unknown>;
  alias: string;
  order: 'asc' | 'desc';
  /** The number of rows in the page. */
  first: RawBuilder<number>;
  /** Whether the page follows a cursor. */
  followsCursor: RawBuilder<boolean>;
}

/** What a query selects of the object, or objects, that a field shows. */
export interface SqlSelection {
  /**
   * The selected fields of the row in scope as one JSON object.
   * @param type the object's type where the field's is an interface, if it is the same for all rows
   */
  json(type?: string): RawBuilder<unknown>;
  /** The selected fields of a connection. */
  connection(page: SqlPage): RawBuilder<unknown>;
}

/** A table of exactly one row that fields of an object share. */
export interface SqlJoin {
  readonly name: string;
  table(scope: SqlScope): Expression<unknown>;
}

/** A field in SQL. What it writes is the same value that the resolver returns, or the query is left to the resolvers. */
export interface SqlField {
  /**
   * Reads the arguments.
   * @returns null for arguments that only the resolvers serve
   * @throws {AppError} for arguments that the resolvers refuse
   */
  read?(args: Readonly<Record<string, unknown>>, ctx: Context): ReadArguments | null;
  /** The largest number of objects, for a list. */
  rows?(values: SqlValues): number;
  /** Whether the list is one of those whose sizes multiply (kit/nested-pages.ts). */
  nested?: boolean;
  joins?: readonly SqlJoin[];
  /** The root field whose arguments it needs. Everywhere else the field has no definition. */
  within?: string;
  write(scope: SqlScope, selection: SqlSelection): Expression<unknown>;
}

/** A field of Query, under the name of the statement that it takes the place of, for metrics and traces. */
export interface SqlRootField extends SqlField {
  readonly statement: string;
}

/** What a module defines. */
export interface SqlDefinitions {
  readonly roots?: Readonly<Record<string, SqlRootField>>;
  /** Fields by the name of the type or interface and by their own. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, SqlField>>>>;
  /** For an interface: whether the row in scope is an object of each type. */
  readonly types?: Readonly<Record<string, Readonly<Record<string, Expression<SqlBool>>>>>;
}

/** Fields that show an expression over the row in scope. */
export function sqlColumns<Name extends string>(
  columnsOf: (scope: SqlScope) => Readonly<Record<Name, Expression<unknown>>>,
  ...names: Name[]
): Record<Name, SqlField> {
  const fields = names.map((name) => [name, sqlColumn((scope) => columnsOf(scope)[name])]);
  return Object.fromEntries(fields) as Record<Name, SqlField>;
}

/** A field that shows an expression over the row in scope. */
export function sqlColumn(write: SqlField['write'], joins: readonly SqlJoin[] = []): SqlField {
  return { write, joins };
}

/** A field of the type ID that shows a number. */
export function sqlId(write: (scope: SqlScope) => Expression<unknown>): SqlField {
  return sqlColumn((scope) => sql`(${write(scope)})::text`);
}

/** A field that shows a time, as `Date.toISOString` writes it. */
export function sqlTime(write: (scope: SqlScope) => Expression<unknown>): SqlField {
  return sqlColumn((scope) => sql`to_char(${write(scope)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}

/** A field that shows an object: what is selected of the one row of this source, or null without a row. */
export function sqlObject(source: (scope: SqlScope) => Expression<unknown>): SqlField {
  return { write: (scope, selection) => sql`(select ${selection.json()} from ${source(scope)})` };
}

/** Rows as one JSON array, in this order. */
export function sqlArray(
  json: Expression<unknown>,
  source: Expression<unknown>,
  order: Expression<unknown>,
): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(${json} order by ${order}), '[]') from ${source})`;
}
