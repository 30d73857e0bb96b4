import { type RawBuilder, sql } from 'kysely';
import { ID_BOUNDS } from '../../platform/validation';
import { sqlConnection } from '../kit/sql-connection';
import {
  type SqlDefinitions,
  sqlColumn,
  sqlColumns,
  sqlId,
  sqlObject,
  type SqlScope,
  sqlTime,
} from '../kit/sql-fields';
import { commentColumns } from './comment.columns';
import { isVisibleComment } from './comment.visibility';

// The row in scope of comments is `c`, on the notice `n`.

/** Selects the comments `c` that meet a condition and exist for the viewer. */
const visible = ({ viewerId }: SqlScope, condition: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`select c.* from comment c where ${condition} and ${isVisibleComment(viewerId)} order by c.id ${order}`;

const comments = sqlConnection({
  start: 0,
  alias: 'c',
  order: 'asc',
  rows: (scope, { afterId, limit }) =>
    sql`(${visible(scope, sql`c.notice_id = n.id and c.id > ${afterId}`, sql`limit ${limit}`)})`,
});

const commentThreads = sqlConnection({
  start: ID_BOUNDS.max,
  alias: 'c',
  order: 'desc',
  rows: (scope, { afterId, limit }) =>
    sql`(${visible(scope, sql`c.notice_id = n.id and c.parent_id is null and c.id < ${afterId}`, sql`desc limit ${limit}`)})`,
});

/** `thread` is the comment that they reply to. */
const replies = sqlConnection({
  start: 0,
  alias: 'c',
  order: 'asc',
  rows: (scope, { afterId, limit }) => sql`(
    select c.* from (select c.id) thread, lateral (
      ${visible(scope, sql`c.parent_id = thread.id and c.id > ${afterId}`, sql`limit ${limit}`)}
    ) c
  )`,
});

export const commentSqlFields: SqlDefinitions = {
  fields: {
    Notice: { comments, commentThreads },
    Comment: {
      id: sqlId(() => sql`c.id`),
      ...sqlColumns(({ viewerId }) => commentColumns(viewerId), 'text', 'hidden'),
      createdAt: sqlTime(() => sql`c.created_at`),
      author: sqlObject(() => sql`member m where m.id = c.author_id`),
      replies,
      isByOwner: sqlColumn(() => sql`coalesce(c.author_id = n.owner_id, false)`),
      viewerCanDelete: sqlColumn(
        ({ viewerId }) => sql`(coalesce(c.author_id = ${viewerId}, false) or n.owner_id = ${viewerId})`,
      ),
    },
  },
};
