import { useSearchParams } from 'react-router-dom';
import { BOUNDS } from '../../shared/bounds';

/** Returns the page number in an address (`?page=2`), starting at 1. */
export function readPage(search: URLSearchParams): number {
  const param = Number(search.get('page') ?? 1);
  return Number.isSafeInteger(param) && param >= 1 ? Math.min(param, BOUNDS.page.max) : 1;
}

/** Reads and sets the page number in the address. The other parameters stay unchanged. */
export function usePageParam(): [page: number, setPage: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const setPage = (next: number): void => {
    setSearch((current) => {
      const params = new URLSearchParams(current);
      if (next === 1) params.delete('page');
      else params.set('page', String(next));
      return params;
    });
  };
  return [readPage(search), setPage];
}
