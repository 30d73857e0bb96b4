import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

/**
 * What the viewer can do with what the page shows. On phones it is a bar at the bottom of the
 * screen in place of the navigation, and on wide screens it stands where it is.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-page-bar>
      {children}
    </div>
  );
}
