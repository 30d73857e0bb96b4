import { Link, useLoaderData } from 'react-router-dom';
import { FavouriteCard } from '../favourites/FavouriteCard';
import type { FavouriteCard_NoticeFragmentDoc, NoticeKind } from '../graphql/generated/documents';
import { getListHref } from '../notices/hrefs';
import { texts } from '../texts';
import { Banner } from '../ui/Banner';
import { Carousel } from '../ui/Carousel';
import { Empty } from '../ui/Empty';
import { QueryView } from '../ui/QueryView';
import type { FragmentOf } from '../ui/useFragmentData';
import type { loadHomePage } from './HomePage.query';

/** The home page for members, with the newest notices. */
export function HomePage() {
  const { notices } = useLoaderData<ReturnType<typeof loadHomePage>>();
  return (
    <Banner title={texts.nav.home} heading={texts.common.slogan}>
      <QueryView query={notices}>
        {({ recentProjects, recentStudies }) => (
          <>
            <RecentNotices kind="PROJECT" notices={recentProjects} />
            <RecentNotices kind="STUDY" notices={recentStudies} />
          </>
        )}
      </QueryView>
    </Banner>
  );
}

interface RecentNoticesProps {
  kind: NoticeKind;
  notices: FragmentOf<typeof FavouriteCard_NoticeFragmentDoc>[];
}

/** The newest notices of one kind in a carousel. */
function RecentNotices({ kind, notices }: RecentNoticesProps) {
  const title = texts.notice.recent[kind];
  const heading = (
    <h2 className="section-heading">
      <Link to={getListHref(kind)}>
        {title} <span aria-hidden="true">›</span>
      </Link>
    </h2>
  );
  if (notices.length === 0) {
    return (
      <section>
        {heading}
        <Empty>{texts.notice.none[kind]}</Empty>
      </section>
    );
  }
  return (
    <Carousel name={title} heading={heading}>
      {notices.map((notice) => (
        <FavouriteCard key={notice.id} notice={notice} />
      ))}
    </Carousel>
  );
}
