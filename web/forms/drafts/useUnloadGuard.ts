import { useEffect } from 'react';

/**
 * Shows the browser's confirmation before a tab with unsaved changes closes. Session storage, and
 * with it their draft, is deleted with the tab.
 */
export function useUnloadGuard(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const block = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', block);
    return () => window.removeEventListener('beforeunload', block);
  }, [unsaved]);
}
