import { Field, ID, InputType } from 'type-graphql';

/** Whom the viewer blocks. */
@InputType({ description: 'A member whom the viewer blocks (차단).' })
export class BlockMemberInput {
  @Field(() => ID, { description: 'The id of the member.' })
  memberId!: string;
}

/** Whom the viewer blocks no longer. */
@InputType({ description: 'A member whom the viewer blocks no longer (차단 해제).' })
export class UnblockMemberInput {
  @Field(() => ID, { description: 'The id of the member.' })
  memberId!: string;
}
