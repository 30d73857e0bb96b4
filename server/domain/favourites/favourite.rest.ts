import { z } from 'zod';
import { defineRoute, type Route } from '../kit/route';
import { NOTICE_KIND_ROUTES } from '../notices/notice.rest-dialect';
import { changeFavourite } from './favourite.service';

const favourite = z.object({ favorite: z.boolean() });

/** The routes of favourites (rest.md: Path by path). */
export const favouriteRoutes: Route[] = NOTICE_KIND_ROUTES.flatMap(({ base, kind, noun }) => [
  defineRoute({
    operation: `addFavourite${noun}`,
    method: 'post',
    path: `/${base}/:id/like`,
    tag: 'favourites',
    summary: '찜하기',
    answer: favourite,
    refusals: ['TOO_MANY_ATTEMPTS'],
    handle: async (ctx, request) => {
      await changeFavourite(ctx, { noticeId: request.id(), kind, favourite: true });
      return { favorite: true };
    },
  }),
  defineRoute({
    operation: `removeFavourite${noun}`,
    method: 'post',
    path: `/${base}/:id/dislike`,
    tag: 'favourites',
    summary: '찜 취소하기',
    answer: favourite,
    refusals: ['TOO_MANY_ATTEMPTS'],
    handle: async (ctx, request) => {
      await changeFavourite(ctx, { noticeId: request.id(), kind, favourite: false });
      return { favorite: false };
    },
  }),
]);
