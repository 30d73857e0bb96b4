import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: "The notice to add to the viewer's favourites (찜)." })
export class FavouriteNoticeInput {
  @Field(() => ID, { description: 'The id of the notice.' })
  noticeId!: string;
}

@InputType({ description: "The notice to remove from the viewer's favourites (찜 취소)." })
export class UnfavouriteNoticeInput {
  @Field(() => ID, { description: 'The id of the notice.' })
  noticeId!: string;
}
