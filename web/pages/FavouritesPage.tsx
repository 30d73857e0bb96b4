import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { FavouriteItem } from '../favourites/FavouriteItem';
import { FavouritesDocument, type FavouritesQuery } from '../graphql/generated/documents';
import { refetchActive } from '../graphql/refetch';
import { isNearDeadline } from '../notices/near-deadline';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { LinkButton } from '../ui/LinkButton';
import { MoreButton } from '../ui/MoreButton';
import { QueryView } from '../ui/QueryView';
import { RowGroups } from '../ui/RowGroups';
import styles from './FavouritesPage.module.css';
import type { loadFavouritesPage } from './FavouritesPage.query';
import { MyTeams } from './MyTeams';

type List = NonNullable<FavouritesQuery['viewer']>['list'];
type Favourite = List['edges'][number]['node'];
type Group = 'now' | 'open' | 'full' | 'over';

/** The viewer's favourites, grouped by urgency, newest first. */
export function FavouritesPage() {
  const { counts, favourites } = useLoaderData<ReturnType<typeof loadFavouritesPage>>();
  return (
    <MyTeams tab="favourites" counts={counts}>
      <QueryView query={favourites} required={['viewer']}>
        {({ viewer: { list } }) => <FavouriteList list={list} />}
      </QueryView>
    </MyTeams>
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
  const recount = (): void => refetchActive(client, ({ queryName }) => queryName === 'MyTeams');
  if (shown.length === 0) return <NoFavourites />;
  const rowsOf = (group: Group) =>
    shown
      .filter((node) => groupOf(node) === group)
      .map((node) => <FavouriteItem key={node.id} notice={node} onChanged={recount} />);
  return (
    <>
      <RowGroups
        groups={[
          { title: texts.nav.now, rows: rowsOf('now') },
          { title: texts.notice.open, rows: rowsOf('open') },
          { title: texts.notice.noFreeSeats, rows: rowsOf('full') },
          { title: texts.notice.over, rows: rowsOf('over') },
        ]}
      />
      <MoreButton query={FavouritesDocument} variables={{}} pageInfo={list.pageInfo}>
        {texts.notice.more}
      </MoreButton>
      <output className={styles.hint}>
        {shown.some(({ viewerHasFavourited }) => !viewerHasFavourited) && texts.favourite.removedHint}
      </output>
    </>
  );
}

/**
 * Groups a notice by whether applying is possible and urgent. A full notice may get a free seat
 * again.
 */
function groupOf({ recruiting, dDay, freeSeatCount: left }: Favourite): Group {
  if (!recruiting) return 'over';
  if (left === 0) return 'full';
  return left <= FEW_SEATS || isNearDeadline(dDay) ? 'now' : 'open';
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
    <Empty
      object="star"
      hint={texts.favourite.noneHint}
      action={
        <LinkButton type="primary" to={getHref('search')}>
          {texts.notice.browse}
        </LinkButton>
      }
    >
      {texts.favourite.none}
    </Empty>
  );
}
