import { defineModule } from '../kit/module';
import './favourite.type';
import { favouriteExport } from './favourite.export';
import './favourite.contributions';
import { Favourite } from './favourite.entity';
import { FAVOURITE_LIMIT } from './favourite.limits';
import { FavouriteResolver } from './favourite.resolver';
import { favouriteRoutes } from './favourite.rest';

export const favourites = defineModule({
  name: 'favourites',
  uses: ['members', 'notices'],
  entities: [Favourite],
  tables: ['favourite'],
  exports: [favouriteExport],
  resolvers: [FavouriteResolver],
  routes: favouriteRoutes,
  openApiTags: { favourites: '찜' },
  rateLimits: [FAVOURITE_LIMIT],
  // The member withdrew concurrently.
  constraints: { favourite_member_id_fkey: 'UNAUTHENTICATED' },
});
