import { sql } from 'kysely';
import { z } from 'zod';
import { defineResponse, type Shape, time } from '../../selection/responses';
import { sqlArray, type SqlField } from '../../selection/fields';
import { idSchema, defineRoute, MAX_REST_LIST, type Route } from '../kit/api/route';
import { noticeOfKind } from '../notices/kinds/notice-responses.rest';
import { NoticeKind } from '../notices/notice.entity';
import { isVisibleComment } from './comment.sql';
import { NOTICE_KIND_ROUTES } from '../notices/kinds/notice-kinds.rest';
import { CommentInput } from './comment.inputs';
import { addComment, deleteComment } from './comment.service';

/** Schema of a comment. */
const commentSchema = z
  .object({
    id: idSchema,
    name: z.string().nullable(),
    comment: z.string(),
    createdDate: z.iso.datetime({ offset: true }),
    imageUrl: z.string().nullable(),
  })
  .meta({ id: 'Comment' });

const shape: Shape<z.input<typeof commentSchema>> = {
  id: 'id',
  name: 'author.nickName',
  comment: 'text',
  createdDate: time('createdAt'),
  imageUrl: 'author.imageUrl',
};

/** Comments of the notice `n`, the oldest first. */
const comments: SqlField = {
  build: ({ viewerId }, selection) => {
    const newest = sql`(
      select c.* from comment c where c.notice_id = n.id and ${isVisibleComment(viewerId)}
      order by c.id desc limit ${sql.lit(MAX_REST_LIST)}
    ) c`;
    return sqlArray(selection.json(), newest, sql`c.id`);
  },
};

const commentsOf = (kind: NoticeKind) =>
  defineResponse({ name: `comments.of${kind}`, type: 'Comment', source: noticeOfKind(kind), root: comments, shape });

/** Comments of a notice, by the kind of the notice. */
const COMMENT_LISTS = {
  [NoticeKind.PROJECT]: commentsOf(NoticeKind.PROJECT),
  [NoticeKind.STUDY]: commentsOf(NoticeKind.STUDY),
};

const commentResponse = defineResponse({
  name: 'comments.rest',
  type: 'Comment',
  source: (scope) => sql`comment c join notice n on n.id = c.notice_id where c.id = ${scope.value('commentId')}::int`,
  shape,
});

/** Routes of comments. */
export const commentRoutes: Route[] = [
  ...NOTICE_KIND_ROUTES.flatMap(({ base, kind, noun }) => [
    defineRoute({
      operation: `list${noun}Comments`,
      method: 'get',
      path: `/${base}/comments/:id`,
      tag: 'comments',
      summary: '공고의 댓글, 오래된 순',
      response: z.array(commentSchema),
      handle: async (_ctx, request) => COMMENT_LISTS[kind]({ noticeId: request.id() }),
    }),
    defineRoute({
      operation: `add${noun}Comment`,
      method: 'post',
      path: `/${base}/comments/:id`,
      tag: 'comments',
      summary: '댓글 달기',
      isCreating: true,
      body: CommentInput,
      bodyExample: { comment: '디자이너도 아직 구하나요?' },
      response: commentSchema,
      denials: ['SCHOOL_UNVERIFIED', 'TOO_MANY_ATTEMPTS'],
      suspensionCheck: 'inStatement',
      handle: async (ctx, request) => {
        const { commentId } = await addComment(
          ctx,
          { noticeId: request.id(), parentId: null, kind },
          request.body(CommentInput),
        );
        request.created(`/comments/${commentId}`);
        return commentResponse({ commentId });
      },
    }),
  ]),
  defineRoute({
    operation: 'deleteComment',
    method: 'delete',
    path: '/comments/:id',
    tag: 'comments',
    summary: '댓글 지우기. 쓴 사람과 공고를 올린 사람만.',
    response: z.object({}),
    denials: ['FORBIDDEN'],
    suspensionCheck: 'inStatement',
    handle: async (ctx, request) => {
      await deleteComment(ctx, request.id());
      return {};
    },
  }),
];
