import { Field, ObjectType } from 'type-graphql';
import { type AnyNotice, NoticeView } from '../notices/notice.view';

/** What a new favourite returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of favouriteNotice.' })
export class FavouriteNoticePayload {
  @Field(() => NoticeView, { description: 'The notice, which is a favourite now.' })
  notice!: AnyNotice;
}

/** What the end of a favourite returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of unfavouriteNotice.' })
export class UnfavouriteNoticePayload {
  @Field(() => NoticeView, { description: 'The notice, which is no favourite any more.' })
  notice!: AnyNotice;
}
