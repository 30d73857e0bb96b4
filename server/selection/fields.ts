import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Language } from '../../shared/language';
import type { Context } from '../domain/context';
import type { RateLimit } from '../platform/shared-state/rate-limits';

// Definitions of GraphQL fields in SQL (decision 36).

/** Values by name, which become parameters of the statement. */
export type SqlValues = Readonly<Record<string, unknown>>;

/** Parsed arguments of a field. */
export interface ParsedArguments {
  values: SqlValues;
  /** Values that change the SQL text. Each combination has its own statement. */
  options?: Readonly<Record<string, string | boolean>>;
  /** Rate limit of the viewer that each read of the field consumes. */
  limit?: RateLimit;
}

/** Context in which the SQL of a field is built. */
export interface SqlScope {
  readonly env: Context['env'];
  readonly viewerId: RawBuilder<number>;
  /** Language of the request. */
  readonly language: RawBuilder<Language>;
  /** Options of this field's arguments, or of the nearest ancestor with arguments. */
  readonly options: Readonly<Record<string, string | boolean>>;
  /** Returns a value of the same arguments as a parameter. */
  value<Value>(name: string): RawBuilder<Value>;
  /** Returns a parameter that `compute` derives from these values in each request. */
  computed<Value>(name: string, compute: (ctx: Context, values: SqlValues) => Value): RawBuilder<Value>;
}

/** One page of a connection. */
export interface SqlPage {
  /** Selects at most `limit` rows from the start of the page. Their alias is `alias`. */
  rows(limit: RawBuilder<number>): Expression<unknown>;
  alias: string;
  /** Terms of ORDER BY over the rows. */
  order: RawBuilder<unknown>;
  /** Text of a row's cursor before it is encoded. */
  cursor: RawBuilder<string>;
  /** Number of rows in the page. */
  first: RawBuilder<number>;
  /** True if the page follows a cursor. */
  followsCursor: RawBuilder<boolean>;
}

/** Selected fields of the object or the objects of a field. */
export interface SqlSelection {
  /**
   * Returns the selected fields of the row in scope as a JSON object.
   * @param type the object's type, if the field has an interface and all rows have the same type
   */
  json(type?: string): RawBuilder<unknown>;
  /** Returns the selected fields of a connection. */
  connection(page: SqlPage): RawBuilder<unknown>;
}

/** A table with exactly one row that several fields of an object share. */
export interface SqlJoin {
  readonly name: string;
  table(scope: SqlScope): Expression<unknown>;
}

/** SQL of a field. */
export interface SqlField {
  /**
   * Parses the arguments.
   * @throws {AppError} for invalid arguments
   */
  parse?(args: Readonly<Record<string, unknown>>, ctx: Context): ParsedArguments;
  /** Maximum number of objects of a list. */
  rows?(values: SqlValues): number;
  /**
   * True if the list is inside the rows of another list. Their sizes are multiplied for
   * MAX_NESTED_ROWS.
   */
  nested?: boolean;
  joins?: readonly SqlJoin[];
  /**
   * True if the field must be read from the primary, because a replica may lack the latest change.
   */
  primary?: boolean;
  build(scope: SqlScope, selection: SqlSelection): Expression<unknown>;
}

/** Ids in a live message, by the names of their parameters. */
export type MessageIds = Readonly<Record<string, number>>;

/** A field of Subscription. */
export interface SqlMessage extends SqlField {
  /** Returns the ids in a published message. */
  idsOf(message: unknown): MessageIds;
}

/** Builds the value of a field over the row in scope. */
export type BuildField = SqlField['build'];

/** SQL of a field as types declare it: an expression over the row in scope, or more. */
export type DeclaredSql = Expression<unknown> | BuildField | SqlField;

/** Converts the SQL of a field into its full form. */
export function toSqlField(declared: DeclaredSql): SqlField {
  if (typeof declared === 'function') return { build: declared };
  return isExpression(declared) ? { build: () => declared } : declared;
}

const isExpression = (declared: Expression<unknown> | SqlField): declared is Expression<unknown> =>
  'toOperationNode' in declared;

/** Reads a field from the primary, because a replica may lack the latest change. */
export const fromPrimary = (declared: DeclaredSql): SqlField => ({ ...toSqlField(declared), primary: true });

/** Defines a field by an expression over the row in scope and over shared tables. */
export const sqlOver = (joins: readonly SqlJoin[], build: BuildField): SqlField => ({ joins, build });

/** Defines a field that shows the object of this source's row, or null without a row. */
export function sqlObject(source: (scope: SqlScope) => Expression<unknown>): SqlField {
  return { build: (scope, selection) => sql`(select ${selection.json()} from ${source(scope)})` };
}

/** SQL of a payload field. It reads values that the mutation's `run` returns. */
export interface PayloadSql<Values> extends SqlField {
  /** For the compiler only. */
  readonly values?: Values;
}

/** Scope with the names and types of its values. Another name does not compile. */
export type ValuesScope<Values> = Omit<SqlScope, 'value'> & {
  value<Name extends keyof Values & string>(name: Name): RawBuilder<Values[Name]>;
};

/** {@link sqlObject} for a payload, over values of the action. */
export const payloadObject = <Values>(
  source: (scope: ValuesScope<Values>) => Expression<unknown>,
): PayloadSql<Values> => sqlObject(source);

/** Aggregates rows into one JSON array in this order. */
export function sqlArray(
  json: Expression<unknown>,
  source: Expression<unknown>,
  order: Expression<unknown>,
): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(${json} order by ${order}), '[]') from ${source})`;
}
