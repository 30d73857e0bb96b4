import { Field, ID, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import { paragraphText, Rule } from '../../platform/validation';

const text = paragraphText('댓글', BOUNDS.comment);

/** The content of a comment. */
export class CommentInput {
  @Rule(text)
  comment!: string;
}

/** A new comment, over GraphQL. */
@InputType({ description: 'A new comment (댓글).' })
export class AddCommentInput {
  @Field(() => ID, { description: 'The id of the notice.' })
  noticeId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the comment on the same notice that it replies to (답글). A reply to a reply joins the same replies.',
  })
  parentId?: string | null;

  @Rule(text)
  @Field({ description: 'The text (댓글 내용), 1–1,000 characters.' })
  text!: string;
}

/** Which comment is deleted. */
@InputType({ description: 'The deletion of a comment (댓글 삭제).' })
export class DeleteCommentInput {
  @Field(() => ID, { description: 'The id of the comment.' })
  id!: string;
}
