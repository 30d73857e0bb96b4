import { z } from 'zod';
import { defineRoute, type Route } from '../kit/api/route';
import { NOTICE_KIND_ROUTES } from '../notices/kinds/notice-kinds.rest';
import { addFavourite, removeFavourite } from './favourite.service';

const favourite = z.object({ favorite: z.boolean() });

/** Routes of favourites. */
export const favouriteRoutes: Route[] = NOTICE_KIND_ROUTES.flatMap(({ base, kind, noun }) => [
  defineRoute({
    operation: `addFavourite${noun}`,
    method: 'post',
    path: `/${base}/:id/like`,
    tag: 'favourites',
    summary: '찜하기',
    response: favourite,
    denials: ['TOO_MANY_ATTEMPTS'],
    handle: async (ctx, request) => {
      await addFavourite(ctx, request.id(), kind);
      return { favorite: true };
    },
  }),
  defineRoute({
    operation: `removeFavourite${noun}`,
    method: 'post',
    path: `/${base}/:id/dislike`,
    tag: 'favourites',
    summary: '찜 취소하기',
    response: favourite,
    denials: ['TOO_MANY_ATTEMPTS'],
    handle: async (ctx, request) => {
      await removeFavourite(ctx, request.id(), kind);
      return { favorite: false };
    },
  }),
]);
