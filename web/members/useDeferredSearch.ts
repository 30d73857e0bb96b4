import { useEffect, useState } from 'react';

/** A pause in typing that is long enough to ask the server. */
const PAUSE = 250;

/** What is typed, once the typing pauses. */
export function useDeferredSearch(typed: string): string {
  const [search, setSearch] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return search;
}
