import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type NoticeFilter, readNoticeFilter, toSearchParams } from '../../../shared/notice-filter';

/** A filter without conditions, except for words and closed notices. */
export const WITHOUT_FILTERS = { closingSoon: false, role: null, course: '', myCourses: false, tag: null } as const;

/**
 * Reads and sets the filter in the URL. A change resets the page to 1 and leaves an open sheet
 * open.
 */
export function useNoticeFilter(): [filter: NoticeFilter, setFilter: (change: Partial<NoticeFilter>) => void] {
  const [params] = useSearchParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const filter = readNoticeFilter(params);
  const setFilter = (change: Partial<NoticeFilter>): void => {
    const search = toSearchParams({ ...filter, ...change }).toString();
    void navigate({ search, hash }, { replace: true, state });
  };
  return [filter, setFilter];
}
