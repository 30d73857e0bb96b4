import { useSearchParams } from 'react-router-dom';
import { readPage } from '../../../shared/notice-filter';

/** Reads and sets the page number in the URL. The other parameters stay unchanged. */
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
