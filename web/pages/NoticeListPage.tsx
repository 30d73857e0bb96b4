import { useLoaderData } from 'react-router-dom';
import { FavouriteCard } from '../favourites/FavouriteCard';
import { NoticeGrid } from '../notices/NoticeGrid';
import { NoticeSearch } from '../notices/NoticeSearch';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import type { loadNoticeListPage } from './NoticeListPage.query';

/** Lists all notices of one kind in pages. */
export function NoticeListPage() {
  const { kind, notices: query } = useLoaderData<ReturnType<typeof loadNoticeListPage>>();
  return (
    <Page title={texts.notice.lists[kind]}>
      <NoticeSearch withRoles={kind === 'PROJECT'} />
      <QueryView query={query}>
        {({ notices: { nodes, ...total } }) => (
          <NoticeGrid {...total} empty={texts.notice.none[kind]}>
            {(words) =>
              nodes.map((notice) => <FavouriteCard key={notice.id} notice={notice} heading="h2" query={words} />)
            }
          </NoticeGrid>
        )}
      </QueryView>
    </Page>
  );
}
