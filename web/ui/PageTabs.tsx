import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './PageTabs.module.css';

/** A tab and the page that it links to. */
interface PageTab {
  href: string;
  name: string;
  /** An element behind the name, such as a number. */
  extra?: ReactNode;
}

interface PageTabsProps {
  /** The accessible name of the navigation. */
  label: string;
  tabs: readonly PageTab[];
  /** The path of the current tab. */
  current: string;
}

/** Navigation tabs. Each tab has its own path. */
export function PageTabs({ label, tabs, current }: PageTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, name, extra }) => (
        <Link key={href} to={href} aria-current={href === current ? 'page' : undefined}>
          {name}
          {extra}
        </Link>
      ))}
    </nav>
  );
}
