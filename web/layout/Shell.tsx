import type { ReactNode } from 'react';
import { BellTabLink } from '../notifications/BellTab';
import { WaitingPlace } from '../notifications/WaitingTiles';
import { texts } from '../texts';
import { Board } from '../ui/Board';
import { Loading } from '../ui/Loading';
import { BottomBar } from './BottomBar';
import { HomeHint } from './HomeHint';
import layout from './Layout.module.css';
import styles from './Shell.module.css';
import { TopBar } from './TopBar';

/**
 * Returns the placeholder for a text of the preloaded responses. The server fills it
 * (server/gateway/frame-texts.ts).
 */
const placeOf = (index: number): string => `{{${index}}}`;

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

function Waiting() {
  return <output className={styles.loading}>{texts.common.loading}</output>;
}

/** The shell of the home page: the banner, and placeholders for cards. */
export function HomeShell() {
  return (
    <Shell>
      <Board heading={<h1>{texts.nav.greeting}</h1>} hint={<HomeHint>…</HomeHint>} beside={<WaitingPlace />}>
        <div className={styles.search} />
      </Board>
      <Loading shape="rows" />
    </Shell>
  );
}

/** The shell of a list: cards with titles and tech stacks. */
export function ListShell({ heading }: { heading: string }) {
  return (
    <Shell>
      <h1>{heading}</h1>
      <Waiting />
      <div className={styles.cards} aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <span key={index}>
            <strong>{placeOf(2 * index)}</strong>
            <br />
            {placeOf(2 * index + 1)}
          </span>
        ))}
      </div>
    </Shell>
  );
}

/** The shell of a notice: its title, owner, time, and plain content. */
export function NoticeShell() {
  return (
    <Shell>
      <h1>{placeOf(0)}</h1>
      <Waiting />
      <p className={styles.content}>
        {placeOf(1)}
        <br />
        <br />
        {placeOf(2)}
      </p>
    </Shell>
  );
}
