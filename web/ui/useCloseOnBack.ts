import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';

/**
 * Lets the back button close an open dialog instead of leaving the page below it. After a navigation to another page, which may still
 * be loading, the button goes back as usual. A change of the address's parameters is none.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) => open && historyAction === 'POP' && currentLocation.pathname === pathname,
  );
  const stay = useEffectEvent(() => {
    close();
    blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') stay();
  }, [blocker.state]);
}
