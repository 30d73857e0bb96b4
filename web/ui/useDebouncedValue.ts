import { useEffect, useState } from 'react';

/** The delay between the last key press and the search, in milliseconds. */
const SEARCH_DELAY_MS = 250;

/**
 * Returns `value` after it has stayed unchanged for SEARCH_DELAY_MS. So not every key press sends a
 * request.
 */
export function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
