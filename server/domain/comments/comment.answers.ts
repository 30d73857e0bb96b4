import { sql } from 'kysely';
import { z } from 'zod';
import { defineAnswer, type Shape, time } from '../../selection/answers';
import { sqlArray, type SqlField } from '../../selection/fields';
import { idSchema } from '../kit/route';
import { noticeOfKind } from '../notices/notice.answers';
import { NoticeKind } from '../notices/notice.entity';
import { isVisibleComment } from './comment.visibility';

/** Schema of a comment (rest.md: Path by path). */
export const commentSchema = z
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

/** Maximum length of a list, because REST has no pages of comments. Older comments are left out. */
const MAX_COMMENTS = sql.lit(1_000);

/** Comments of the notice `n`, the oldest first. */
const comments: SqlField = {
  write: ({ viewerId }, selection) => {
    const newest = sql`(
      select c.* from comment c where c.notice_id = n.id and ${isVisibleComment(viewerId)}
      order by c.id desc limit ${MAX_COMMENTS}
    ) c`;
    return sqlArray(selection.json(), newest, sql`c.id`);
  },
};

const commentsOf = (kind: NoticeKind) =>
  defineAnswer({ name: `comments.of${kind}`, type: 'Comment', source: noticeOfKind(kind), root: comments, shape });

/** Comments of a notice, by the kind of the notice. */
export const COMMENT_LISTS = {
  [NoticeKind.PROJECT]: commentsOf(NoticeKind.PROJECT),
  [NoticeKind.STUDY]: commentsOf(NoticeKind.STUDY),
};

export const commentAnswer = defineAnswer({
  name: 'comments.rest',
  type: 'Comment',
  source: (scope) => sql`comment c join notice n on n.id = c.notice_id where c.id = ${scope.value('commentId')}::int`,
  shape,
});
