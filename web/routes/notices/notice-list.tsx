import { useLoaderData } from 'react-router-dom';
import { AlertButton } from '../../features/alerts/AlertButton';
import { NoticeCardWithFavourite } from '../../features/favourites/NoticeCardWithFavourite';
import { FitOrder } from '../../features/notices/fit/FitOrder';
import { FindTabs } from '../../features/search/FindTabs';
import { highlightWords } from '../../features/search/highlight-words';
import { NoticeGrid } from '../../features/search/NoticeGrid';
import { NoticeSearch } from '../../features/search/NoticeSearch';
import { useNoticeFilter } from '../../features/search/useNoticeFilter';
import { texts } from '../../texts';
import { Page } from '../../components/page/Page';
import { QueryView } from '../../graphql/view/QueryView';
import type { loadNoticeListPage } from './notice-list.page';

/** The pages of a list of notices, of one kind or both, with the search. */
export function NoticeListPage() {
  const { kind, notices: query, counts, alerts } = useLoaderData<ReturnType<typeof loadNoticeListPage>>();
  const [{ sort }] = useNoticeFilter();
  return (
    <Page title={kind ? texts.notice.lists[kind] : texts.nav.find} headingHidden>
      <NoticeSearch withRoles={kind !== 'STUDY'}>
        <FindTabs current={kind} counts={counts} />
      </NoticeSearch>
      <QueryView query={query} required={['notices']}>
        {({ notices: { nodes, ...total }, viewer }) => (
          <NoticeGrid
            {...total}
            kind={kind}
            lacksCourses={viewer?.hasCourses === false}
            alert={<AlertButton kind={kind} alerts={alerts} />}
            note={sort === 'FIT' && <FitOrder hasProfile={nodes.some(({ viewerFit }) => viewerFit !== null)} />}
          >
            {(words) => {
              const highlight = highlightWords(words);
              return nodes.map((notice) => (
                <NoticeCardWithFavourite key={notice.id} notice={notice} heading="h2" highlight={highlight} />
              ));
            }}
          </NoticeGrid>
        )}
      </QueryView>
    </Page>
  );
}
