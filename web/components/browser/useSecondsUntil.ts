import { useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;

/** Counts down the seconds until a time. Returns 0 after it and without a time. */
export function useSecondsUntil(time: string | undefined): number {
  const end = time === undefined ? 0 : Date.parse(time);
  return useSyncExternalStore(subscribeToSeconds, () => Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS)));
}

function subscribeToSeconds(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, SECOND_MS);
  return () => clearInterval(timer);
}
