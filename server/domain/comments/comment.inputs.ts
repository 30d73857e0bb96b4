import { Field, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import { paragraphText, Rule } from '../../platform/validation';

/** The content of a comment. */
@InputType({ description: '댓글 내용' })
export class CommentInput {
  @Rule(paragraphText('댓글', BOUNDS.comment))
  @Field({ description: '댓글, 1–1,000자' })
  comment!: string;
}
