import { SettingOutlined } from '@ant-design/icons';
import { useReadQuery } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import type { MyTeamsTabsQuery } from '../../graphql/generated/documents';
import type { StartedQuery } from '../../graphql/preload';
import { getHref, type PlainPageName } from '../../paths';
import { texts } from '../../texts';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Page } from '../../components/page/Page';
import { PageTabs } from '../../components/page/PageTabs';
import styles from './MyTeamsTabs.module.css';

type Counts = NonNullable<MyTeamsTabsQuery['viewer']>;

/** The tabs with their pages, names and numbers. */
const TABS = [
  { page: 'myNotices', name: () => texts.nav.myNotices, count: (counts: Counts) => counts.ownedNoticeCount },
  { page: 'applications', name: () => texts.nav.applications, count: (counts: Counts) => counts.applicationCount },
  { page: 'favourites', name: () => texts.nav.favourites, count: (counts: Counts) => counts.favouriteCount },
  { page: 'teams', name: () => texts.nav.teams, count: (counts: Counts) => counts.teamCount },
] as const satisfies readonly { page: PlainPageName; name: () => string; count: (counts: Counts) => number }[];

interface MyTeamsTabsProps {
  tab: (typeof TABS)[number]['page'];
  counts: StartedQuery<MyTeamsTabsQuery>;
  /** The lists of the tab. */
  children: ReactNode;
}

/** The tabs of the viewer's notices, applications, favourites and teams. */
export function MyTeamsTabs({ tab, counts, children }: MyTeamsTabsProps) {
  const current = TABS.find(({ page }) => page === tab);
  return (
    <Page
      title={current?.name() ?? texts.nav.myTeams}
      heading={texts.nav.myTeams}
      actions={
        <LinkButton
          type="text"
          shape="circle"
          to={getHref('profile')}
          icon={<SettingOutlined aria-hidden />}
          aria-label={texts.nav.settings}
        />
      }
    >
      <PageTabs
        label={texts.nav.myTeams}
        current={getHref(tab)}
        tabs={TABS.map(({ page, name, count }) => ({
          href: getHref(page),
          name: name(),
          extra: (
            <Suspense fallback={null}>
              <Count query={counts} read={count} />
            </Suspense>
          ),
        }))}
      />
      {children}
    </Page>
  );
}

/** The number of a tab. Renders nothing while it loads and if it could not be loaded. */
function Count({ query, read }: { query: StartedQuery<MyTeamsTabsQuery>; read: (counts: Counts) => number }) {
  const viewer = useReadQuery(query).data?.viewer;
  if (!viewer) return null;
  return <span className={styles.count}> {texts.nav.ownCount(read(viewer))}</span>;
}
