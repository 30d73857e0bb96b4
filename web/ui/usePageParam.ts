import { useSearchParams } from 'react-router-dom';
import { BOUNDS } from '../../shared/bounds';

/** Reads and sets the page number in the address (`?page=2`), starting at 1. The other parameters stay unchanged. */
export function usePageParam(): [page: number, setPage: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const param = Number(search.get('page') ?? 1);
  const page = Number.isSafeInteger(param) && param >= 1 ? Math.min(param, BOUNDS.page.max) : 1;
  const setPage = (next: number): void => {
    setSearch((current) => {
      const params = new URLSearchParams(current);
      if (next === 1) params.delete('page');
      else params.set('page', String(next));
      return params;
    });
  };
  return [page, setPage];
}
