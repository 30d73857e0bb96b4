import { useApolloClient } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { FavouriteItem } from '../../features/favourites/FavouriteItem';
import { FavouritesPageDocument, type FavouritesPageQuery } from '../../graphql/generated/documents';
import { refetchActive } from '../../graphql/refetch';
import { isNearDeadline } from '../../features/notices/near-deadline';
import { BrowseButton } from '../../features/notices/BrowseButton';
import { lazyComponent } from '../../components/page/lazy-part';
import { texts } from '../../texts';
import { FilterChip } from '../../components/buttons/FilterChip';
import { Empty } from '../../components/feedback/Empty';
import { ErrorBoundary } from '../../components/page/ErrorBoundary';
import { MoreButton } from '../../graphql/view/MoreButton';
import { QueryView } from '../../graphql/view/QueryView';
import styles from './favourites.module.css';
import type { loadFavouritesPage } from './favourites.page';
import { GroupedRows } from './GroupedRows';
import { MyTeamsTabs } from './MyTeamsTabs';

/** Few members compare notices, so the code of the table is loaded when it opens. */
const FavouriteTable = lazyComponent(
  async () => (await import('../../features/favourites/FavouriteTable')).FavouriteTable,
);

type List = NonNullable<FavouritesPageQuery['viewer']>['list'];
type Favourite = List['edges'][number]['node'];

/** The viewer's favourites, grouped by urgency, newest first. */
export function FavouritesPage() {
  const { counts, favourites } = useLoaderData<ReturnType<typeof loadFavouritesPage>>();
  return (
    <MyTeamsTabs tab="favourites" counts={counts}>
      <QueryView query={favourites} required={['viewer']}>
        {({ viewer: { list } }) => <FavouriteList list={list} />}
      </QueryView>
    </MyTeamsTabs>
  );
}

/** A favourite with at most this number of free seats is urgent. */
const FEW_SEATS = 2;

/**
 * A list of favourites. A removed one stays in it, dimmed, until the viewer leaves the page, so
 * that an accidental click can be undone.
 */
function FavouriteList({ list }: { list: List }) {
  const client = useApolloClient();
  const nodes = list.edges.map(({ node }) => node);
  const seen = useSeen(nodes.filter(({ viewerHasFavourited }) => viewerHasFavourited).map(({ id }) => id));
  // The cached list can contain notices that were removed during an earlier visit.
  const shown = nodes.filter(({ id }) => seen.has(id));
  const recount = (): void => refetchActive(client, ({ queryName }) => queryName === 'MyTeamsTabs');
  const [isComparing, setComparing] = useState(false);
  return (
    <>
      {shown.length > 1 && (
        <div className={styles.compare}>
          <FilterChip on={isComparing} onToggle={() => setComparing(!isComparing)}>
            {texts.favourite.compare}
          </FilterChip>
          {isComparing && (
            <ErrorBoundary failedText={texts.common.loadFailed}>
              <Suspense fallback={null}>
                <FavouriteTable notices={orderByGroup(shown)} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      )}
      <GroupedRows items={shown} titles={getTitles()} groupOf={groupOf} empty={<NoFavourites />}>
        {(notice) => <FavouriteItem key={notice.id} notice={notice} onChanged={recount} />}
      </GroupedRows>
      <MoreButton query={FavouritesPageDocument} variables={{}} pageInfo={list.pageInfo}>
        {texts.notice.more}
      </MoreButton>
      <output className={styles.hint}>
        {shown.some(({ viewerHasFavourited }) => !viewerHasFavourited) && texts.favourite.removedHint}
      </output>
    </>
  );
}

/** Returns the titles of the groups, in the order of the page. */
function getTitles() {
  return {
    urgent: texts.nav.now,
    open: texts.notice.open,
    full: texts.notice.noFreeSeats,
    ended: texts.notice.ended,
  };
}

/** Returns the favourites in the order of the page. */
function orderByGroup(notices: readonly Favourite[]): Favourite[] {
  return Object.keys(getTitles()).flatMap((group) => notices.filter((notice) => groupOf(notice) === group));
}

/**
 * Groups a notice by whether applying is possible and urgent. A full notice may get a free seat
 * again.
 */
function groupOf({ recruiting, dDay, freeSeatCount: left }: Favourite): keyof ReturnType<typeof getTitles> {
  if (!recruiting) return 'ended';
  if (left === 0) return 'full';
  return left <= FEW_SEATS || isNearDeadline(dDay) ? 'urgent' : 'open';
}

/** Returns all ids that the list has contained since the component was mounted. */
function useSeen(ids: string[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set(ids));
  const added = ids.filter((id) => !seen.has(id));
  if (added.length > 0) setSeen(new Set([...seen, ...added]));
  return seen;
}

function NoFavourites() {
  return (
    <Empty object="star" hint={texts.favourite.noneHint} action={<BrowseButton />}>
      {texts.favourite.none}
    </Empty>
  );
}
