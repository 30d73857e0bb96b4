import { useEffect } from 'react';

/**
 * Lets the browser ask before the tab is closed while it holds unsaved changes. Their draft does
 * not outlive the tab.
 */
export function useUnloadGuard(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
