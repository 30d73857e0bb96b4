import { useSearchParams } from 'react-router-dom';
import { BOUNDS } from '../../shared/bounds';
import type { Role } from '../gql/graphql';

/** The filter of a list of notices. */
interface NoticeFilter {
  query: string;
  recruitingOnly: boolean;
  role: Role | null;
}

/** All roles in display order. */
export const ROLES: readonly Role[] = ['FRONTEND', 'BACKEND', 'DESIGNER'];

/** Reads and sets the filter in the address (`?q=…&recruiting=1&role=BACKEND`). A change resets the page to 1. */
export function useNoticeFilter(): [filter: NoticeFilter, setFilter: (change: Partial<NoticeFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const filter: NoticeFilter = {
    query: Array.from(search.get('q') ?? '')
      .slice(0, BOUNDS.query.max)
      .join(''),
    recruitingOnly: search.get('recruiting') === '1',
    role: ROLES.find((role) => role === search.get('role')) ?? null,
  };
  const setFilter = (change: Partial<NoticeFilter>): void => {
    const { query, recruitingOnly, role: newRole } = { ...filter, ...change };
    const params: Record<string, string> = {};
    if (query !== '') params.q = query;
    if (recruitingOnly) params.recruiting = '1';
    if (newRole) params.role = newRole;
    setSearch(params, { replace: true });
  };
  return [filter, setFilter];
}
