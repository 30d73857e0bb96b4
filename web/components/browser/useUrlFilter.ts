import { type Location, useLocation, useNavigate } from 'react-router-dom';

interface Requested {
  /** The location that was rendered at that time. */
  location: Location;
  search: URLSearchParams;
}

/** The last requested filter. */
let requested: Requested | undefined;
const setRequested = (next: Requested): void => void (requested = next);

/**
 * Reads and sets the filter in the URL. A change resets the page to 1 and leaves an open sheet
 * open. A change that comes before the last one is rendered starts from the requested filter, not
 * from the rendered one.
 */
export function useUrlFilter<TFilter extends object>(
  read: (search: URLSearchParams) => TFilter,
  toParams: (filter: TFilter) => URLSearchParams,
): [filter: TFilter, setFilter: (change: Partial<TFilter>) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const search = new URLSearchParams(location.search);
  const setFilter = (change: Partial<TFilter>): void => {
    const current = read(requested?.location === location ? requested.search : search);
    const next = toParams({ ...current, ...change });
    setRequested({ location, search: next });
    const { hash, state } = location;
    void navigate({ search: next.toString(), hash }, { replace: true, state });
  };
  return [read(search), setFilter];
}
