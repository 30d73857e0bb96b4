import { useReadQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { lazyPart } from '../components/page/lazy-part';
import { Link, useLoaderData } from 'react-router-dom';
import { NoticeCardWithFavourite } from '../features/favourites/NoticeCardWithFavourite';
import type { NoticeCardWithFavourite_NoticeFragmentDoc, HomePageQuery } from '../graphql/generated/documents';
import type { StartedQuery } from '../graphql/preload';
import { HomeFit } from './HomeFit';
import { HomeHint } from './HomeHint';
import { NoNotices } from '../features/notices/NoNotices';
import { getClosingSoonHref, getFitHref, getListHref } from '../features/notices/hrefs';
import type { NextStepCardProps } from '../features/notices/next-step/NextStepCard';
import { useNextStep } from '../features/notices/next-step/next-step';
import { NewSemesterCard } from '../features/profile/timetable/NewSemesterCard';
import { SearchField } from '../features/search/SearchField';
import { ApprovalCard } from '../features/notifications/ApprovalCard';
import { ToDoPlaceholder, ToDoTiles } from '../features/notifications/ToDoTiles';
import { texts } from '../texts';
import { CardRow } from '../components/lists/CardRow';
import { BannerPage } from '../components/page/Page';
import { QueryView } from '../graphql/view/QueryView';
import type { FragmentOf } from '../graphql/useFragmentData';
import { useDeferredOnFirstPage } from '../components/browser/useDeferredOnFirstPage';
import styles from './home.module.css';
import type { loadHomePage } from './home.page';

/**
 * Few visits of home follow an action, so the code of the card is loaded for them only. If it fails
 * to load, home has no card.
 */
const NextStepCard = lazyPart<NextStepCardProps>(
  async () => (await import('../features/notices/next-step/NextStepCard')).NextStepCard,
);

/** The home page for members: the search, to-do items, and suggested notices. */
export function HomePage() {
  const { home } = useLoaderData<ReturnType<typeof loadHomePage>>();
  const [nextStep, hideNextStep] = useNextStep();
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
      inBanner={<BannerTools query={home} />}
      beside={
        <Suspense fallback={<ToDoPlaceholder />}>
          <ToDo query={home} />
        </Suspense>
      }
    >
      {nextStep && (
        <Suspense fallback={null}>
          <NextStepCard step={nextStep} onClose={hideNextStep} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <Approval query={home} />
        <NewSemester query={home} />
      </Suspense>
      <QueryView query={home} required={['projects', 'studies']}>
        {(data) => <NoticeRows {...data} fittingNotices={data.fittingNotices ?? []} />}
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

function ToDo({ query }: { query: HomeQuery }) {
  const viewer = useReadQuery(query).data?.viewer;
  return viewer ? <ToDoTiles viewer={viewer} /> : <ToDoPlaceholder />;
}

function Approval({ query }: { query: HomeQuery }) {
  const viewer = useReadQuery(query).data?.viewer;
  return viewer && <ApprovalCard viewer={viewer} />;
}

function NewSemester({ query }: { query: HomeQuery }) {
  return useReadQuery(query).data?.viewer?.hasOldTimetable && <NewSemesterCard />;
}

/** The search if the top bar has none, otherwise links to recruiting notices. */
function BannerTools({ query }: { query: HomeQuery }) {
  return (
    <div>
      <div className={styles.search}>
        <SearchField size="large" />
      </div>
      <div className={styles.links}>
        <Suspense fallback={null}>
          <BannerLinks query={query} />
        </Suspense>
      </div>
    </div>
  );
}

/** Links to the lists of recruiting notices with their lengths. Empty lists are omitted. */
function BannerLinks({ query }: { query: HomeQuery }) {
  const { openProjects, openStudies, closingSoon } = useReadQuery(query).data ?? {};
  const links = [
    { href: getListHref('PROJECT'), name: texts.notice.lists.PROJECT, list: openProjects },
    { href: getListHref('STUDY'), name: texts.notice.lists.STUDY, list: openStudies },
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

interface NoticeRowsProps {
  viewer: Pick<NonNullable<HomePageQuery['viewer']>, 'hasRolesOrTags' | 'hasAlerts'> | null;
  fittingNotices: readonly RowNotice[];
  projects: readonly RowNotice[];
  studies: readonly RowNotice[];
}

/** The notices that fit the viewer, and the newest ones. */
function NoticeRows({ viewer, fittingNotices, projects, studies }: NoticeRowsProps) {
  const rows = [
    { title: texts.notice.recent.PROJECT, href: getListHref('PROJECT'), notices: projects },
    { title: texts.notice.recent.STUDY, href: getListHref('STUDY'), notices: studies },
  ].filter(({ notices }) => notices.length > 0);
  if (rows.length === 0) return <NoNotices kind={null} />;
  return (
    <>
      <HomeFit
        hasProfile={viewer?.hasRolesOrTags ?? true}
        hasAlerts={viewer?.hasAlerts ?? false}
        count={fittingNotices.length}
        row={({ focused }) => (
          <NoticeRow title={texts.fit.row} href={getFitHref()} notices={fittingNotices} focused={focused} />
        )}
      />
      {rows.map((row) => (
        <NoticeRow key={row.title} {...row} />
      ))}
    </>
  );
}

/** Cards of a row on the first screen of a desktop. */
const FIRST_CARDS = 5;

type RowNotice = FragmentOf<typeof NoticeCardWithFavourite_NoticeFragmentDoc>;

interface NoticeRowProps {
  title: string;
  /** The page that lists all notices of the row. */
  href?: string;
  notices: readonly RowNotice[];
  /** Moves the focus to the heading when the row appears after an action. */
  focused?: boolean;
}

/** A row of cards. Those outside the first screen are rendered in a later task. */
function NoticeRow({ notices, ...row }: NoticeRowProps) {
  const shown = useDeferredOnFirstPage(notices.length, FIRST_CARDS);
  return (
    <CardRow {...row}>
      {notices.slice(0, shown).map((notice) => (
        <NoticeCardWithFavourite key={notice.id} notice={notice} />
      ))}
    </CardRow>
  );
}
