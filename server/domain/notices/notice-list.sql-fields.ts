import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import { createBuilder } from '../../platform/database/statement-compiler';
import { readInput } from '../../platform/validation';
import { type ReadArguments, sqlArray, sqlColumn, type SqlField, type SqlScope } from '../../selection/fields';
import { deadlinePage, foundDeadlinePage } from './notice-deadline.list';
import { NoticeListArgs } from './notice-list.inputs';
import { NoticeKind } from './notice.entity';
import { isSearch } from './notice.list';
import { isByDeadline, type NoticeListParams, type PageTables } from './notice.page';
import { schoolPage } from './notice.school-page';
import { isBestMatch, MAX_COUNTED, searchPage, searchTerms } from './notice.search';
import type { NoticeStatementTables } from './notice.tables';
import { NoticeSort } from './notice.view';
import { kindsOf } from './notice.visibility';

// Numbered pages of notices, as rows `n`.

/** The names of the types, by the kind. */
export const TYPES: Readonly<Record<NoticeKind, string>> = {
  [NoticeKind.PROJECT]: 'Project',
  [NoticeKind.STUDY]: 'Study',
};

/** The type of all notices in a list of one kind. */
export function typeOf({ options }: SqlScope): string | undefined {
  const kind = Object.values(NoticeKind).find((each) => each === options.kind);
  return kind && TYPES[kind];
}

function readList(args: object): ReadArguments {
  const { page, size, sort, filter } = readInput(NoticeListArgs, args);
  const { search, ...conditions } = filter ?? {};
  return toListArguments({ page, size, sort, ...conditions, query: search });
}

/** Returns the values and options of a page of notices. */
export function toListArguments(list: NoticeListParams): ReadArguments {
  const { kind, page, size, sort = NoticeSort.NEWEST } = list;
  const values = { ...searchTerms(list), kinds: kindsOf(kind), sort, offset: page * size, limit: size };
  return { values, options: { kind: kind ?? '', ...optionsOf(list) } };
}

/** The options of a list, beside the kind. Each combination has a statement of its own. */
function optionsOf(list: NoticeListParams): NonNullable<ReadArguments['options']> {
  const { recruitingOnly = false, closingSoon = false, page } = list;
  const isSearched = isSearch(list);
  if (isByDeadline(list)) return { isSearched, byDeadline: true, closingSoon };
  if (isSearched) return { isSearched, bestMatch: isBestMatch(list) };
  return { recruitingOnly, firstPage: page === 0 };
}

/** The tables of a page of a list. */
function pageTables({ viewerId, options, value }: SqlScope): QueryCreator<PageTables> {
  const db = createBuilder<NoticeStatementTables>();
  const params = {
    viewerId,
    kinds: value<readonly NoticeKind[]>('kinds'),
    offset: value<number>('offset'),
    limit: value<number>('limit'),
    sort: value<NoticeSort>('sort'),
    words: value<string>('words'),
    filters: value<readonly string[]>('filters'),
  };
  const oneKind = options.kind !== '';
  const closingSoon = options.closingSoon === true;
  if (options.byDeadline === true) {
    return options.isSearched === true
      ? foundDeadlinePage(db, params, { oneKind, closingSoon })
      : deadlinePage(db, params, { closingSoon });
  }
  if (options.isSearched === true) return searchPage(db, params, { oneKind, bestMatch: options.bestMatch === true });
  return schoolPage(db, params, {
    oneKind,
    recruitingOnly: options.recruitingOnly === true,
    firstPage: options.firstPage === true,
  });
}

/** Whether the list is counted up to a limit. The ranks of its page ascend, those of all others descend. */
const isCounted = ({ options }: SqlScope): boolean => options.byDeadline === true || options.isSearched === true;

/** The number of pages. A list that is counted up to a limit has no page beyond it. */
function pageCount(scope: SqlScope): RawBuilder<number> {
  const size = sql<number>`${scope.value<number>('limit')}::int`;
  const counted = isCounted(scope) ? sql`least("totalCount", ${sql.lit(MAX_COUNTED - 1)})` : sql`"totalCount"`;
  return sql<number>`(${counted} + ${size} - 1) / ${size}`;
}

/** `NoticePage` over the row `list`, and the notices of the table `page`. */
export const noticePage: SqlField = {
  read: readList,
  rows: ({ limit }) => Number(limit),
  write: (scope, selection) =>
    pageTables(scope)
      .with('list', (cte) => cte.selectFrom('total').select(['totalCount', pageCount(scope).as('totalPages')]))
      .selectFrom('list')
      .select(selection.json().as('json')),
};

/** The fields of `NoticePage`. */
export const pageFields: Record<string, SqlField> = {
  totalCount: sqlColumn(() => sql`list."totalCount"`),
  totalPages: sqlColumn(() => sql`list."totalPages"`),
  totalCountCapped: sqlColumn((scope) =>
    isCounted(scope) ? sql`list."totalCount" = ${sql.lit(MAX_COUNTED)}` : sql.lit(false),
  ),
  nodes: sqlColumn((scope, selection) =>
    sqlArray(
      selection.json(typeOf(scope)),
      sql`page join notice n on n.id = page.id`,
      sql`page.rank ${sql.raw(isCounted(scope) ? 'asc' : 'desc')}`,
    ),
  ),
};
