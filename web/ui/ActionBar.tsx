import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

/**
 * The viewer's actions on a page. On phones a bar at the bottom of the screen, in place of the
 * navigation. On wide screens part of the page.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-page-bar>
      {children}
    </div>
  );
}
