import { useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** Whether the page runs in a browser and has been hydrated, if it was prerendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
