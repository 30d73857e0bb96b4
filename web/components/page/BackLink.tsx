import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import styles from './BackLink.module.css';

/** The arrow link before a page's heading. `label` names its target. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={styles.link} aria-label={label}>
      <ArrowLeftOutlined aria-hidden="true" />
    </Link>
  );
}
