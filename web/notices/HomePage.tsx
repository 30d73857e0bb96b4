import { Link } from 'react-router-dom';
import { HomePageDocument, type NoticeCard_NoticeFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Carousel } from '../ui/Carousel';
import { Empty } from '../ui/Empty';
import { PageHeading } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import type { FragmentOf } from '../ui/useFragmentData';
import { NoticeCard } from './NoticeCard';

gql`
  query HomePage {
    recentProjects {
      id
      ...NoticeCard_notice
    }
    recentStudies {
      id
      ...NoticeCard_notice
    }
  }
`;

/** The home page for members, with the newest notices. */
export function HomePage() {
  return (
    <article className="page">
      <title>{texts.common.title(texts.nav.home)}</title>
      <div className="banner">
        <PageHeading>{texts.common.slogan}</PageHeading>
      </div>
      <QueryView query={HomePageDocument} variables={{}}>
        {({ recentProjects, recentStudies }) => (
          <>
            <RecentNotices
              title={texts.notice.recentProjects}
              href={getHref('projects')}
              notices={recentProjects}
              empty={texts.notice.noProjects}
            />
            <RecentNotices
              title={texts.notice.recentStudies}
              href={getHref('studies')}
              notices={recentStudies}
              empty={texts.notice.noStudies}
            />
          </>
        )}
      </QueryView>
    </article>
  );
}

interface RecentNoticesProps {
  title: string;
  /** The page that lists all notices of the kind. */
  href: string;
  notices: FragmentOf<typeof NoticeCard_NoticeFragmentDoc>[];
  /** The message shown when there are none. */
  empty: string;
}

/** The newest notices of one kind in a carousel. */
function RecentNotices({ title, href, notices, empty }: RecentNoticesProps) {
  const heading = (
    <h2 className="section-heading">
      <Link to={href}>
        {title} <span aria-hidden="true">›</span>
      </Link>
    </h2>
  );
  if (notices.length === 0) {
    return (
      <section>
        {heading}
        <Empty>{empty}</Empty>
      </section>
    );
  }
  return (
    <Carousel name={title} heading={heading}>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </Carousel>
  );
}
