import { type RawBuilder, sql } from 'kysely';
import { ID_BOUNDS, parseId } from '../../platform/validation';
import { sqlConnection } from '../../selection/connections';
import {
  type SqlDefinitions,
  sqlColumn,
  type SqlField,
  sqlId,
  sqlObject,
  type SqlScope,
  sqlTime,
} from '../../selection/fields';
import { isAllowed } from '../kit/rules';
import { visibleTo } from '../notices/notice.visibility';
import { noticeOfPayload } from '../notices/notice-payload.sql-fields';
import { deleteRules } from './comment.rules';
import { isVisibleComment } from './comment.visibility';

// The row in scope of comments is `c`, on the notice `n`.

/** Selects the comments `c` that meet a condition and exist for the viewer. */
const visible = ({ viewerId }: SqlScope, condition: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`select c.* from comment c where ${condition} and ${isVisibleComment(viewerId)} order by c.id ${order}`;

const comments = sqlConnection({
  nested: true,
  start: 0,
  alias: 'c',
  order: 'asc',
  rows: (scope, { afterId, limit }) =>
    sql`(${visible(scope, sql`c.notice_id = n.id and c.id > ${afterId}`, sql`limit ${limit}`)})`,
});

const commentThreads = sqlConnection({
  nested: true,
  start: ID_BOUNDS.max,
  alias: 'c',
  order: 'desc',
  rows: (scope, { afterId, limit }) =>
    sql`(${visible(scope, sql`c.notice_id = n.id and c.parent_id is null and c.id < ${afterId}`, sql`desc limit ${limit}`)})`,
});

/** `thread` is the comment that they reply to. */
const replies = sqlConnection({
  nested: true,
  start: 0,
  alias: 'c',
  order: 'asc',
  rows: (scope, { afterId, limit }) => sql`(
    select c.* from (select c.id) thread, lateral (
      ${visible(scope, sql`c.parent_id = thread.id and c.id > ${afterId}`, sql`limit ${limit}`)}
    ) c
  )`,
});

const commentById: SqlField = {
  read: ({ id }) => ({ values: { commentId: parseId(id) } }),
  ...sqlObject(
    ({ value, viewerId }) => sql`comment c join notice n on n.id = c.notice_id
      where c.id = ${value('commentId')}::int and ${isVisibleComment(viewerId)} and ${visibleTo(viewerId)}`,
  ),
};

/** `reply` is the comment that replies to it. */
const parent = sqlObject(
  ({ viewerId }) => sql`(select c.parent_id) reply,
    lateral (select c.* from comment c where c.id = reply.parent_id and ${isVisibleComment(viewerId)}) c`,
);
/** The comment of a payload with this value. */
const commentOfPayload = (value: string) =>
  sqlObject((scope) => sql`comment c join notice n on n.id = c.notice_id where c.id = ${scope.value(value)}::int`);

export const commentSqlFields: SqlDefinitions = {
  roots: { comment: { ...commentById } },
  fields: {
    AddCommentPayload: { comment: commentOfPayload('commentId'), notice: noticeOfPayload },
    DeleteCommentPayload: { parent: commentOfPayload('parentId'), notice: noticeOfPayload },
    Notice: { comments, commentThreads },
    Comment: {
      id: sqlId(() => sql`c.id`),
      text: sqlColumn(() => sql`c.text`),
      hidden: sqlColumn(() => sql`(c.hidden or c.parent_hidden)`),
      createdAt: sqlTime(() => sql`c.created_at`),
      author: sqlObject(() => sql`member m where m.id = c.author_id`),
      parent,
      replies,
      isByOwner: sqlColumn(() => sql`coalesce(c.author_id = n.owner_id, false)`),
      viewerCanDelete: sqlColumn(({ viewerId }) => isAllowed(deleteRules(viewerId))),
    },
  },
};
