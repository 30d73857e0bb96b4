import { defineModule } from '../kit/module/module';
import { favouriteExport } from './favourite.type';
import './favourite.sql';
import { Favourite } from './favourite.entity';
import './favourite.resolver';
import { favouriteRoutes } from './favourite.rest';

export const favourites = defineModule({
  name: 'favourites',
  uses: ['members', 'notices'],
  entities: [Favourite],
  tables: ['favourite'],
  exports: [favouriteExport],
  routes: favouriteRoutes,
  openApiTags: { favourites: '찜' },
  // The member withdrew concurrently.
  constraints: { favourite_member_id_fkey: 'UNAUTHENTICATED' },
});
