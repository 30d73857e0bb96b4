import { foldName } from './fold-name';
import { type NoticeFilter, readNoticeFilter, toSearchParams } from './notice-filter';
import { PAGE_PATHS } from './paths';
import { parseTerms } from './search/search';

type Kind = 'PROJECT' | 'STUDY';

/** The conditions of an alert. The kind is null for a list of projects and studies. */
export interface AlertConditions {
  kind: Kind | null;
  filter: NoticeFilter;
}

const KINDS = ['PROJECT', 'STUDY'] as const;

/** Pages of the lists by kind. */
const PAGES = { PROJECT: PAGE_PATHS.projects, STUDY: PAGE_PATHS.studies, BOTH: PAGE_PATHS.search } as const;

/** The parameter with the id of the alert in the link to its list. */
export const ALERT_PARAM = 'alert';

/**
 * Parses the conditions of an alert from the parameters of a list's URL and `kind`. Ignores all
 * other parameters.
 */
export function parseAlertParams(params: string): AlertConditions {
  const search = new URLSearchParams(params);
  const kind = KINDS.find((each) => each === search.get('kind')) ?? null;
  return { kind, filter: withoutOrder(readNoticeFilter(search), kind) };
}

/**
 * Leaves out order and deadline, because an alert reports all new notices that recruit. Studies
 * have no roles.
 */
function withoutOrder(filter: NoticeFilter, kind: Kind | null): NoticeFilter {
  const role = kind === 'STUDY' ? null : filter.role;
  return { ...filter, role, recruitingOnly: true, closingSoon: false, sort: null };
}

/**
 * Builds the path of the list of an alert. It contains the id of the alert, so that the client can
 * report the visit.
 */
export function toAlertPath(id: number | string, params: string): string {
  const { kind, filter } = parseAlertParams(params);
  const search = toSearchParams(filter);
  search.set(ALERT_PARAM, String(id));
  return `${PAGES[kind ?? 'BOTH']}?${search.toString()}`;
}

/** Reads the id of the alert in the URL of its list; null without one. */
export function readAlertId(search: URLSearchParams): string | null {
  return search.get(ALERT_PARAM);
}

/**
 * Builds the parameters of an alert. Equal conditions have equal parameters, also with words in
 * another order or another spelling of a course.
 */
export function toAlertParams({ kind, filter }: AlertConditions): string {
  const { query, course } = filter;
  const normal = { ...filter, query: normalWords(query), course: foldName(course) };
  const params = toSearchParams(withoutOrder(normal, kind));
  if (kind !== null) params.set('kind', kind);
  return params.toString();
}

/** Sorts the terms of a search, unless a sequence of words then has another meaning. */
function normalWords(query: string): string {
  const terms = [...new Set(parseTerms(query.toLowerCase()).map(({ words }) => words.join(' ')))];
  const sorted = terms.toSorted().join(' ');
  return parseTerms(sorted).length === terms.length ? sorted : terms.join(' ');
}
