import { useSearchParams } from 'react-router-dom';

/** The filter in the address (`?recruiting=1`), and how to change it. A changed filter starts at page 1. */
export function useRecruitingOnly(): [recruitingOnly: boolean, setRecruitingOnly: (only: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (only: boolean): void => setSearch(only ? { recruiting: '1' } : {}, { replace: true });
  return [search.get('recruiting') === '1', set];
}
