import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './CardRow.module.css';
import { Carousel } from './Carousel';
import { Empty } from './Empty';

interface CardRowProps {
  title: string;
  /** The page that lists all of them. */
  href?: string;
  /** The message shown when there are no cards. */
  empty: ReactNode;
  /** The cards, each with a key. */
  children: ReactNode[];
}

/** A titled row of cards. */
export function CardRow({ title, href, empty, children }: CardRowProps) {
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
  if (children.length > 0) {
    return (
      <Carousel name={title} heading={heading}>
        {children}
      </Carousel>
    );
  }
  return (
    <section>
      {heading}
      <Empty>{empty}</Empty>
    </section>
  );
}
