import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

/** Lets the back button close an open dialog instead of leaving the page below it. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const blocker = useBlocker(({ historyAction }) => open && historyAction === 'POP');
  const stay = useEffectEvent(() => {
    close();
    blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') stay();
  }, [blocker.state]);
}
