import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { NoticeCard_NoticeFragmentDoc } from '../gql/graphql';
import { NoticeCard } from '../notices/NoticeCard';
import { texts } from '../texts';
import { Carousel } from '../ui/Carousel';
import { Empty } from '../ui/Empty';
import type { FragmentOf } from '../ui/useFragmentData';

type Notice = FragmentOf<typeof NoticeCard_NoticeFragmentDoc> & { viewerHasFavourited: boolean };

/** The favourites of one kind. */
interface FavouriteRowProps {
  title: string;
  notices: Notice[];
  empty: string;
  /** Where to find some, when there are none. */
  more: { href: string; text: string };
}

/**
 * A row of favourites. One that is no longer a favourite stays, marked as such, until the page is left: a slip of the
 * finger is undone by a second press, and nothing moves away under it.
 */
export function FavouriteRow({ title, notices, empty, more }: FavouriteRowProps) {
  const seen = useSeen(notices.filter(({ viewerHasFavourited }) => viewerHasFavourited).map(({ id }) => id));
  // The cache may still hold what was dropped at the visit before.
  const shown = notices.filter(({ id }) => seen.has(id));
  const dropped = shown.some(({ viewerHasFavourited }) => !viewerHasFavourited);
  const heading = <h2 className="recent-heading">{title}</h2>;
  if (shown.length === 0) {
    return (
      <section className="recent">
        {heading}
        <Empty>
          {empty} <Link to={more.href}>{more.text}</Link>
        </Empty>
      </section>
    );
  }
  return (
    <div>
      <Carousel name={title} heading={heading}>
        {shown.map((notice) => (
          <div key={notice.id} className={notice.viewerHasFavourited ? 'favourite-card' : 'favourite-card dropped'}>
            <NoticeCard notice={notice} />
          </div>
        ))}
      </Carousel>
      <output className="favourite-hint">{dropped && texts.favourite.removedHint}</output>
    </div>
  );
}

/** All ids that have been among these while the component is there. */
function useSeen(ids: string[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set(ids));
  const fresh = ids.filter((id) => !seen.has(id));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh]));
  return seen;
}
