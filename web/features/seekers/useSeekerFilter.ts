import { useSearchParams } from 'react-router-dom';
import { readSeekerFilter, type SeekerFilter, toSeekerParams, withoutUnusedRole } from './seeker-filter';

/** Reads and sets the filter in the URL. */
export function useSeekerFilter(): [filter: SeekerFilter, setFilter: (change: Partial<SeekerFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = readSeekerFilter(search);
  const setFilter = (change: Partial<SeekerFilter>): void =>
    setSearch(toSeekerParams(withoutUnusedRole({ ...filter, ...change })), { replace: true });
  return [filter, setFilter];
}
