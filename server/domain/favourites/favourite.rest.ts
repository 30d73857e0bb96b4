import { z } from 'zod';
import { defineRoute, type Route } from '../kit/route';
import { NoticeKind } from '../notices/notice.entity';
import { favouriteNotice, unfavouriteNotice } from './favourite.service';

const PLACES = [
  ['projects', NoticeKind.PROJECT],
  ['studies', NoticeKind.STUDY],
] as const;

const favourite = z.object({ favorite: z.boolean() });

/** Favourites, for old clients. */
export const favouriteRoutes: Route[] = PLACES.flatMap(([base, kind]) => [
  defineRoute({
    method: 'post',
    path: `/${base}/:id/like`,
    tag: 'favourites',
    summary: '찜하기',
    answer: favourite,
    handle: async (ctx, request) => {
      await favouriteNotice(ctx, request.id(), kind);
      return { favorite: true };
    },
  }),
  defineRoute({
    method: 'post',
    path: `/${base}/:id/dislike`,
    tag: 'favourites',
    summary: '찜 취소하기',
    answer: favourite,
    handle: async (ctx, request) => {
      await unfavouriteNotice(ctx, request.id(), kind);
      return { favorite: false };
    },
  }),
]);
