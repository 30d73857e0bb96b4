import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FavouriteRow_NoticeFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { NoticeCard } from '../notices/NoticeCard';
import { texts } from '../texts';
import { Carousel } from '../ui/Carousel';
import { Empty } from '../ui/Empty';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment FavouriteRow_notice on Notice {
    id
    viewerHasFavourited
    ...NoticeCard_notice
  }
`;

/** The favourites of one kind. */
interface FavouriteRowProps {
  title: string;
  notices: FragmentOf<typeof FavouriteRow_NoticeFragmentDoc>[];
  empty: string;
  /** Where to find some, when there are none. */
  more: { href: string; text: string };
}

/**
 * A row of favourites. One that is no longer a favourite stays, marked as such, until the page is left: a slip of the
 * finger is undone by a second press, and nothing moves away under it.
 */
export function FavouriteRow({ title, notices, empty, more }: FavouriteRowProps) {
  return (
    <section className="recent">
      <h2>{title}</h2>
      {notices.length === 0 ? (
        <Empty>
          {empty} <Link to={more.href}>{more.text}</Link>
        </Empty>
      ) : (
        <Carousel name={title}>
          {notices.map((notice) => (
            <FavouriteCard key={notice.id} notice={notice} />
          ))}
        </Carousel>
      )}
    </section>
  );
}

function FavouriteCard({ notice }: { notice: FragmentOf<typeof FavouriteRow_NoticeFragmentDoc> }) {
  const data = useFragmentData(FavouriteRow_NoticeFragmentDoc, notice);
  const dropped = !data.viewerHasFavourited;
  return (
    <div className={dropped ? 'favourite-card favourite-dropped' : 'favourite-card'}>
      <NoticeCard notice={data} />
    </div>
  );
}
