import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FavouriteCard_NoticeFragmentDoc, NoticeKind } from '../graphql/generated/documents';
import { getListHref } from '../notices/hrefs';
import { texts } from '../texts';
import { CardRow } from '../ui/CardRow';
import type { FragmentOf } from '../ui/useFragmentData';
import { FavouriteCard } from './FavouriteCard';
import styles from './FavouriteRow.module.css';

interface FavouriteRowProps {
  kind: NoticeKind;
  notices: (FragmentOf<typeof FavouriteCard_NoticeFragmentDoc> & { viewerHasFavourited: boolean })[];
  /** The button for further favourites. */
  children: ReactNode;
}

/**
 * A row of favourites of one kind. A notice that is removed from the favourites stays in the row, greyed out, until the
 * viewer leaves the page, so that an accidental click can be undone.
 */
export function FavouriteRow({ kind, notices, children }: FavouriteRowProps) {
  const seen = useSeen(notices.filter(({ viewerHasFavourited }) => viewerHasFavourited).map(({ id }) => id));
  // The cached list can contain notices that were removed during an earlier visit.
  const shown = notices.filter(({ id }) => seen.has(id));
  const hasRemoved = shown.some(({ viewerHasFavourited }) => !viewerHasFavourited);
  return (
    <div>
      <CardRow
        title={texts.favourite.lists[kind]}
        empty={
          <>
            {texts.favourite.none[kind]} <Link to={getListHref(kind)}>{texts.favourite.find[kind]}</Link>
          </>
        }
      >
        {shown.map((notice) => (
          <FavouriteCard key={notice.id} notice={notice} dimmed={!notice.viewerHasFavourited} />
        ))}
      </CardRow>
      {children}
      <output className={styles.hint}>{hasRemoved && texts.favourite.removedHint}</output>
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
