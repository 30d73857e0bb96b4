import { useReadQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { FavouriteCard } from '../favourites/FavouriteCard';
import type { FavouriteCard_NoticeFragmentDoc, HomePageQuery, NoticeKind } from '../graphql/generated/documents';
import type { StartedQuery } from '../graphql/preload';
import { HomeSearch } from '../notices/HomeSearch';
import { getListHref } from '../notices/hrefs';
import { texts } from '../texts';
import { CardRow } from '../ui/CardRow';
import { BannerPage } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import type { FragmentOf } from '../ui/useFragmentData';
import type { loadHomePage } from './HomePage.query';

/** The home page for members, with the newest notices. */
export function HomePage() {
  const { notices } = useLoaderData<ReturnType<typeof loadHomePage>>();
  return (
    <BannerPage
      title={texts.nav.home}
      heading={texts.common.slogan}
      hint={
        <Suspense fallback="…">
          <Greeting query={notices} />
        </Suspense>
      }
      onBoard={<HomeSearch />}
    >
      <QueryView query={notices}>
        {({ projects, studies }) => (
          <>
            <RecentNotices kind="PROJECT" notices={projects} />
            <RecentNotices kind="STUDY" notices={studies} />
          </>
        )}
      </QueryView>
    </BannerPage>
  );
}

/** A line for the viewer. */
function Greeting({ query }: { query: StartedQuery<HomePageQuery> }) {
  const viewer = useReadQuery(query).data?.viewer;
  return viewer && texts.nav.greeting(viewer.member.nickName, viewer.school.name);
}

interface RecentNoticesProps {
  kind: NoticeKind;
  notices: FragmentOf<typeof FavouriteCard_NoticeFragmentDoc>[];
}

/** The newest notices of one kind in a carousel. */
function RecentNotices({ kind, notices }: RecentNoticesProps) {
  return (
    <CardRow title={texts.notice.recent[kind]} href={getListHref(kind)} empty={texts.notice.none[kind]}>
      {notices.map((notice) => (
        <FavouriteCard key={notice.id} notice={notice} />
      ))}
    </CardRow>
  );
}
