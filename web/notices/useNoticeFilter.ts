import { useSearchParams } from 'react-router-dom';
import { type NoticeFilter, readNoticeFilter, toSearchParams } from '../../shared/notice-filter';

/** Reads and sets the filter in the address. A change resets the page to 1. */
export function useNoticeFilter(): [filter: NoticeFilter, setFilter: (change: Partial<NoticeFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = readNoticeFilter(search);
  const setFilter = (change: Partial<NoticeFilter>): void => {
    setSearch(toSearchParams({ ...filter, ...change }), { replace: true });
  };
  return [filter, setFilter];
}
