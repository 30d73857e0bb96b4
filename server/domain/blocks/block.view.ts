import { Field, ID, ObjectType } from 'type-graphql';
import { defineConnection } from '../kit/paging';
import { MemberView, ViewerView } from '../members/member.view';

/** A page of members. */
export const MemberConnection = defineConnection('Member', () => MemberView, 'A page of members (회원).');

/** What a block returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of blockMember.' })
export class BlockMemberPayload {
  @Field(() => MemberView, { description: 'The member, who is not told.' })
  member!: MemberView;

  @Field(() => ViewerView, { description: 'The viewer with the changed list of blocks.' })
  viewer!: ViewerView;
}

/** What the end of a block returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of unblockMember.' })
export class UnblockMemberPayload {
  @Field(() => ID, { description: 'The id of the member who is not blocked any more.' })
  memberId!: string;

  @Field(() => ViewerView, { description: 'The viewer with the changed list of blocks.' })
  viewer!: ViewerView;
}
