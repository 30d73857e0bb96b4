import { BOUNDS, PAGE_SIZE } from './bounds';

/** All roles in display order. */
export const ROLES = ['FRONTEND', 'BACKEND', 'DESIGNER'] as const;

/** The filter of a list of notices. */
export interface NoticeFilter {
  query: string;
  recruitingOnly: boolean;
  role: (typeof ROLES)[number] | null;
}

/** Reads the filter from an address (`?q=…&recruiting=1&role=BACKEND`). */
export function readNoticeFilter(search: URLSearchParams): NoticeFilter {
  return {
    query: Array.from(search.get('q') ?? '')
      .slice(0, BOUNDS.query.max)
      .join(''),
    recruitingOnly: search.get('recruiting') === '1',
    role: ROLES.find((role) => role === search.get('role')) ?? null,
  };
}

/** Returns the page number in an address (`?page=2`), starting at 1. */
export function readPage(search: URLSearchParams): number {
  const param = Number(search.get('page') ?? 1);
  return Number.isSafeInteger(param) && param >= 1 ? Math.min(param, BOUNDS.page.max) : 1;
}

/** The variables of the query for the page of a list that the address names. */
export function readListVariables(search: URLSearchParams, kind: 'PROJECT' | 'STUDY') {
  const { query, recruitingOnly, role } = readNoticeFilter(search);
  // Only projects have roles.
  const filter = { kind, search: query, recruitingOnly, role: kind === 'PROJECT' ? role : null };
  return { page: readPage(search) - 1, size: PAGE_SIZE, filter };
}
