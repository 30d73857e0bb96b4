import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Resolver } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { readId } from '../../platform/validation';
import type { Context } from '../context';
import { type Connection, readConnection } from '../kit/paging';
import { selectsOnly } from '../kit/selection';
import { ViewerView } from '../members/member.view';
import { ViewerListArgs } from '../notices/notice-list.inputs';
import { type AnyNotice, NoticeConnection } from '../notices/notice.view';
import { FavouriteNoticeInput, UnfavouriteNoticeInput } from './favourite.inputs';
import { countFavourites, listFavourites } from './favourite.queries';
import { changeFavourite, changeFavouriteOfNotice, type FavouriteChange } from './favourite.service';
import {
  FAVOURITE_STATE,
  type FavouriteState,
  FavouriteNoticePayload,
  UnfavouriteNoticePayload,
} from './favourite.view';

/** Reads no more of the notice than an operation selects of it, if that is what its favourites say. */
function change(
  ctx: Context,
  info: GraphQLResolveInfo,
  favouriteChange: FavouriteChange,
): Promise<AnyNotice | FavouriteState> {
  return selectsOnly(info, 'notice', FAVOURITE_STATE)
    ? changeFavourite(ctx, favouriteChange)
    : changeFavouriteOfNotice(ctx, favouriteChange);
}

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
    { noticeId }: FavouriteNoticeInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<FavouriteNoticePayload | null> {
    return { notice: await change(ctx, info, { noticeId: readId(noticeId), favourite: true }) };
  }

  @Mutation(() => UnfavouriteNoticePayload, {
    nullable: true,
    description: "Removes a notice from the viewer's favourites (찜 취소), if it is one of them.",
  })
  async unfavouriteNotice(
    @Ctx() ctx: Context,
    @Arg('input', () => UnfavouriteNoticeInput, { description: 'The notice to remove.' })
    { noticeId }: UnfavouriteNoticeInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<UnfavouriteNoticePayload | null> {
    return { notice: await change(ctx, info, { noticeId: readId(noticeId), favourite: false }) };
  }
}
