import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { NoticeCard_NoticeFragmentDoc } from '../gql/graphql';
import { NoticeCard } from '../notices/NoticeCard';
import { texts } from '../texts';
import { Carousel } from '../ui/Carousel';
import { Empty } from '../ui/Empty';
import type { FragmentOf } from '../ui/useFragmentData';

type Notice = FragmentOf<typeof NoticeCard_NoticeFragmentDoc> & { viewerHasFavourited: boolean };

interface FavouriteRowProps {
  title: string;
  notices: Notice[];
  /** The message shown when there are none. */
  empty: string;
  /** A link to notices to choose from, shown when there are none. */
  browse: { href: string; text: string };
}

/**
 * A row of favourites of one kind. A notice that is removed from the favourites stays in the row, greyed out, until the
 * viewer leaves the page, so that an accidental click can be undone.
 */
export function FavouriteRow({ title, notices, empty, browse }: FavouriteRowProps) {
  const seen = useSeen(notices.filter(({ viewerHasFavourited }) => viewerHasFavourited).map(({ id }) => id));
  // The cached list can contain notices that were removed during an earlier visit.
  const shown = notices.filter(({ id }) => seen.has(id));
  const hasRemoved = shown.some(({ viewerHasFavourited }) => !viewerHasFavourited);
  const heading = <h2 className="section-heading">{title}</h2>;
  if (shown.length === 0) {
    return (
      <section>
        {heading}
        <Empty>
          {empty} <Link to={browse.href}>{browse.text}</Link>
        </Empty>
      </section>
    );
  }
  return (
    <div>
      <Carousel name={title} heading={heading}>
        {shown.map((notice) => (
          <div key={notice.id} className={notice.viewerHasFavourited ? 'favourite-card' : 'favourite-card removed'}>
            <NoticeCard notice={notice} />
          </div>
        ))}
      </Carousel>
      <output className="favourite-hint">{hasRemoved && texts.favourite.removedHint}</output>
    </div>
  );
}

/** Returns all ids that the list has contained since the component was mounted. */
function useSeen(ids: string[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set(ids));
  const added = ids.filter((id) => !seen.has(id));
  if (added.length > 0) setSeen(new Set([...seen, ...added]));
  return seen;
}
