import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusInView } from './focusInView';
import styles from './LinkedPanel.module.css';
import { Panel } from './Panel';

interface LinkedPanelProps {
  title: string;
  /** The current value, beside the heading. */
  value?: string;
  /** The hash of URLs that lead to it. */
  anchor: string;
  /** The heading, which can be focused. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A section of the settings. Its heading gets the focus if the URL leads to it. */
export function LinkedPanel({ title, value, anchor, headingRef, children }: LinkedPanelProps) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? own;
  const { hash, key } = useLocation();
  const isTarget = hash === `#${anchor}`;
  useEffect(() => {
    if (!isTarget) return undefined;
    const show = (): void => focusInView(heading.current);
    // The page has its final height only after its data has loaded, too late for the router to
    // scroll.
    show();
    // After an edit of the URL by hand, the browser removes the focus once the router has read it.
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [isTarget, key, heading]);
  return (
    <Panel label={title} anchor={anchor} spaced>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {value !== undefined && <span className={styles.value}>{value}</span>}
      </div>
      {children}
    </Panel>
  );
}
