import { z } from 'zod';
import { seoulTime } from '../../platform/seoul';
import { defineRoute, idSchema, type Route } from '../kit/route';
import { NOTICE_KIND_ROUTES } from '../notices/notice.rest-dialect';
import { CommentInput } from './comment.inputs';
import { readComments } from './comment.queries';
import { addComment, deleteComment } from './comment.service';
import type { CommentView } from './comment.view';

const comment = z.object({
  id: idSchema,
  name: z.string().nullable(),
  comment: z.string(),
  createdDate: z.iso.datetime({ offset: true }),
  imageUrl: z.string().nullable(),
});

function toComment(view: CommentView): z.input<typeof comment> {
  return {
    id: view.id,
    name: view.author?.nickName ?? null,
    comment: view.text,
    createdDate: seoulTime(view.createdAt),
    imageUrl: view.author?.imageUrl ?? null,
  };
}

/** The routes of comments (rest.md: Path by path). */
export const commentRoutes: Route[] = [
  ...NOTICE_KIND_ROUTES.flatMap(({ base, kind }) => [
    defineRoute({
      method: 'get',
      path: `/${base}/comments/:id`,
      tag: 'comments',
      summary: '공고의 댓글, 오래된 순',
      answer: z.array(comment),
      handle: async (ctx, request) => (await readComments(ctx, request.id(), kind)).map(toComment),
    }),
    defineRoute({
      method: 'post',
      path: `/${base}/comments/:id`,
      tag: 'comments',
      summary: '댓글 달기',
      created: true,
      body: CommentInput,
      answer: comment,
      refusals: ['TOO_MANY_ATTEMPTS'],
      handle: async (ctx, request) => {
        const added = await addComment(ctx, request.id(), request.body(CommentInput), kind);
        request.created(`/comments/${added.id}`);
        return toComment(added);
      },
    }),
  ]),
  defineRoute({
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
