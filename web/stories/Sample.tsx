import type { ReactNode } from 'react';
import { Panel } from '../components/page/Panel';
import styles from './Sample.module.css';

/** The states of one component or of related components. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Panel>
      <div className={styles.samples}>
        <h3>{name}</h3>
        {children}
      </div>
    </Panel>
  );
}
