import { useSearchParams } from 'react-router-dom';
import { BOUNDS } from '../../shared/bounds';
import type { Role } from '../graphql/generated/documents';

/** The filter of a list of notices. */
interface NoticeFilter {
  query: string;
  recruitingOnly: boolean;
  role: Role | null;
}

/** All roles in display order. */
export const ROLES: readonly Role[] = ['FRONTEND', 'BACKEND', 'DESIGNER'];

/** Reads the filter from an address (`?q=…&recruiting=1&role=BACKEND`). */
export function readNoticeFilter(search: URLSearchParams): NoticeFilter {
  return {
    query: Array.from(search.get('q') ?? '')
      .slice(0, BOUNDS.query.max)
      .join(''),
    recruitingOnly: search.get('recruiting') === '1',
    role: ROLES.find((role) => role === search.get('role')) ?? null,
  };
}

/** Reads and sets the filter in the address. A change resets the page to 1. */
export function useNoticeFilter(): [filter: NoticeFilter, setFilter: (change: Partial<NoticeFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = readNoticeFilter(search);
  const setFilter = (change: Partial<NoticeFilter>): void => {
    const { query, recruitingOnly, role } = { ...filter, ...change };
    const params: Record<string, string> = {};
    if (query !== '') params.q = query;
    if (recruitingOnly) params.recruiting = '1';
    if (role) params.role = role;
    setSearch(params, { replace: true });
  };
  return [filter, setFilter];
}
