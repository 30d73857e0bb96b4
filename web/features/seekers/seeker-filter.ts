import { readNoticeFilter, type NoticeFilter } from '../../../shared/notice-filter';
import type { Known } from '../../graphql/enums';
import type { NoticeKind } from '../../graphql/generated/documents';
import { getHref } from '../../paths';

export const KINDS = ['PROJECT', 'STUDY'] as const satisfies readonly Known<NoticeKind>[];

/** The filter of the people who look for a team. Null and '' stand for no condition. */
export interface SeekerFilter extends Pick<NoticeFilter, 'role' | 'course' | 'tag'> {
  kind: Known<NoticeKind> | null;
}

export const NO_FILTER: SeekerFilter = { kind: null, role: null, course: '', tag: null };

/** Parses the filter in a URL (`?kind=PROJECT&role=BACKEND&course=…&tag=react`). */
export function readSeekerFilter(search: URLSearchParams): SeekerFilter {
  const { role, course, tag } = readNoticeFilter(search);
  return withoutUnusedRole({ kind: KINDS.find((each) => each === search.get('kind')) ?? null, role, course, tag });
}

/** Removes the role from a filter by studies, which have no roles. */
export function withoutUnusedRole(filter: SeekerFilter): SeekerFilter {
  return filter.kind === 'STUDY' ? { ...filter, role: null } : filter;
}

/** Returns the variables of the query of the list, from the parameters of its URL. */
export function readSeekerVariables(search: URLSearchParams) {
  const { course, ...filter } = readSeekerFilter(search);
  return { ...filter, course: course || null };
}

/** The filter of a link. A newer server can have other kinds, which the page ignores. */
type FilterLink = Partial<Omit<SeekerFilter, 'kind'>> & { kind?: NoticeKind | null };

/** Builds the URL parameters of a filter. */
export function toSeekerParams(filter: FilterLink): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Returns the URL of the list of people with a filter. */
export function getPeopleHref(filter: FilterLink): string {
  const params = toSeekerParams(filter).toString();
  return params === '' ? getHref('people') : `${getHref('people')}?${params}`;
}
