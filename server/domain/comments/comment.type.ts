import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { ID_BOUNDS, parseId } from '../../platform/text/validation';
import { sqlConnection } from '../../selection/connections/connections';
import { payloadObject, type SqlField, sqlObject } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, addQueries, Sql } from '../../selection/schema-fields';
import { ConnectionArgs, defineConnection } from '../../selection/connections/paging';
import { isAllowed } from '../kit/rules/rules';
import { MemberType } from '../members/member.type';
import { NoticeType } from '../notices/notice.type';
import { isVisibleTo } from '../notices/visibility/notice-visibility.sql';
import type { CommentTables } from './comment.entity';
import { denyDeletingComment } from './comment.rules';
import { isVisibleAlone, isVisibleComment } from './comment.sql';
import { isoTime } from '../../selection/responses';
import { defineExport } from '../kit/export/export';

const c = columnsOf<CommentTables['comment']>('c');

// SQL aliases: `c` is a comment and `n` its notice.

const comments = sqlConnection({
  nested: true,
  start: 0,
  alias: 'c',
  order: 'asc',
  rows: ({ viewerId }, { afterId, limit }) => sql`(
    select c.* from comment c
    where c.notice_id = n.id and c.id > ${afterId} and ${isVisibleComment(viewerId)} order by c.id limit ${limit}
  )`,
});

const commentThreads = sqlConnection({
  nested: true,
  start: ID_BOUNDS.max,
  alias: 'c',
  order: 'desc',
  rows: ({ viewerId }, { afterId, limit }) => sql`(
    select c.* from comment c
    where c.notice_id = n.id and c.parent_id is null and c.id < ${afterId} and ${isVisibleAlone(viewerId, 'c')}
    order by c.id desc limit ${limit}
  )`,
});

/** `p` is the answered comment. */
const replies = sqlConnection({
  nested: true,
  start: 0,
  alias: 'c',
  order: 'asc',
  rows: ({ viewerId }, { afterId, limit }) => sql`(
    select c.* from (select c.*) p, lateral (
      select c.* from comment c
      where c.parent_id = p.id and c.id > ${afterId} and ${isVisibleAlone(viewerId, 'p')} and ${isVisibleAlone(viewerId, 'c')}
      order by c.id limit ${limit}
    ) c
  )`,
});

const commentById: SqlField = {
  parse: ({ id }) => ({ values: { commentId: parseId(id) } }),
  ...sqlObject(
    ({ value, viewerId }) => sql`comment c join notice n on n.id = c.notice_id
      where c.id = ${value('commentId')}::int and ${isVisibleComment(viewerId)} and ${isVisibleTo(viewerId)}`,
  ),
};

/** `reply` is the answering comment. */
const parent = sqlObject(
  ({ viewerId }) => sql`(select c.parent_id) reply,
    lateral (select c.* from comment c where c.id = reply.parent_id and ${isVisibleComment(viewerId)}) c`,
);

/** SQL of a payload field: the comment whose id `run` returns under this name. */
export const commentOfPayload = <Name extends string>(name: Name) =>
  payloadObject<Record<Name, number | null>>(
    (scope) => sql`comment c join notice n on n.id = c.notice_id where c.id = ${scope.value(name)}::int`,
  );

@ObjectType('Comment', { simpleResolvers: true, description: 'A comment (댓글) on a notice.' })
export class CommentType {
  @Field(() => ID, { description: 'The id.' })
  @Sql(c.id)
  id!: number;

  @Field({ description: 'The text (댓글 내용).' })
  @Sql(c.text)
  text!: string;

  @Field({ description: 'The time of the comment (쓴 시각).' })
  @Sql(c.created_at)
  createdAt!: Date;

  @Field({
    description:
      'Whether the comment or the answered comment is hidden (숨김): only its author and moderators of the school see it.',
  })
  @Sql(sql`(c.hidden or c.parent_hidden)`)
  hidden!: boolean;

  @Field(() => MemberType, {
    nullable: true,
    description: 'The author; null after their withdrawal (탈퇴), shown as anonymous (익명).',
  })
  @Sql(sqlObject(() => sql`member m where m.id = c.author_id`))
  author!: MemberType | null;
}

/** A page of a notice's comments, the oldest first. */
const CommentConnection = defineConnection(
  'Comment',
  () => CommentType,
  'A page of comments (댓글), the oldest first.',
);

addQueries({
  comment: {
    type: () => CommentType,
    nullable: true,
    description: 'One comment (댓글); null if it does not exist or is invisible to the viewer.',
    args: { id: { type: () => ID, description: 'The id of the comment.' } },
    sql: commentById,
  },
});

addFields(NoticeType, {
  comments: {
    type: () => CommentConnection,
    description: 'The comments (댓글), the oldest first.',
    args: ConnectionArgs,
    sql: comments,
  },
  commentThreads: {
    type: () => CommentConnection,
    description: 'The comments (댓글) without replies, the newest first.',
    args: ConnectionArgs,
    sql: commentThreads,
  },
});

addFields(CommentType, {
  parent: {
    type: () => CommentType,
    nullable: true,
    description: 'The answered comment (답글); null if this is not a reply.',
    sql: parent,
  },
  replies: {
    type: () => CommentConnection,
    description: 'The replies to the comment (답글), the oldest first.',
    args: ConnectionArgs,
    sql: replies,
  },
  isByOwner: {
    type: () => Boolean,
    description: "Whether the notice's owner is the author (공고를 올린 사람).",
    sql: sql`coalesce(c.author_id = n.owner_id, false)`,
  },
  viewerCanDelete: {
    type: () => Boolean,
    description: 'Whether the viewer may delete it (댓글 삭제).',
    sql: ({ viewerId }) => isAllowed(denyDeletingComment(viewerId)),
  },
});

/**
 * The viewer's comments with the ids of their notices. The text of the notices belongs to others.
 */
export const commentExport = defineExport({
  name: 'comments',
  tables: ['comment'],
  type: 'Comment',
  rows: ({ viewerId }) => sql`comment c where c.author_id = ${viewerId}`,
  id: c.id,
  shape: { noticeId: c.notice_id, text: 'text', createdAt: isoTime('createdAt') },
});
