import { useLoaderData } from 'react-router-dom';
import { FavouriteRow } from '../favourites/FavouriteRow';
import { FavouritesDocument } from '../graphql/generated/documents';
import { KINDS } from '../notices/kinds';
import { MoreNotices } from '../notices/MoreNotices';
import { texts } from '../texts';
import { BannerPage } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import type { loadFavouritesPage } from './FavouritesPage.query';

/** Lists the viewer's favourites, latest first. */
export function FavouritesPage() {
  const queries = useLoaderData<ReturnType<typeof loadFavouritesPage>>();
  return (
    <BannerPage title={texts.favourite.title} heading={texts.favourite.title} hint={texts.favourite.banner}>
      {KINDS.map((kind) => (
        <QueryView key={kind} query={queries[kind]}>
          {({ notices }) => (
            <FavouriteRow kind={kind} notices={notices.nodes}>
              <MoreNotices query={FavouritesDocument} kind={kind} notices={notices} />
            </FavouriteRow>
          )}
        </QueryView>
      ))}
    </BannerPage>
  );
}
