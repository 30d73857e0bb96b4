import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './CardRow.module.css';
import { Carousel } from './Carousel';

interface CardRowProps {
  title: string;
  /** The page that lists all cards. */
  href?: string;
  /** The cards, each with a key. */
  children: ReactNode[];
}

export function CardRow({ title, href, children }: CardRowProps) {
  const heading = (
    <h2 className={styles.heading}>
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
