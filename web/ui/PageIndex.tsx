import { Link } from 'react-router-dom';
import { texts } from '../texts';
import styles from './PageIndex.module.css';

interface PageIndexProps {
  /** The anchors of the sections (Panel), with their short names. */
  sections: readonly { anchor: string; name: string }[];
}

/** Links to the sections of a long page. */
export function PageIndex({ sections }: PageIndexProps) {
  return (
    <nav className={styles.index} aria-label={texts.common.pageIndex}>
      {sections.map(({ anchor, name }) => (
        <Link key={anchor} to={`#${anchor}`}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
