import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';

/**
 * Lets the back button close an open dialog instead of leaving the page below it. After a navigation to another page, which may still
 * be loading, the button goes back as usual.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const { key } = useLocation();
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) => open && historyAction === 'POP' && currentLocation.key === key,
  );
  const stay = useEffectEvent(() => {
    close();
    blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') stay();
  }, [blocker.state]);
}
