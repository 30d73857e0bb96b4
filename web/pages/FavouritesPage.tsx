import { useLoaderData } from 'react-router-dom';
import { FavouriteRow } from '../favourites/FavouriteRow';
import { FavouritesDocument } from '../graphql/generated/documents';
import { KINDS } from '../notices/kinds';
import { texts } from '../texts';
import { MoreButton } from '../ui/MoreButton';
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
          {({ viewer: { list } }) => (
            <FavouriteRow kind={kind} notices={list.edges.map(({ node }) => node)}>
              <MoreButton query={FavouritesDocument} variables={{ kind }} pageInfo={list.pageInfo}>
                {texts.notice.more[kind]}
              </MoreButton>
            </FavouriteRow>
          )}
        </QueryView>
      ))}
    </BannerPage>
  );
}
