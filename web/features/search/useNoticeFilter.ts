import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { type NoticeFilter, readNoticeFilter, toSearchParams } from '../../../shared/notice-filter';

/** A filter without conditions, except for words and closed notices. */
export const WITHOUT_FILTERS = { closingSoon: false, role: null, course: '', myCourses: false, tag: null } as const;

/** The last requested filter, and the location that was rendered at that time. */
let requested: { location: Location; filter: NoticeFilter } | undefined;

/**
 * Reads and sets the filter in the URL. A change resets the page to 1 and leaves an open sheet
 * open. On a slow device the next change may come before this one is rendered, so that it adds to
 * the requested filter.
 */
export function useNoticeFilter(): [filter: NoticeFilter, setFilter: (change: Partial<NoticeFilter>) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const filter = readNoticeFilter(new URLSearchParams(location.search));
  const setFilter = (change: Partial<NoticeFilter>): void => {
    const next = { ...(requested?.location === location ? requested.filter : filter), ...change };
    requested = { location, filter: next };
    const { hash, state } = location;
    void navigate({ search: toSearchParams(next).toString(), hash }, { replace: true, state });
  };
  return [filter, setFilter];
}
