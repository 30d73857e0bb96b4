import { z } from 'zod';
import { membersOf, restShape } from '../kit/rest-shape';
import { idSchema } from '../kit/route';
import type { CommentView } from './comment.view';

/** A comment (rest.md: Path by path). */
export const commentAnswer = z
  .object({
    id: idSchema,
    name: z.string().nullable(),
    comment: z.string(),
    createdDate: z.iso.datetime({ offset: true }),
    imageUrl: z.string().nullable(),
  })
  .meta({ id: 'Comment' });

const { field, inner, time } = membersOf<CommentView>();

export const commentShape = restShape<CommentView, z.input<typeof commentAnswer>>({
  id: field('id'),
  name: inner('author', 'nickName'),
  comment: field('text'),
  createdDate: time('createdAt'),
  imageUrl: inner('author', 'imageUrl'),
});
