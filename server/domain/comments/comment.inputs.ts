import { Field, ID, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import { paragraphText, Valid } from '../../platform/text/validation';

const text = paragraphText({ ko: '댓글', en: 'the comment' }, BOUNDS.comment);

/** Input of a comment over REST. */
export class CommentInput {
  @Valid(text)
  comment!: string;
}

@InputType({ description: 'A new comment (댓글).' })
export class AddCommentInput {
  @Field(() => ID, { description: 'The id of the notice.' })
  noticeId!: string;

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

@InputType({ description: 'The deletion of a comment (댓글 삭제).' })
export class DeleteCommentInput {
  @Field(() => ID, { description: 'The id of the comment.' })
  id!: string;
}
