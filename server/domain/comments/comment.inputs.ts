import { Field, ID, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import { paragraphText, Valid } from '../../platform/text/validation';
import { IdField, idInput } from '../kit/api/id-field';

const text = paragraphText({ ko: '댓글', en: 'the comment' }, BOUNDS.comment);

/** Input of a comment over REST. */
export class CommentInput {
  @Valid(text)
  comment!: string;
}

@InputType({ description: 'A new comment (댓글).' })
export class AddCommentInput {
  @IdField('The id of the notice.')
  noticeId!: number;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the answered comment (답글) on the same notice. A reply to a reply belongs to the same comment.',
  })
  parentId?: string | null;

  @Valid(text)
  @Field({ description: 'The text (댓글 내용), 1–1,000 characters.' })
  text!: string;
}

export const DeleteCommentInput = idInput('DeleteCommentInput', 'The deletion of a comment (댓글 삭제).', {
  id: 'The id of the comment.',
});
