import { Link } from 'react-router-dom';
import { Chip } from './Chip';
import styles from './TagList.module.css';
import { MemberText } from '../text/MemberText';

interface Tag {
  name: string;
  /** The list of the tag. A word that is no tag has none. */
  href?: string | undefined;
}

interface TagListProps {
  /** The name of the list for screen readers. */
  label: string;
  tags: readonly Tag[];
}

/** Tags as chips. A tag links to its list. */
export function TagList({ label, tags }: TagListProps) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map(({ name, href }) => (
        <li key={name}>
          {href === undefined ? (
            <Chip>
              <MemberText text={name} />
            </Chip>
          ) : (
            <Link to={href}>
              <Chip tone="primary">
                <MemberText text={name} />
              </Chip>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
