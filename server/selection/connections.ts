import { type Expression, type RawBuilder, sql } from 'kysely';
import type { ClassType } from 'type-graphql';
import type { Context } from '../domain/context';
import { ConnectionArgs, type CursorFormat, ID_CURSORS, positionAfter } from '../domain/kit/paging';
import { readInput } from '../platform/validation';
import type { ReadArguments, SqlField, SqlScope } from './fields';

/** Arguments of a list beside its page. */
interface ListArguments<Args extends ConnectionArgs> {
  /** The class of the arguments, if the list has more than a page's. */
  args?: ClassType<Args>;
  /** Reads the arguments beside those of the page. */
  read?(args: Args, ctx: Context): ReadArguments;
  /** Whether the list belongs to each row of another list, so that their sizes multiply. */
  nested?: boolean;
}

/** A list in any order. */
export interface SqlPositionedList<Position, Args extends ConnectionArgs> extends ListArguments<Args> {
  /** The name of the rows. */
  alias: string;
  /** The terms of ORDER BY over these rows. */
  order: RawBuilder<unknown>;
  cursors: CursorFormat<Position>;
  /** The position after which the first page starts. */
  start: Position;
  /** Returns a position as values of parameters. */
  toValues(position: Position): ReadArguments['values'];
  /** The text of a row's cursor, as `cursors` writes it. */
  cursor: RawBuilder<string>;
  /** Selects at most `limit` rows after the position, in the order of the list. */
  rows(scope: SqlScope, limit: RawBuilder<number>): Expression<unknown>;
}

/** A list in the order of its rows' ids. */
export interface SqlList<Args extends ConnectionArgs> extends ListArguments<Args> {
  alias: string;
  order: 'asc' | 'desc';
  /** The id after which the first page starts. */
  start: number;
  /** Selects at most `limit` rows after an id, in the order of the list. */
  rows(scope: SqlScope, page: { afterId: RawBuilder<number>; limit: RawBuilder<number> }): Expression<unknown>;
}

/** A field with the arguments of a page. */
type SqlPageField = SqlField & Required<Pick<SqlField, 'read'>>;

/** A field that shows a page of a list by ids. */
export function sqlConnection<Args extends ConnectionArgs = ConnectionArgs>({
  order,
  rows,
  ...list
}: SqlList<Args>): SqlPageField {
  const id = sql.ref(`${list.alias}.id`);
  return sqlConnectionBy<number, Args>({
    ...list,
    order: sql`${id} ${sql.raw(order)}`,
    cursors: ID_CURSORS,
    cursor: sql<string>`('id:' || ${id})`,
    toValues: (afterId) => ({ afterId }),
    rows: (scope, limit) => rows(scope, { afterId: sql<number>`${scope.value('afterId')}::int`, limit }),
  });
}

/** A field that shows a page of a list with cursors of its own. */
export function sqlConnectionBy<Position, Args extends ConnectionArgs = ConnectionArgs>(
  list: SqlPositionedList<Position, Args>,
): SqlPageField {
  const { alias, order, cursor, nested = false, rows } = list;
  const ArgsClass = (list.args ?? ConnectionArgs) as ClassType<Args>;
  return {
    nested,
    read: (given, ctx) => {
      const args = readInput(ArgsClass, given);
      const { values, options } = list.read?.(args, ctx) ?? { values: {} };
      const page = { first: args.first, followsCursor: typeof args.after === 'string' };
      return { values: { ...values, ...page, ...list.toValues(positionAfter(args.after, list)) }, options };
    },
    rows: ({ first }) => Number(first),
    write: (scope, selection) =>
      selection.connection({
        rows: (limit) => rows(scope, limit),
        alias,
        order,
        cursor,
        first: sql<number>`${scope.value('first')}::int`,
        followsCursor: sql<boolean>`${scope.value('followsCursor')}::boolean`,
      }),
  };
}

/** Encodes the text of a cursor, as paging.ts does; null for null. */
export function encodeCursor(text: Expression<string | null>): RawBuilder<string | null> {
  return sql<string | null>`translate(encode(convert_to(${text}, 'UTF8'), 'base64'), E'+/=\n', '-_')`;
}
