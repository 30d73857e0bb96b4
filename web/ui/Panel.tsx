import { type ReactNode, type Ref, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  /** The heading, which also names the section. */
  title?: string;
  /** The heading can be focused through this ref. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** The name of a section that has no heading. */
  label?: string;
  /** The id by which an address leads to it. */
  anchor?: string;
  /** Whether there is space between the children. */
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
