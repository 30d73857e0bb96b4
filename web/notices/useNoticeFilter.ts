import { useSearchParams } from 'react-router-dom';
import { type NoticeFilter, readNoticeFilter } from '../../shared/notice-filter';

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
