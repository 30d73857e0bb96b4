import { useReadQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { FavouriteCard } from '../favourites/FavouriteCard';
import type { FavouriteCard_NoticeFragmentDoc, HomePageQuery } from '../graphql/generated/documents';
import type { StartedQuery } from '../graphql/preload';
import { HomeHint } from '../layout/HomeHint';
import { getClosingSoonHref, getListHref, getRecruitingHref } from '../notices/hrefs';
import { SearchForm } from '../notices/SearchForm';
import { WaitingPlace, WaitingTiles } from '../notifications/WaitingTiles';
import { getHref } from '../paths';
import { texts } from '../texts';
import { CardRow } from '../ui/CardRow';
import { Empty } from '../ui/Empty';
import { LinkButton } from '../ui/LinkButton';
import { BannerPage } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import type { FragmentOf } from '../ui/useFragmentData';
import { useLater } from '../ui/useLater';
import styles from './HomePage.module.css';
import type { loadHomePage } from './HomePage.query';

/** The home page for members: the search, to-do items, and suggested notices. */
export function HomePage() {
  const { home } = useLoaderData<ReturnType<typeof loadHomePage>>();
  return (
    <BannerPage
      title={texts.nav.home}
      heading={texts.nav.greeting}
      hint={
        <HomeHint>
          <Suspense fallback="…">
            <Recruiting query={home} />
          </Suspense>
        </HomeHint>
      }
      onBoard={<BoardTools query={home} />}
      beside={
        <Suspense fallback={<WaitingPlace />}>
          <Waiting query={home} />
        </Suspense>
      }
    >
      <QueryView query={home} required={['projects', 'studies']} loading="rows">
        {({ projects, studies }) => {
          const rows = [
            { title: texts.notice.recent.PROJECT, href: getListHref('PROJECT'), notices: projects },
            { title: texts.notice.recent.STUDY, href: getListHref('STUDY'), notices: studies },
          ].filter(({ notices }) => notices.length > 0);
          const [first, ...others] = rows;
          if (!first) return <NoNotices />;
          return (
            <>
              <NoticeRow {...first} />
              {others.map((row) => (
                <LaterNoticeRow key={row.title} {...row} />
              ))}
            </>
          );
        }}
      </QueryView>
    </BannerPage>
  );
}

type HomeQuery = StartedQuery<HomePageQuery>;

/** The number of recruiting notices in the viewer's school. */
function Recruiting({ query }: { query: HomeQuery }) {
  const { openProjects, openStudies } = useReadQuery(query).data ?? {};
  const count = (openProjects?.totalCount ?? 0) + (openStudies?.totalCount ?? 0);
  return count > 0 ? texts.notice.recruitingNow(count) : texts.notice.nobodyRecruits;
}

function Waiting({ query }: { query: HomeQuery }) {
  const viewer = useReadQuery(query).data?.viewer;
  return viewer ? <WaitingTiles viewer={viewer} /> : <WaitingPlace />;
}

/** The search if the top bar has none, otherwise links to recruiting notices. */
function BoardTools({ query }: { query: HomeQuery }) {
  return (
    <div>
      <div className={styles.search}>
        <SearchForm size="large" />
      </div>
      <div className={styles.links}>
        <Suspense fallback={null}>
          <BoardLinks query={query} />
        </Suspense>
      </div>
    </div>
  );
}

/** Links to the lists of recruiting notices with their lengths. Empty lists are omitted. */
function BoardLinks({ query }: { query: HomeQuery }) {
  const { openProjects, openStudies, closingSoon } = useReadQuery(query).data ?? {};
  const links = [
    { href: getRecruitingHref('PROJECT'), name: texts.notice.lists.PROJECT, list: openProjects },
    { href: getRecruitingHref('STUDY'), name: texts.notice.lists.STUDY, list: openStudies },
    { href: getClosingSoonHref(), name: texts.notice.closingSoon, list: closingSoon },
  ];
  return links.map(({ href, name, list }) =>
    list && list.totalCount > 0 ? (
      <Link key={href} to={href}>
        {name} {list.totalCountCapped ? texts.nav.many(list.totalCount - 1) : list.totalCount}
      </Link>
    ) : null,
  );
}

interface NoticeRowProps {
  title: string;
  /** The page that lists all notices of the row. */
  href?: string;
  notices: FragmentOf<typeof FavouriteCard_NoticeFragmentDoc>[];
}

/** Notices in a carousel. */
function NoticeRow({ notices, ...row }: NoticeRowProps) {
  return (
    <CardRow {...row}>
      {notices.map((notice) => (
        <FavouriteCard key={notice.id} notice={notice} />
      ))}
    </CardRow>
  );
}

/** A row below the first screen. */
function LaterNoticeRow({ notices, ...row }: NoticeRowProps) {
  return <NoticeRow {...row} notices={useLater(notices, [])} />;
}

function NoNotices() {
  return (
    <Empty
      hint={texts.notice.noneHint}
      action={
        <LinkButton type="primary" to={getHref('createProject')}>
          {texts.notice.createTitle.PROJECT}
        </LinkButton>
      }
    >
      {texts.notice.noneAtAll}
    </Empty>
  );
}
