import { type ReactNode, type Ref, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  /** The heading, which also names the section. */
  title?: ReactNode;
  /** Ref of the heading, which can be focused. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** The accessible name of a section without a heading. */
  label?: string;
  /** The id of the section, for URL hashes. */
  anchor?: string;
  /** Adds space between the children. */
  spaced?: boolean;
  children: ReactNode;
}

/** A framed section of a page. */
export function Panel({ title, titleRef, label, anchor, spaced = false, children }: PanelProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      className={spaced ? `${styles.panel} ${styles.spaced}` : styles.panel}
      aria-labelledby={title === undefined ? undefined : id}
      aria-label={label}
    >
      {title !== undefined && (
        <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
