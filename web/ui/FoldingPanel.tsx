import { DownOutlined } from '@ant-design/icons';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './FoldingPanel.module.css';
import { focusInView } from './focusInView';
import { Panel } from './Panel';

interface FoldingPanelProps {
  title: string;
  /** The id by which an address leads to it, which opens it. */
  anchor: string;
  /** Whether it is open where the address leads to no section. */
  startsOpen?: boolean;
  /** The heading, which can be focused. */
  headingRef?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A section of a long page that shows its heading alone until it is pressed or the address leads to it. What is typed in it stays when it closes. */
export function FoldingPanel({ title, anchor, startsOpen = false, headingRef, children }: FoldingPanelProps) {
  const own = useRef<HTMLElement>(null);
  const heading = headingRef ?? own;
  const { hash, key } = useLocation();
  const isTarget = hash === `#${anchor}`;
  const [open, setOpen] = useState(isTarget || (startsOpen && hash === ''));
  // The navigation that led to it, of which each opens it.
  const led = isTarget ? key : null;
  const [last, setLast] = useState(led);
  if (led !== last) {
    setLast(led);
    if (isTarget) setOpen(true);
  }
  useEffect(() => {
    if (!isTarget) return undefined;
    const show = (): void => focusInView(heading.current);
    // The page has its final height only after its data has loaded, too late for the router to scroll.
    show();
    // Where the address was edited by hand, the browser takes the focus away from all elements after the router has read it.
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [isTarget, key, heading]);
  return (
    <Panel label={title} anchor={anchor}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary ref={heading} className={styles.summary}>
          <h2>{title}</h2>
          <DownOutlined aria-hidden className={styles.arrow} />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </Panel>
  );
}
