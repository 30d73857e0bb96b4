import { useReadQuery } from '@apollo/client/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { CONSENT_KINDS } from '../../../shared/consents';
import { SessionGuard } from '../../session/SessionGuard';
import { useTabMember } from '../../session/useTabMember';
import type { LayoutQuery } from '../../graphql/generated/documents';
import type { StartedQuery } from '../../graphql/preload';
import { BellLink } from '../../features/notifications/BellLink';
import { BellTab, BellTabLink } from '../../features/notifications/BellTab';
import { useLiveNotifications } from '../../features/notifications/useLiveNotifications';
import { reportExpiry } from '../../session/tab/login';
import { lazyComponent } from '../../components/page/lazy-part';
import { texts } from '../../texts';
import { LegalLinks } from '../../features/legal/LegalLinks';
import { Loading } from '../../components/page/Loading';
import { MemberText } from '../../components/text/MemberText';
import { usePageShape } from '../../components/page/usePageShape';
import { FirstPageContext } from '../../components/browser/useDeferredOnFirstPage';
import { BottomBar } from './BottomBar';
import type { loadLayout } from './layout.query';
import { StatusBars } from './StatusBars';
import { TopBar } from './TopBar';
import { UserMenu } from './UserMenu';
import { ViewerFailed } from './ViewerFailed';
import styles from './Layout.module.css';
import shell from './Shell.module.css';

const ConsentPage = lazyComponent(async () => (await import('../../features/legal/ConsentPage')).ConsentPage);

/** The link to the notifications before their number has loaded. */
const NO_UNREAD = <BellTabLink count={0} />;

/** The layout of every member page: the top bar, the page, and on phones the bottom bar. */
export function Layout() {
  const { viewer: query } = useLoaderData<ReturnType<typeof loadLayout>>();
  const navigating = useNavigation().state === 'loading';
  const location = useLocation();
  const [firstLocation] = useState(location);
  return (
    <>
      <SessionGuard />
      <Suspense fallback={null}>
        <ViewerGuard query={query} />
      </Suspense>
      <ScrollRestoration getKey={getScrollKey} />
      <a className={styles.skip} href="#main">
        {texts.common.skip}
      </a>
      <TopBar school={<WithViewer query={query}>{({ school }) => <MemberText text={school.name} />}</WithViewer>}>
        <WithViewer query={query} failed={<ViewerFailed />}>
          {(viewer) => (
            <>
              <BellLink viewer={viewer} />
              <UserMenu viewer={viewer} />
            </>
          )}
        </WithViewer>
      </TopBar>
      <StatusBars />
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={navigating}>
        <Suspense fallback={<PageLoading />}>
          <FirstPageContext value={location === firstLocation}>
            <ConsentedOutlet query={query} />
          </FirstPageContext>
        </Suspense>
      </main>
      <footer className={styles.foot}>
        <LegalLinks />
      </footer>
      <BottomBar
        bell={
          <WithViewer query={query} fallback={NO_UNREAD} failed={NO_UNREAD}>
            {(viewer) => <BellTab viewer={viewer} />}
          </WithViewer>
        }
      />
    </>
  );
}

/**
 * The placeholder of a page. The import keeps Shell.module.css in the style sheet, which the
 * prerendered shells need.
 */
function PageLoading() {
  return (
    <div className={shell.page}>
      <Loading shape={usePageShape()} />
    </div>
  );
}

interface WithViewerProps {
  query: StartedQuery<LayoutQuery>;
  /** Shown until the viewer has loaded. */
  fallback?: ReactNode;
  /** Shown when the viewer could not be loaded. */
  failed?: ReactNode;
  children: (viewer: NonNullable<LayoutQuery['viewer']>) => ReactNode;
}

/** Shows its children after the viewer has loaded. */
function WithViewer({ fallback, ...props }: WithViewerProps) {
  return (
    <Suspense fallback={fallback}>
      <LoadedViewer {...props} />
    </Suspense>
  );
}

function LoadedViewer({ query, failed, children }: Omit<WithViewerProps, 'fallback'>) {
  const { data, error } = useReadQuery(query);
  if (data?.viewer) return children(data.viewer);
  return error && !data ? failed : null;
}

/** Shows the page, or the form for missing consents. */
function ConsentedOutlet({ query }: Pick<WithViewerProps, 'query'>) {
  const missing = useReadQuery(query).data?.viewer?.missingConsents ?? [];
  const known = CONSENT_KINDS.filter((kind) => missing.includes(kind));
  return known.length > 0 ? <ConsentPage missing={known} /> : <Outlet />;
}

/**
 * Updates the tab if the session has ended or belongs to another member, and the page when a
 * notification arrives.
 */
function ViewerGuard({ query }: Pick<WithViewerProps, 'query'>) {
  const { data } = useReadQuery(query);
  const isVisitor = data?.viewer === null;
  useTabMember(data?.viewer);
  useEffect(() => {
    if (isVisitor) reportExpiry();
  }, [isVisitor]);
  return data?.viewer ? <LiveNotifications /> : null;
}

function LiveNotifications() {
  useLiveNotifications();
  return null;
}

/**
 * Every first page of a visit has the key 'default', so its scroll position is stored by path
 * instead.
 */
function getScrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
