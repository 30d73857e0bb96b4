import { z } from 'zod';
import { defineRoute, type Route } from '../kit/route';
import { NOTICE_KIND_ROUTES } from '../notices/notice.rest-kinds';
import { COMMENT_LISTS, commentAnswer, commentSchema } from './comment.answers';
import { CommentInput } from './comment.inputs';
import { addComment, deleteComment } from './comment.service';

/** Routes of comments (rest.md: Path by path). */
export const commentRoutes: Route[] = [
  ...NOTICE_KIND_ROUTES.flatMap(({ base, kind, noun }) => [
    defineRoute({
      operation: `list${noun}Comments`,
      method: 'get',
      path: `/${base}/comments/:id`,
      tag: 'comments',
      summary: '공고의 댓글, 오래된 순',
      answer: z.array(commentSchema),
      handle: async (_ctx, request) => COMMENT_LISTS[kind]({ noticeId: request.id() }),
    }),
    defineRoute({
      operation: `add${noun}Comment`,
      method: 'post',
      path: `/${base}/comments/:id`,
      tag: 'comments',
      summary: '댓글 달기',
      created: true,
      body: CommentInput,
      bodyExample: { comment: '디자이너도 아직 구하나요?' },
      answer: commentSchema,
      refusals: ['SCHOOL_UNVERIFIED', 'TOO_MANY_ATTEMPTS'],
      handle: async (ctx, request) => {
        const commentId = await addComment(
          ctx,
          { noticeId: request.id(), parentId: null, kind },
          request.body(CommentInput),
        );
        request.created(`/comments/${commentId}`);
        return commentAnswer({ commentId });
      },
    }),
  ]),
  defineRoute({
    operation: 'deleteComment',
    method: 'delete',
    path: '/comments/:id',
    tag: 'comments',
    summary: '댓글 지우기. 쓴 사람과 공고를 올린 사람만.',
    answer: z.object({}),
    refusals: ['FORBIDDEN'],
    handle: async (ctx, request) => {
      await deleteComment(ctx, request.id());
      return {};
    },
  }),
];
