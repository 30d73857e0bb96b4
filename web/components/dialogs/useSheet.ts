import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { isObject } from '../../is-object';

interface Sheet {
  open: boolean;
  show: () => void;
  close: () => void;
}

/**
 * The state of the history entry that opened a sheet. The entry before it is the page without the
 * sheet.
 */
const OPENED = { openedSheet: true };

/**
 * A sheet that is open while the URL hash equals its name. It has its own history entry, so that
 * the back button closes it and stays on the page. This also works on the first page of a visit.
 * URL parameters changed in the sheet stay after it closes.
 */
export function useSheet(name: string): Sheet {
  const location = useLocation();
  const navigate = useNavigate();
  const open = location.hash === `#${name}`;
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
  }, [open]);
  useParametersAfterClosing(location, open);
  return {
    open,
    show: () => {
      if (!open) void navigate({ search: location.search, hash: name }, { state: OPENED, preventScrollReset: true });
    },
    close: () => {
      // `navigate(-1)` takes effect later. Until then a second call would leave the page.
      if (closing.current) return;
      closing.current = true;
      if (isOpened(location.state)) void navigate(-1);
      else void navigate({ search: location.search }, { replace: true, preventScrollReset: true });
    },
  };
}

/**
 * Keeps the parameters that were changed in the sheet. Closing goes back to the previous history
 * entry, which has the old parameters.
 */
function useParametersAfterClosing({ pathname, search }: Location, open: boolean): void {
  const navigate = useNavigate();
  const before = useRef({ pathname, search, open });
  const restoreParameters = useEffectEvent(() => {
    const shown = before.current;
    before.current = { pathname, search, open };
    const isClosed = shown.open && !open && shown.pathname === pathname;
    if (isClosed && shown.search !== search) {
      void navigate({ search: shown.search }, { replace: true, preventScrollReset: true });
    }
  });
  useEffect(() => restoreParameters(), [pathname, search, open]);
}

function isOpened(state: unknown): boolean {
  return isObject(state) && 'openedSheet' in state;
}
