import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import type { Context } from '../context';
import { type AnyNotice, NoticeView } from '../notices/notice.view';
import { favouriteNotice, unfavouriteNotice } from './favourite.service';

/** The mutations of favourites. */
@Resolver()
export class FavouriteResolver {
  @Mutation(() => NoticeView, { description: '공고를 찜해요. 이미 찜했다면 그대로예요.' })
  favouriteNotice(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: '공고 번호' }) id: string,
  ): Promise<AnyNotice> {
    return favouriteNotice(ctx, readId(id));
  }

  @Mutation(() => NoticeView, { description: '찜을 취소해요. 찜하지 않았다면 그대로예요.' })
  unfavouriteNotice(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: '공고 번호' }) id: string,
  ): Promise<AnyNotice> {
    return unfavouriteNotice(ctx, readId(id));
  }
}
