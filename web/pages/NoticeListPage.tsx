import { useLoaderData } from 'react-router-dom';
import { FavouriteCard } from '../favourites/FavouriteCard';
import { FindTabs } from '../notices/FindTabs';
import { NoticeGrid } from '../notices/NoticeGrid';
import { NoticeSearch } from '../notices/NoticeSearch';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import type { loadNoticeListPage } from './NoticeListPage.query';

/** The pages of a list of notices, of one kind or both, with the search. */
export function NoticeListPage() {
  const { kind, notices: query, counts } = useLoaderData<ReturnType<typeof loadNoticeListPage>>();
  return (
    <Page title={kind ? texts.notice.lists[kind] : texts.nav.find} headingHidden>
      <NoticeSearch withRoles={kind !== 'STUDY'}>
        <FindTabs kind={kind} counts={counts} />
      </NoticeSearch>
      <QueryView query={query} required={['notices']} loading="cards">
        {({ notices: { nodes, ...total } }) => (
          <NoticeGrid {...total} kind={kind}>
            {(words) =>
              nodes.map((notice) => <FavouriteCard key={notice.id} notice={notice} heading="h2" query={words} />)
            }
          </NoticeGrid>
        )}
      </QueryView>
    </Page>
  );
}
