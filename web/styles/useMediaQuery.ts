import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and updates with it. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    // The prerendered page has the same elements for every device, so hydration can use this
    // device's result at once.
    () => typeof window !== 'undefined' && window.matchMedia(query).matches,
  );
}
