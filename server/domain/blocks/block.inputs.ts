import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A member whom the viewer blocks (차단).' })
export class BlockMemberInput {
  @Field(() => ID, { description: 'The id of the member.' })
  memberId!: string;
}

@InputType({ description: 'A member whom the viewer unblocks (차단 해제).' })
export class UnblockMemberInput {
  @Field(() => ID, { description: 'The id of the member.' })
  memberId!: string;
}
