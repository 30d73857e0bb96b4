import { useEffect, useState } from 'react';

/** The delay after the last key press before a search is sent, in milliseconds. */
const SEARCH_DELAY_MS = 250;

/**
 * Returns `value` once it has stayed the same for SEARCH_DELAY_MS, so that not every key press
 * sends a request.
 */
export function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
