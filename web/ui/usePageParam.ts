import { useSearchParams } from 'react-router-dom';

/** The page number in the address (`?page=2`), from 1, and how to change it. The other parameters stay. */
export function usePageParam(): [page: number, setPage: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const given = Number(search.get('page') ?? 1);
  const page = Number.isSafeInteger(given) && given >= 1 ? Math.min(given, 1_000_000) : 1;
  const setPage = (next: number): void => {
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (next === 1) after.delete('page');
      else after.set('page', String(next));
      return after;
    });
  };
  return [page, setPage];
}
