import type { ReactNode } from 'react';
import { BellTabLink } from '../../features/notifications/BellTab';
import { ToDoPlaceholder } from '../../features/notifications/ToDoTiles';
import { texts } from '../../texts';
import { Banner } from '../../illustrations/Banner';
import { Loading } from '../../components/page/Loading';
import { BottomBar } from './BottomBar';
import { HomeHint } from '../../routes/HomeHint';
import grid from '../../components/lists/PageGrid.module.css';
import loading from '../../components/page/Loading.module.css';
import layout from './Layout.module.css';
import styles from './Shell.module.css';
import { TopBar } from './TopBar';

/**
 * Returns the placeholder for a text. The server replaces it by a text of the preloaded responses
 * (server/gateway/web-client/shell-texts.ts).
 */
const placeholderFor = (index: number): string => `{{${index}}}`;

/**
 * The prerendered shell of a member page, shown in the HTML until the page's code has loaded. The
 * build renders it without data.
 */
function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar school={null}>{null}</TopBar>
      <main className={layout.main} aria-busy>
        <div className={styles.page}>{children}</div>
      </main>
      <BottomBar bell={<BellTabLink count={0} />} />
    </>
  );
}

function LoadingText() {
  return <output className={styles.loading}>{texts.common.loading}</output>;
}

/** The shell of the home page: the banner, and placeholders for cards. */
export function HomeShell() {
  return (
    <Shell>
      <Banner heading={<h1>{texts.nav.greeting}</h1>} hint={<HomeHint>…</HomeHint>} beside={<ToDoPlaceholder />}>
        <div className={styles.search} />
      </Banner>
      <Loading shape="rows" />
    </Shell>
  );
}

/** The shell of a list: cards with titles and tech stacks. */
export function ListShell({ heading }: { heading: string }) {
  return (
    <Shell>
      <h1>{heading}</h1>
      <LoadingText />
      <div className={`${grid.cards} ${loading.cards} ${styles.cards}`} lang="ko" aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <span key={index}>
            <strong>{placeholderFor(2 * index)}</strong>
            <br />
            {placeholderFor(2 * index + 1)}
          </span>
        ))}
      </div>
    </Shell>
  );
}

/**
 * The shell of a notice: its title, owner, time, and plain content. Titles and contents are nearly
 * always Korean.
 */
export function NoticeShell() {
  return (
    <Shell>
      <h1 lang="ko">{placeholderFor(0)}</h1>
      <LoadingText />
      <p className={styles.content} lang="ko">
        {placeholderFor(1)}
        <br />
        <br />
        {placeholderFor(2)}
      </p>
    </Shell>
  );
}
