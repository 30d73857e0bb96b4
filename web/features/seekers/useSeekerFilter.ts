import { useUrlFilter } from '../../components/browser/useUrlFilter';
import { readSeekerFilter, type SeekerFilter, toSeekerParams, withoutUnusedRole } from './seeker-filter';

const toParams = (filter: SeekerFilter): URLSearchParams => toSeekerParams(withoutUnusedRole(filter));

/** Reads and sets the filter of people in the URL. */
export const useSeekerFilter = () => useUrlFilter(readSeekerFilter, toParams);
