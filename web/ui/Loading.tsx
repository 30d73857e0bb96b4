import { Skeleton } from 'antd';
import { texts } from '../texts';
import styles from './Loading.module.css';

/** The placeholder shown while a page or its data loads. */
export function Loading() {
  return (
    <output className={styles.loading}>
      <p>{texts.common.loading}</p>
      <Skeleton active title={false} paragraph={{ rows: 4 }} />
    </output>
  );
}
