import { Field, ObjectType } from 'type-graphql';
import { type AnyNotice, NoticeView } from '../notices/notice.view';

/** What the viewer's favourites say of a notice: all that a request mostly selects of it. */
export type FavouriteState = Pick<AnyNotice, (typeof FAVOURITE_STATE)[number]>;

/** The names of {@link FavouriteState}. */
export const FAVOURITE_STATE = ['id', 'kind', 'viewerHasFavourited', 'favouriteCount'] as const;

/** What a new favourite returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of favouriteNotice.' })
export class FavouriteNoticePayload {
  @Field(() => NoticeView, { description: 'The notice, which is a favourite now.' })
  notice!: AnyNotice | FavouriteState;
}

/** What the end of a favourite returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of unfavouriteNotice.' })
export class UnfavouriteNoticePayload {
  @Field(() => NoticeView, { description: 'The notice, which is no favourite any more.' })
  notice!: AnyNotice | FavouriteState;
}
