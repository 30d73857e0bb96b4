import { type AlertConditions, withoutOrder } from './alert-path';
import { foldName } from './fold-name';
import { toSearchParams } from './notice-filter';
import { parseTerms } from './search';

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
