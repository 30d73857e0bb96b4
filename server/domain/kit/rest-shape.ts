import { type AliasedExpression, type Expression, type RawBuilder, sql } from 'kysely';
import { seoulDate, seoulDateSql, seoulTime, seoulTimeSql } from '../../platform/seoul';

/** The columns of a view as SQL expressions, named as in the view. Those of a view in the view are one level deeper. */
export interface Columns {
  readonly [name: string]: Expression<unknown> | Columns;
}

/** One member of a REST answer: how it follows from a view, and the same in SQL from the columns of the view. */
interface Member<View, Value> {
  read(view: View): Value;
  expression(columns: Columns): Expression<Value>;
}

/** The names of a view's members with times. */
type TimesOf<View> = { [Name in keyof View]: View[Name] extends Date ? Name : never }[keyof View] & string;

/** A value of a view that may be missing, where null takes its place. */
type Inner<Outer, Name extends keyof NonNullable<Outer>> =
  NonNullable<Outer>[Name] | (null extends Outer ? null : never);

/** What the members of an answer can be made from. */
export interface MemberMakers<View> {
  /** A value of the view. */
  field<Name extends keyof View & string>(name: Name): Member<View, NonNullable<View[Name]>>;
  /** A value of a view in the view, such as the name of a notice's owner; null without that view. */
  inner<Outer extends keyof View & string, Name extends keyof NonNullable<View[Outer]> & string>(
    outer: Outer,
    name: Name,
  ): Member<View, Inner<View[Outer], Name>>;
  /** The day of a time in Seoul. */
  day(name: TimesOf<View>): Member<View, string>;
  /** A time in Seoul. */
  time(name: TimesOf<View>): Member<View, string>;
}

/** The makers of members for the answers that show this view. */
export function membersOf<View>(): MemberMakers<View> {
  return {
    field: (name) => ({
      read: (view) => present(view[name], name),
      expression: (columns) => sql`${columnAt(columns, name)}`,
    }),
    inner: (outer, name) => ({
      read: (view) => (view[outer]?.[name] ?? null) as Inner<View[typeof outer], typeof name>,
      expression: (columns) => sql`${columnAt(columns, outer, name)}`,
    }),
    day: (name) => ({
      read: (view) => seoulDate(timeOf(view[name])),
      expression: (columns) => seoulDateSql(columnAt(columns, name)),
    }),
    time: (name) => ({
      read: (view) => seoulTime(timeOf(view[name])),
      expression: (columns) => seoulTimeSql(columnAt(columns, name)),
    }),
  };
}

/**
 * The shape of a REST answer. It is defined once, and used in two ways: on a view that was read anyway, and in SQL, so that
 * PostgreSQL writes the answer (docs/decisions/0029-json-by-the-database.md).
 */
export interface RestShape<View, Answer> {
  /** The answer that shows this view. */
  read(view: View): Answer;
  /** The answer's members as columns of a statement. */
  select(columns: Columns): AliasedExpression<unknown, string>[];
}

/** Defines a shape. The compiler checks that it has the members of the answer, with their types. */
export function restShape<View, Answer extends object>(members: {
  readonly [Name in keyof Answer]: Member<View, Answer[Name]>;
}): RestShape<View, Answer> {
  const entries = Object.entries<Member<View, unknown>>(members);
  return {
    read: (view) => Object.fromEntries(entries.map(([name, member]) => [name, member.read(view)])) as Answer,
    select: (columns) => entries.map(([name, member]) => sql`${member.expression(columns)}`.as(name)),
  };
}

/**
 * The rows of a query as one JSON array, in their order.
 * @param query what the rows are selected by; a subquery
 */
export function jsonArrayOf(query: Expression<unknown>): RawBuilder<string> {
  return sql<string>`(select coalesce(json_agg(item), '[]') from ${query} item)`;
}

/** These columns as one JSON object. */
export function jsonObjectOf(columns: readonly AliasedExpression<unknown, string>[]): RawBuilder<string> {
  return sql<string>`(select row_to_json(item) from (select ${sql.join(columns)}) item)`;
}

/** @throws {Error} for a view that was read without the value */
function present<Value>(value: Value, name: string): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`The view was read without ${name}.`);
  return value;
}

function timeOf(value: unknown): Date {
  if (!(value instanceof Date)) throw new Error('not a time');
  return value;
}

/** @throws {Error} when the columns have no such column, which stops the server's start */
function columnAt(columns: Columns, ...path: string[]): Expression<unknown> {
  const found = path.reduce<Columns[string] | undefined>(
    (at, name) => (at === undefined || isExpression(at) ? undefined : at[name]),
    columns,
  );
  if (found === undefined || !isExpression(found)) throw new Error(`There is no column ${path.join('.')}.`);
  return found;
}

function isExpression(column: Columns[string]): column is Expression<unknown> {
  return 'toOperationNode' in column && typeof column.toOperationNode === 'function';
}
