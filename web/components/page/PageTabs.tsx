import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './PageTabs.module.css';

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
  /** Shows the tabs as a list on wide screens, for a page that places them beside its content. */
  beside?: boolean;
}

/** Navigation tabs. Each tab has its own path. */
export function PageTabs({ label, tabs, current, beside = false }: PageTabsProps) {
  return (
    <nav className={beside ? `${styles.tabs} ${styles.beside}` : styles.tabs} aria-label={label}>
      {tabs.map(({ href, name, extra }) => (
        <Link key={href} to={href} aria-current={href === current ? 'page' : undefined}>
          {name}
          {extra}
        </Link>
      ))}
    </nav>
  );
}
