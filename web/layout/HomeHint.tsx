import type { ReactNode } from 'react';
import { texts } from '../texts';
import styles from './HomeHint.module.css';

/** The sentences below the heading of home: what the service is, and how many teams recruit. */
export function HomeHint({ children }: { children: ReactNode }) {
  return (
    <>
      {texts.common.slogan}
      <span className={styles.between} />
      {children}
    </>
  );
}
