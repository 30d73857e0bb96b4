import { Tag, type TagProps } from 'antd';
import styles from './Badge.module.css';

/** A short label of a state or a kind. */
export function Badge(props: Pick<TagProps, 'color' | 'children'>) {
  return <Tag {...props} className={styles.badge} />;
}
