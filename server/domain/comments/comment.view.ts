import { Field, ID, ObjectType } from 'type-graphql';
import { type Connection, PageInfo } from '../kit/paging';
import { MemberView } from '../members/member.view';

/** A comment as members read it. */
@ObjectType('Comment', { simpleResolvers: true, description: '공고에 달린 댓글' })
export class CommentView {
  @Field(() => ID, { description: '댓글 번호' })
  id!: number;

  noticeId!: number;
  noticeOwnerId!: number;

  @Field({ description: '댓글 내용' })
  text!: string;

  @Field({ description: '쓴 시각' })
  createdAt!: Date;

  @Field(() => MemberView, { nullable: true, description: '쓴 사람. 탈퇴했으면 null이고, 익명으로 보여 줘요.' })
  author!: MemberView | null;
}

/** A comment and its cursor. */
@ObjectType({ simpleResolvers: true, description: '댓글과 그 커서' })
export class CommentEdge {
  @Field({ description: '이 댓글의 커서' })
  cursor!: string;

  @Field(() => CommentView, { description: '댓글' })
  node!: CommentView;
}

/** A page of a notice's comments, oldest first. */
@ObjectType({ simpleResolvers: true, description: '댓글 목록, 오래된 순' })
export class CommentConnection implements Connection<CommentView> {
  @Field(() => [CommentEdge], { description: '커서가 딸린 댓글' })
  edges!: CommentEdge[];

  @Field(() => [CommentView], { description: '댓글' })
  nodes!: CommentView[];

  @Field(() => PageInfo, { description: '뒤에 더 있는지와 마지막 커서' })
  pageInfo!: PageInfo;
}
