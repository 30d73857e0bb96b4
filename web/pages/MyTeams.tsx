import { SettingOutlined } from '@ant-design/icons';
import { useReadQuery } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { MAX_OWN_COUNT } from '../../shared/bounds';
import type { MyTeamsQuery } from '../graphql/generated/documents';
import type { StartedQuery } from '../graphql/preload';
import { getHref, type PlainPageName } from '../paths';
import { texts } from '../texts';
import { LinkButton } from '../ui/LinkButton';
import { Page } from '../ui/Page';
import { PageTabs } from '../ui/PageTabs';
import styles from './MyTeams.module.css';

type Counts = NonNullable<MyTeamsQuery['viewer']>;

/** The tabs with their pages, names and numbers. */
const TABS = [
  { page: 'recruit', name: () => texts.nav.recruit, count: (counts: Counts) => counts.ownedNoticeCount },
  { page: 'applications', name: () => texts.nav.applications, count: (counts: Counts) => counts.applicationCount },
  { page: 'favourites', name: () => texts.nav.favourites, count: (counts: Counts) => counts.favouriteCount },
  { page: 'teams', name: () => texts.nav.teams, count: (counts: Counts) => counts.teamCount },
] as const satisfies readonly { page: PlainPageName; name: () => string; count: (counts: Counts) => number }[];

interface MyTeamsProps {
  /** The current tab. */
  tab: (typeof TABS)[number]['page'];
  counts: StartedQuery<MyTeamsQuery>;
  /** The lists of the tab. */
  children: ReactNode;
}

/** The tabs of the viewer's notices, applications, favourites and teams. */
export function MyTeams({ tab, counts, children }: MyTeamsProps) {
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
function Count({ query, read }: { query: StartedQuery<MyTeamsQuery>; read: (counts: Counts) => number }) {
  const viewer = useReadQuery(query).data?.viewer;
  if (!viewer) return null;
  const count = read(viewer);
  return <span className={styles.count}> {count < MAX_OWN_COUNT ? count : texts.nav.many(MAX_OWN_COUNT - 1)}</span>;
}
