import { Field, ID, ObjectType } from 'type-graphql';
import { defineConnection } from '../kit/paging';
import { MemberView } from '../members/member.view';
import { type AnyNotice, NoticeView } from '../notices/notice.view';

/** A comment as members read it. */
@ObjectType('Comment', { simpleResolvers: true, description: 'A comment (댓글) on a notice.' })
export class CommentView {
  @Field(() => ID, { description: 'The id.' })
  id!: number;

  @Field({ description: 'The text (댓글 내용).' })
  text!: string;

  @Field({ description: 'When it was written (쓴 시각).' })
  createdAt!: Date;

  @Field({
    description:
      'Whether it, or the comment that it replies to, is hidden (숨김): only its author and moderators of the school see it.',
  })
  hidden!: boolean;

  @Field(() => MemberView, {
    nullable: true,
    description: 'The author; null after their withdrawal (탈퇴), shown as anonymous (익명).',
  })
  author!: MemberView | null;
}

/** A page of a notice's comments, oldest first. */
export const CommentConnection = defineConnection(
  'Comment',
  () => CommentView,
  'A page of comments (댓글), the oldest first.',
);

/** What a new comment returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of addComment.' })
export class AddCommentPayload {
  @Field(() => CommentView, { description: 'The new comment.' })
  comment!: CommentView;

  @Field(() => NoticeView, { description: 'The notice with the new comment.' })
  notice!: AnyNotice;
}

/** What the deletion of a comment returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of deleteComment.' })
export class DeleteCommentPayload {
  @Field(() => ID, { description: 'The id of the comment that is gone.' })
  commentId!: string;

  @Field(() => CommentView, {
    nullable: true,
    description: 'The comment that the deleted one replied to; null for a comment of its own.',
  })
  parent!: CommentView | null;

  @Field(() => NoticeView, { description: 'The notice without the comment.' })
  notice!: AnyNotice;
}
