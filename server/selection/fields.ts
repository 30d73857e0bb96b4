import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Context } from '../domain/context';

// Definitions of GraphQL fields in SQL (docs/decisions/0036-one-statement-per-query.md).

/** Values by name, which become parameters of the statement. */
export type SqlValues = Readonly<Record<string, unknown>>;

/** The arguments of a field, as its definition read them. */
export interface ReadArguments {
  values: SqlValues;
  /** Values that change the text of the statement. There is one statement for each combination. */
  options?: Readonly<Record<string, string | boolean>>;
}

/** Everything that a definition may use while the statement is written. */
export interface SqlScope {
  readonly env: Context['env'];
  readonly viewerId: RawBuilder<number>;
  /** The options of this field's arguments, or of the nearest field above that has arguments. */
  readonly options: Readonly<Record<string, string | boolean>>;
  /** A value of the same arguments, as a parameter. */
  value<Value>(name: string): RawBuilder<Value>;
  /** A parameter that follows from the same values in each request. */
  computed<Value>(name: string, compute: (ctx: Context, values: SqlValues) => Value): RawBuilder<Value>;
}

/** One page of a connection. */
export interface SqlPage {
  /**
   * Selects at most `limit` rows from the first one of the page on. The connection calls them
   * `alias`.
   */
  rows(limit: RawBuilder<number>): Expression<unknown>;
  alias: string;
  /** The terms of ORDER BY over the rows. */
  order: RawBuilder<unknown>;
  /** The text of a row's cursor, before it is encoded. */
  cursor: RawBuilder<string>;
  /** The number of rows in the page. */
  first: RawBuilder<number>;
  /** Whether the page follows a cursor. */
  followsCursor: RawBuilder<boolean>;
}

/** The selected fields of the object, or of the objects, that a field shows. */
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

/** The SQL of a field. */
export interface SqlField {
  /**
   * Reads the arguments.
   * @throws {AppError} for invalid arguments
   */
  read?(args: Readonly<Record<string, unknown>>, ctx: Context): ReadArguments;
  /** The largest number of objects, for a list. */
  rows?(values: SqlValues): number;
  /** Whether the list is one of those whose sizes multiply. */
  nested?: boolean;
  joins?: readonly SqlJoin[];
  /** Whether it must be read from the primary, because a replica may not have the latest change. */
  primary?: boolean;
  write(scope: SqlScope, selection: SqlSelection): Expression<unknown>;
}

/** A field of Query. */
export interface SqlRootField extends SqlField {
  /** Whether visitors may read it. The viewer's id is null for them. */
  readonly open?: boolean;
}

/** The ids that a live message is read by, by the names of their parameters. */
export type MessageIds = Readonly<Record<string, number>>;

/** A field of Subscription. */
export interface SqlMessage extends SqlField {
  /** Returns the ids in a published message. */
  idsOf(message: unknown): MessageIds;
}

/** Writes the value of a field over the row in scope. */
export type WriteField = SqlField['write'];

/** The SQL of a field as types declare it: an expression over the row in scope, or more. */
export type DeclaredSql = Expression<unknown> | WriteField | SqlField;

/** Returns the SQL of a field in its full form. */
export function toSqlField(declared: DeclaredSql): SqlField {
  if (typeof declared === 'function') return { write: declared };
  return isExpression(declared) ? { write: () => declared } : declared;
}

const isExpression = (declared: Expression<unknown> | SqlField): declared is Expression<unknown> =>
  'toOperationNode' in declared;

/** The same field, read from the primary, because a replica may not have the latest change. */
export const fromPrimary = (declared: DeclaredSql): SqlField => ({ ...toSqlField(declared), primary: true });

/** A field that shows an expression over the row in scope and over tables that fields share. */
export const sqlOver = (joins: readonly SqlJoin[], write: WriteField): SqlField => ({ joins, write });

/** A field that shows the object of the one row of this source, or null without a row. */
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
