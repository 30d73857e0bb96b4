import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusInView } from './focusInView';
import styles from './LinkedPanel.module.css';
import { Panel } from './Panel';

interface LinkedPanelProps {
  title: string;
  /** The current value, beside the heading. */
  value?: string;
  /** The URL hash that targets this panel. */
  anchor: string;
  /** Ref of the heading, which can be focused. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A section of the settings. Its heading receives focus if the URL hash targets it. */
export function LinkedPanel({ title, value, anchor, headingRef, children }: LinkedPanelProps) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? own;
  const { hash, key } = useLocation();
  const isTarget = hash === `#${anchor}`;
  useEffect(() => {
    if (!isTarget) return undefined;
    const show = (): void => focusInView(heading.current);
    // The page reaches its final height only after its data has loaded. The router would scroll too
    // early.
    show();
    // After a manual edit of the URL, the router reads it first. Then the browser removes the
    // focus.
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
