import type { ReactNode } from 'react';
import { texts } from '../texts';
import styles from './HomeHint.module.css';

/**
 * The sentences below the heading of the home page: the purpose of the service, and the number of
 * recruiting teams.
 */
export function HomeHint({ children }: { children: ReactNode }) {
  return (
    <>
      {texts.common.slogan}
      <span className={styles.between} />
      {children}
    </>
  );
}
