import { applicationRoutes, legacyApplicationRoutes } from './applications/application.rest';
import { authRoutes } from './auth/auth.rest';
import { commentRoutes } from './comments/comment.rest';
import { favouriteRoutes } from './favourites/favourite.rest';
import type { Route } from './lib/rest-action';
import { memberRoutes } from './members/member.rest';
import { noticeRoutes } from './notices/notice.rest';

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
