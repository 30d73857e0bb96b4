import { type Expression, type RawBuilder, sql } from 'kysely';
import { readInput } from '../../platform/validation';
import { ConnectionArgs, idAfter } from './paging';
import type { SqlField, SqlPage, SqlScope } from './sql-fields';

/** A list by ids that belongs to the row in scope. */
interface SqlList extends Pick<SqlPage, 'alias' | 'order'> {
  /** The id after which the first page starts. */
  start: number;
  /** Selects at most `limit` rows after an id, in the order of their ids. */
  rows(scope: SqlScope, page: { afterId: RawBuilder<number>; limit: RawBuilder<number> }): Expression<unknown>;
}

/** A field that shows a page of a list that is nested in another (kit/nested-pages.ts). */
export function sqlConnection({ start, rows, alias, order }: SqlList): SqlField {
  return {
    nested: true,
    read: (args) => {
      const { first, after } = readInput(ConnectionArgs, args);
      return { values: { first, afterId: idAfter(after, start), followsCursor: typeof after === 'string' } };
    },
    rows: ({ first }) => Number(first),
    write: (scope, selection) => {
      const first = sql<number>`${scope.value('first')}::int`;
      const afterId = sql<number>`${scope.value('afterId')}::int`;
      return selection.connection({
        rows: (limit) => rows(scope, { afterId, limit }),
        alias,
        order,
        first,
        followsCursor: sql<boolean>`${scope.value('followsCursor')}::boolean`,
      });
    },
  };
}

/** The cursor of an id, as paging.ts writes it; null for null. */
export function sqlCursor(id: Expression<unknown>): RawBuilder<string | null> {
  return sql<string | null>`translate(encode(convert_to('id:' || ${id}, 'UTF8'), 'base64'), '+/=', '-_')`;
}
