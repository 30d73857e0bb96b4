import { DownOutlined } from '@ant-design/icons';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SettingsSection } from '../../paths';
import { focusInView } from '../browser/focus-in-view';
import styles from './PanelRow.module.css';

interface PanelRowProps {
  title: string;
  /** The current value, at the end of the row. */
  value?: ReactNode;
  /** The URL hash that opens this row. */
  anchor: SettingsSection;
  /** Opens the panel with the page, for a page with a single row. */
  startsOpen?: boolean;
  /** Ref of the button in the row. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

/**
 * A row of the settings with its current value. It opens the panel below it. It also opens and
 * receives focus if the URL hash targets it. A closed panel stays rendered, so that typed text
 * stays.
 */
export function PanelRow({ title, value, anchor, startsOpen = false, buttonRef, children }: PanelRowProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? own;
  const { hash, key } = useLocation();
  const isTarget = hash === `#${anchor}`;
  const [open, setOpen] = useState(startsOpen || isTarget);
  /** Key of the navigation that targets this row. A new key opens the row again. */
  const target = isTarget ? key : undefined;
  const [openedBy, setOpenedBy] = useState(target);
  if (openedBy !== target) {
    setOpenedBy(target);
    if (isTarget) setOpen(true);
  }
  useEffect(() => {
    if (!isTarget) return undefined;
    const show = (): void => focusInView(button.current);
    // Scrolls here, because the router scrolls before the data has loaded.
    show();
    // When the hash is edited by hand, the browser removes the focus after the router has rendered.
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [isTarget, key, button]);
  const id = useId();
  return (
    <section id={anchor} className={styles.section} aria-label={title}>
      <div className={styles.row}>
        <h2>
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-expanded={open}
            aria-controls={`${id}panel`}
            aria-describedby={value === undefined ? undefined : `${id}value`}
            onClick={() => setOpen(!open)}
          >
            {title}
          </button>
        </h2>
        {value !== undefined && (
          <span id={`${id}value`} className={styles.value}>
            {value}
          </span>
        )}
        <DownOutlined className={styles.arrow} rotate={open ? 180 : 0} aria-hidden />
      </div>
      <div id={`${id}panel`} className={styles.panel} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
