import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { ViewerType } from '../members/member.type';
import { FavouriteNoticeInput, UnfavouriteNoticeInput } from './favourite.inputs';
import { addFavourite, removeFavourite } from './favourite.service';
import { FavouriteNoticePayload, UnfavouriteNoticePayload } from './favourite.type';

/** Mutations of favourites. */
@Resolver(() => ViewerType)
export class FavouriteResolver {
  @Mutation(() => FavouriteNoticePayload, {
    nullable: true,
    description: "Adds a notice to the viewer's favourites (찜하기), unless it is one of them.",
  })
  async favouriteNotice(
    @Ctx() ctx: Context,
    @Arg('input', () => FavouriteNoticeInput, { description: 'The notice to add.' })
    input: FavouriteNoticeInput,
  ): Promise<Payload<FavouriteNoticePayload> | null> {
    const noticeId = readId(input.noticeId);
    await addFavourite(ctx, noticeId);
    return payload({ noticeId });
  }

  @Mutation(() => UnfavouriteNoticePayload, {
    nullable: true,
    description: "Removes a notice from the viewer's favourites (찜 취소), if it is one of them.",
  })
  async unfavouriteNotice(
    @Ctx() ctx: Context,
    @Arg('input', () => UnfavouriteNoticeInput, { description: 'The notice to remove.' })
    input: UnfavouriteNoticeInput,
  ): Promise<Payload<UnfavouriteNoticePayload> | null> {
    const noticeId = readId(input.noticeId);
    await removeFavourite(ctx, noticeId);
    return payload({ noticeId });
  }
}
