import { sql } from 'kysely';
import { z } from 'zod';
import { defineAnswer, type Shape, time } from '../../selection/answers';
import { sqlArray, type SqlField } from '../../selection/fields';
import { idSchema } from '../kit/route';
import { noticeOfKind } from '../notices/notice.answers';
import { NoticeKind } from '../notices/notice.entity';
import { isVisibleComment } from './comment.visibility';

/** A comment (rest.md: Path by path). */
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

/** REST has no pages of comments, so this limits their list to the newest ones. */
const MAX_COMMENTS = sql.lit(1_000);

/** The comments of the notice `n`, the oldest first. */
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

/** The comments of a notice of each kind. */
export const COMMENT_LISTS = {
  [NoticeKind.PROJECT]: commentsOf(NoticeKind.PROJECT),
  [NoticeKind.STUDY]: commentsOf(NoticeKind.STUDY),
};

/** One comment. */
export const commentAnswer = defineAnswer({
  name: 'comments.rest',
  type: 'Comment',
  source: (scope) => sql`comment c join notice n on n.id = c.notice_id where c.id = ${scope.value('commentId')}::int`,
  shape,
});
