import { readNoticeFilter, toSearchParams } from '../../../shared/notice-filter';
import { useUrlFilter } from '../../components/browser/useUrlFilter';

/** A filter without conditions, except for words and closed notices. */
export const WITHOUT_FILTERS = { closingSoon: false, role: null, course: '', myCourses: false, tag: null } as const;

/** Reads and sets the filter of notices in the URL. */
export const useNoticeFilter = () => useUrlFilter(readNoticeFilter, toSearchParams);
