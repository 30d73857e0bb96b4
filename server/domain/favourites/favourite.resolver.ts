import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Resolver } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { readId } from '../../platform/validation';
import type { Context } from '../context';
import { type Connection, readConnection } from '../kit/paging';
import { ViewerView } from '../members/member.view';
import { ViewerListArgs } from '../notices/notice-list.inputs';
import { readNotice } from '../notices/notice.queries';
import { type AnyNotice, NoticeConnection } from '../notices/notice.view';
import { FavouriteNoticeInput, UnfavouriteNoticeInput } from './favourite.inputs';
import { countFavourites, listFavourites } from './favourite.queries';
import { addFavourite, removeFavourite } from './favourite.service';
import { FavouriteNoticePayload, UnfavouriteNoticePayload } from './favourite.view';

/** The mutations of favourites, and their fields of the viewer. */
@Resolver(() => ViewerView)
export class FavouriteResolver {
  @FieldResolver(() => NoticeConnection, {
    description:
      'The favourites (찜), the latest favourited first, without notices that the viewer cannot see any more.',
  })
  favourites(
    @Ctx() ctx: Context,
    @Args(() => ViewerListArgs) { kind, ...page }: ViewerListArgs,
  ): Promise<Connection<AnyNotice>> {
    return readConnection(page, listFavourites(ctx, kind));
  }

  @FieldResolver(() => Int, {
    description: `The number of favourites (찜 수) that the viewer can see. ${MAX_OWN_COUNT} stands for ${MAX_OWN_COUNT} or more.`,
  })
  favouriteCount(@Ctx() ctx: Context): Promise<number> {
    return countFavourites(ctx);
  }

  @Mutation(() => FavouriteNoticePayload, {
    nullable: true,
    description: "Adds a notice to the viewer's favourites (찜하기), unless it is one of them.",
  })
  async favouriteNotice(
    @Ctx() ctx: Context,
    @Arg('input', () => FavouriteNoticeInput, { description: 'The notice to add.' })
    input: FavouriteNoticeInput,
  ): Promise<FavouriteNoticePayload | null> {
    const noticeId = readId(input.noticeId);
    await addFavourite(ctx, noticeId);
    return { notice: await readNotice(ctx, noticeId) };
  }

  @Mutation(() => UnfavouriteNoticePayload, {
    nullable: true,
    description: "Removes a notice from the viewer's favourites (찜 취소), if it is one of them.",
  })
  async unfavouriteNotice(
    @Ctx() ctx: Context,
    @Arg('input', () => UnfavouriteNoticeInput, { description: 'The notice to remove.' })
    input: UnfavouriteNoticeInput,
  ): Promise<UnfavouriteNoticePayload | null> {
    const noticeId = readId(input.noticeId);
    await removeFavourite(ctx, noticeId);
    return { notice: await readNotice(ctx, noticeId) };
  }
}
