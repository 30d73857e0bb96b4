import { BOUNDS, type Bounds, PAGE_SIZE, TAG_ID } from './bounds';

/** All roles in display order. */
export const ROLES = ['FRONTEND', 'BACKEND', 'DESIGNER'] as const;

/** The sort orders of a list, in display order. */
const SORTS = ['BEST_MATCH', 'NEWEST', 'FIT', 'DEADLINE'] as const;

type Kind = 'PROJECT' | 'STUDY';

/** The filter and sort order of a list of notices. */
export interface NoticeFilter {
  query: string;
  /** Whether the list leaves out closed notices, which is the default. */
  recruitingOnly: boolean;
  closingSoon: boolean;
  role: (typeof ROLES)[number] | null;
  /** The name of a course, or '' for all notices. */
  course: string;
  /** Only notices of the viewer's courses. */
  myCourses: boolean;
  /** Id of a tag that the notices have. */
  tag: string | null;
  /** Null for the default order: best match with a search text, otherwise newest. */
  sort: (typeof SORTS)[number] | null;
}

/**
 * Parses the filter in the parameters of a URL
 * (`?q=…&recruiting=0&soon=1&role=BACKEND&course=…&mycourses=1&tag=react&sort=DEADLINE`).
 */
export function readNoticeFilter(search: URLSearchParams): NoticeFilter {
  return {
    query: readText(search, 'q', BOUNDS.query),
    recruitingOnly: search.get('recruiting') !== '0',
    closingSoon: search.get('soon') === '1',
    role: ROLES.find((role) => role === search.get('role')) ?? null,
    course: readText(search, 'course', BOUNDS.courseName),
    myCourses: search.get('mycourses') === '1',
    tag: TAG_ID.exec(search.get('tag') ?? '')?.[0] ?? null,
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? null,
  };
}

function readText(search: URLSearchParams, name: string, { max }: Bounds): string {
  return Array.from(search.get(name) ?? '')
    .slice(0, max)
    .join('');
}

/** Builds the URL parameters of a filter. Omits default values, such as the default sort order. */
export function toSearchParams({
  query,
  recruitingOnly,
  closingSoon,
  role,
  course,
  myCourses,
  tag,
  sort,
}: NoticeFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  if (!recruitingOnly) params.set('recruiting', '0');
  if (closingSoon) params.set('soon', '1');
  if (role) params.set('role', role);
  if (course !== '') params.set('course', course);
  if (myCourses) params.set('mycourses', '1');
  if (tag) params.set('tag', tag);
  if (sort && sort !== defaultSortOf({ query })) params.set('sort', sort);
  return params;
}

/** Returns the sort orders to choose from. "Best match" needs a search text. */
export function sortsOf({ query }: Pick<NoticeFilter, 'query'>): readonly (typeof SORTS)[number][] {
  return SORTS.filter((sort) => sort !== 'BEST_MATCH' || query !== '');
}

/** Returns the effective sort order. */
export function sortOf({ sort, query }: NoticeFilter): (typeof SORTS)[number] {
  return sort ?? defaultSortOf({ query });
}

function defaultSortOf({ query }: Pick<NoticeFilter, 'query'>): (typeof SORTS)[number] {
  return query === '' ? 'NEWEST' : 'BEST_MATCH';
}

/** Parses the page number in the parameters of a URL (`?page=2`), starting at 1. */
export function readPage(search: URLSearchParams): number {
  const param = Number(search.get('page') ?? 1);
  return Number.isSafeInteger(param) && param >= 1 ? Math.min(param, BOUNDS.page.max) : 1;
}

/**
 * Returns the filter for the query `notices`. A filter for studies has no role, because only
 * projects have roles.
 */
export function toServerFilter({ query, role, sort: _, ...conditions }: NoticeFilter, kind: Kind | null) {
  return { kind, search: query, role: kind === 'STUDY' ? null : role, ...conditions };
}

/**
 * Returns the variables of the query for a page of a list, from the parameters of its URL. A `kind`
 * of null stands for the list of both kinds. `withCourses` reads the viewer's courses as well.
 */
export function readListVariables(search: URLSearchParams, kind: Kind | null) {
  const filter = readNoticeFilter(search);
  return {
    page: readPage(search) - 1,
    size: PAGE_SIZE,
    sort: sortOf(filter),
    filter: toServerFilter(filter, kind),
    withCourses: filter.myCourses,
  };
}

/**
 * Returns the variables of the query that counts the matches of each kind. They include the order,
 * because a list by fit leaves notices out.
 */
export function readCountVariables(search: URLSearchParams) {
  const filter = readNoticeFilter(search);
  const sort: (typeof SORTS)[number] = filter.sort === 'FIT' ? 'FIT' : 'NEWEST';
  return { sort, projects: toServerFilter(filter, 'PROJECT'), studies: toServerFilter(filter, 'STUDY') };
}
