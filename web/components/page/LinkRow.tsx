import { RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './PanelRow.module.css';

interface LinkRowProps {
  title: string;
  /** The current value, at the end of the row. */
  value?: string;
  /** A path of the client, or another URL such as `mailto:…`. */
  to?: string;
  onClick?: () => void;
}

/**
 * A row of the settings that opens a page or runs an action. Without either it only shows its
 * value.
 */
export function LinkRow({ title, value, to, onClick }: LinkRowProps) {
  return (
    <div className={styles.section}>
      <div className={styles.row}>
        <RowAction title={title} to={to} onClick={onClick} />
        {value !== undefined && <span className={styles.value}>{value}</span>}
        {to !== undefined && <RightOutlined className={styles.arrow} aria-hidden />}
      </div>
    </div>
  );
}

function RowAction({ title, to, onClick }: Omit<LinkRowProps, 'value'>): ReactNode {
  if (to !== undefined)
    return (
      <Link to={to} className={styles.button}>
        {title}
      </Link>
    );
  if (onClick)
    return (
      <button type="button" className={styles.button} onClick={onClick}>
        {title}
      </button>
    );
  return <span>{title}</span>;
}
