import { useSearchParams } from 'react-router-dom';
import { BOUNDS } from '../../shared/bounds';
import type { Role } from '../gql/graphql';

/** What a list is narrowed to. */
export interface NoticeFilter {
  query: string;
  recruitingOnly: boolean;
  role: Role | null;
}

/** The roles, in the order in which people name them. */
export const ROLES: readonly Role[] = ['FRONTEND', 'BACKEND', 'DESIGNER'];

/** The filter in the address (`?q=…&recruiting=1&role=BACKEND`), and how to change it. A changed filter starts at page 1. */
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
    const { query, recruitingOnly, role: wanted } = { ...filter, ...change };
    const next: Record<string, string> = {};
    if (query !== '') next.q = query;
    if (recruitingOnly) next.recruiting = '1';
    if (wanted) next.role = wanted;
    setSearch(next, { replace: true });
  };
  return [filter, setFilter];
}
