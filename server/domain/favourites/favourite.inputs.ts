import { Field, ID, InputType } from 'type-graphql';

/** Which notice becomes a favourite. */
@InputType({ description: "A new favourite (찜) of the viewer's." })
export class FavouriteNoticeInput {
  @Field(() => ID, { description: 'The id of the notice.' })
  noticeId!: string;
}

/** Which notice stops being a favourite. */
@InputType({ description: "The end of one of the viewer's favourites (찜 취소)." })
export class UnfavouriteNoticeInput {
  @Field(() => ID, { description: 'The id of the notice.' })
  noticeId!: string;
}
