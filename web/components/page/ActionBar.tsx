import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** Keeps the bar while a text is typed: for the buttons that send the text. */
  whileTyping?: boolean;
  children: ReactNode;
}

/**
 * The viewer's actions on a page. On phones a bar at the bottom of the screen, in place of the
 * navigation. On wide screens part of the page.
 */
export function ActionBar({ whileTyping = false, children }: ActionBarProps) {
  return (
    <div className={whileTyping ? styles.bar : `${styles.bar} ${styles.hiding}`} data-page-bar>
      {children}
    </div>
  );
}
