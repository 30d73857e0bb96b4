import { type Expression, type RawBuilder, sql } from 'kysely';
import { base64Url } from '../../platform/database/statements/expressions';
import type { ClassType } from 'type-graphql';
import type { Context } from '../../domain/context';
import { ConnectionArgs, type ParseCursor, parseIdCursor, positionAfter } from './paging';
import { parseInput } from '../../platform/text/validation';
import type { ParsedArguments, SqlField, SqlScope } from '../fields';

/** Arguments of a list other than those of its page. */
interface ListArguments<Args extends ConnectionArgs> {
  /** Class of the arguments, if there are more than those of a page. */
  args?: ClassType<Args>;
  /** Parses the arguments other than those of the page. */
  parse?(args: Args, ctx: Context): ParsedArguments;
  /**
   * True if the list is inside the rows of another list. Their sizes are multiplied for
   * MAX_NESTED_ROWS.
   */
  nested?: boolean;
}

/** A list in any order. */
export interface SqlPositionedList<Position, Args extends ConnectionArgs> extends ListArguments<Args> {
  /** Alias of the rows. */
  alias: string;
  /** Terms of ORDER BY over these rows. */
  order: RawBuilder<unknown>;
  parseCursor: ParseCursor<Position>;
  /** Position after which the first page starts. */
  start: Position;
  /** Returns a position as parameter values. */
  toValues(position: Position): ParsedArguments['values'];
  /** Text of a row's cursor, as `parseCursor` reads it. */
  cursor: RawBuilder<string>;
  /** Selects at most `limit` rows after the position, in the order of the list. */
  rows(scope: SqlScope, limit: RawBuilder<number>): Expression<unknown>;
}

/** A list ordered by the ids of its rows. */
export interface SqlList<Args extends ConnectionArgs> extends ListArguments<Args> {
  alias: string;
  order: 'asc' | 'desc';
  /** Id after which the first page starts. */
  start: number;
  /** Selects at most `limit` rows after an id, in the order of the list. */
  rows(scope: SqlScope, page: { afterId: RawBuilder<number>; limit: RawBuilder<number> }): Expression<unknown>;
}

/** A field with the arguments of a page. */
type SqlPageField = SqlField & Required<Pick<SqlField, 'parse'>>;

/** Defines a field that shows a page of a list ordered by ids. */
export function sqlConnection<Args extends ConnectionArgs = ConnectionArgs>({
  order,
  rows,
  ...list
}: SqlList<Args>): SqlPageField {
  const id = sql.ref(`${list.alias}.id`);
  return sqlConnectionBy<number, Args>({
    ...list,
    order: sql`${id} ${sql.raw(order)}`,
    parseCursor: parseIdCursor(),
    cursor: sql<string>`('id:' || ${id})`,
    toValues: (afterId) => ({ afterId }),
    rows: (scope, limit) => rows(scope, { afterId: sql<number>`${scope.value('afterId')}::int`, limit }),
  });
}

/** Defines a field that shows a page of a list with its own cursors. */
export function sqlConnectionBy<Position, Args extends ConnectionArgs = ConnectionArgs>(
  list: SqlPositionedList<Position, Args>,
): SqlPageField {
  const { alias, order, cursor, nested = false, rows } = list;
  const ArgsClass = (list.args ?? ConnectionArgs) as ClassType<Args>;
  return {
    nested,
    parse: (given, ctx) => {
      const args = parseInput(ArgsClass, given);
      const { values, ...parsed } = list.parse?.(args, ctx) ?? { values: {} };
      const page = { first: args.first, followsCursor: typeof args.after === 'string' };
      return { values: { ...values, ...page, ...list.toValues(positionAfter(args.after, list)) }, ...parsed };
    },
    rows: ({ first }) => Number(first),
    build: (scope, selection) =>
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

/** Encodes the text of a cursor like paging.ts. Returns null for null. */
export function encodeCursor(text: Expression<string | null>): RawBuilder<string | null> {
  return base64Url(sql`convert_to(${text}, 'UTF8')`);
}
