import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFocusedAtStart } from '../browser/useFocusedAtStart';
import styles from './CardRow.module.css';
import { Carousel } from './Carousel';

interface CardRowProps {
  title: string;
  /** The page that lists all cards. */
  href?: string;
  /** Moves the focus to the heading when the row appears after an action. */
  focused?: boolean;
  /** The cards, each with a key. */
  children: ReactNode[];
}

export function CardRow({ title, href, focused = false, children }: CardRowProps) {
  const headingRef = useFocusedAtStart<HTMLHeadingElement>(focused);
  const heading = (
    <h2 ref={headingRef} tabIndex={focused ? -1 : undefined} className={styles.heading}>
      {href === undefined ? (
        title
      ) : (
        <Link to={href}>
          {title} <span aria-hidden="true">›</span>
        </Link>
      )}
    </h2>
  );
  return (
    <Carousel name={title} heading={heading}>
      {children}
    </Carousel>
  );
}
