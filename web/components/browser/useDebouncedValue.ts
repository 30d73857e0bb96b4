import { useEffect, useState } from 'react';

/** Time after the last key press in which no other is expected, in milliseconds. */
export const TYPING_PAUSE_MS = 250;

/**
 * Returns `value` after it has stayed unchanged for {@link TYPING_PAUSE_MS}, so that not every key
 * press sends a request.
 */
export function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
