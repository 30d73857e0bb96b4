import { applicationRoutes, legacyApplicationRoutes } from '../domain/applications/application.rest';
import { authRoutes } from '../domain/auth/auth.rest';
import { commentRoutes } from '../domain/comments/comment.rest';
import { favouriteRoutes } from '../domain/favourites/favourite.rest';
import type { Route } from '../domain/kit/route';
import { memberRoutes } from '../domain/members/member.rest';
import { noticeRoutes } from '../domain/notices/notice.rest';

/** Every row of rest.md. A path of fixed words stands before one with an id in the same place. */
export const restRoutes: readonly Route[] = [
  ...authRoutes,
  ...memberRoutes,
  ...applicationRoutes,
  ...legacyApplicationRoutes,
  ...commentRoutes,
  ...favouriteRoutes,
  ...noticeRoutes,
];
