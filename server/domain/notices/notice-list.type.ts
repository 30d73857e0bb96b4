import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PAGE_SIZE } from '../../../shared/bounds';
import { createBuilder } from '../../platform/database/statement-compiler';
import { readInput } from '../../platform/validation';
import { type ReadArguments, sqlArray, type SqlField, type SqlScope } from '../../selection/fields';
import { addQueries, Sql } from '../../selection/schema-fields';
import { deadlinePage, foundDeadlinePage } from './notice-deadline.list';
import { NoticeListArgs, NoticeSort } from './notice-list.inputs';
import { NoticeKind } from './notice.entity';
import { isSearch } from './notice.list';
import { isByDeadline, type NoticeListParams, type PageTables } from './notice.page';
import { schoolPage } from './notice.school-page';
import { isBestMatch, MAX_COUNTED, searchPage, searchTerms } from './notice.search';
import type { NoticeStatementTables } from './notice.tables';
import { type AnyNotice, NoticeType } from './notice.type';
import { isListed, kindsOf } from './notice.visibility';

// Numbered pages of notices. The row in scope is `n`.

/** The GraphQL type of each kind. */
export const TYPES: Readonly<Record<NoticeKind, string>> = {
  [NoticeKind.PROJECT]: 'Project',
  [NoticeKind.STUDY]: 'Study',
};

/** The type that all notices of the list have; undefined for a list of both kinds. */
function typeOf({ options }: SqlScope): string | undefined {
  const kind = Object.values(NoticeKind).find((each) => each === options.kind);
  return kind && TYPES[kind];
}

function readList(args: object): ReadArguments {
  const { page, size, sort, filter } = readInput(NoticeListArgs, args);
  const { search, ...conditions } = filter ?? {};
  return toListArguments({ page, size, sort, ...conditions, query: search });
}

/** Converts a list to the values and options of its statement. */
export function toListArguments(list: NoticeListParams): ReadArguments {
  const { kind, page, size, sort = NoticeSort.NEWEST } = list;
  const values = { ...searchTerms(list), kinds: kindsOf(kind), sort, offset: page * size, limit: size };
  return { values, options: { kind: kind ?? '', ...optionsOf(list) } };
}

/** The options of a list except its kind. Each combination has its own statement. */
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

/**
 * True if the total stops at {@link MAX_COUNTED}. Such a list sorts its page by ascending rank,
 * others by descending rank.
 */
const isCounted = ({ options }: SqlScope): boolean => options.byDeadline === true || options.isSearched === true;

/** The number of pages. A list whose total stops at a limit has no pages after the limit. */
function pageCount(scope: SqlScope): RawBuilder<number> {
  const size = sql<number>`${scope.value<number>('limit')}::int`;
  const counted = isCounted(scope) ? sql`least("totalCount", ${sql.lit(MAX_COUNTED - 1)})` : sql`"totalCount"`;
  return sql<number>`(${counted} + ${size} - 1) / ${size}`;
}

/** `NoticePage` from the row `list` and the notices of the table `page`. */
export const noticePage: SqlField = {
  read: readList,
  rows: ({ limit }) => Number(limit),
  write: (scope, selection) =>
    pageTables(scope)
      .with('list', (cte) => cte.selectFrom('total').select(['totalCount', pageCount(scope).as('totalPages')]))
      .selectFrom('list')
      .select(selection.json().as('json')),
};

/** The newest {@link PAGE_SIZE} notices of a kind. */
export const recentNotices: SqlField = {
  read: ({ kind }) => ({ values: {}, options: { kind: String(kind) } }),
  rows: () => PAGE_SIZE,
  write: (scope, selection) => {
    const { viewerId, options } = scope;
    const recent = sql`(
      select n.* from notice n where ${isListed(viewerId)} and n.kind = ${sql.lit(String(options.kind))}
      order by n.id desc limit ${sql.lit(PAGE_SIZE)}
    ) n`;
    return sqlArray(selection.json(typeOf(scope)), recent, sql`n.id desc`);
  },
};

/** One page of a numbered list with the totals of the list. */
@ObjectType('NoticePage', { simpleResolvers: true, description: 'A numbered page of notices.' })
class NoticePage {
  @Field(() => [NoticeType], { description: 'The notices of the page; none past the last page.' })
  @Sql((scope, selection) =>
    sqlArray(
      selection.json(typeOf(scope)),
      sql`page join notice n on n.id = page.id`,
      sql`page.rank ${sql.raw(isCounted(scope) ? 'asc' : 'desc')}`,
    ),
  )
  nodes!: AnyNotice[];

  @Field(() => Int, {
    description: 'The number of notices that match. Searches and lists by deadline count up to 1,001.',
  })
  @Sql(sql`list."totalCount"`)
  totalCount!: number;

  @Field({ description: 'Whether counting stopped at 1,001, so that there may be more.' })
  @Sql((scope) => (isCounted(scope) ? sql`list."totalCount" = ${sql.lit(MAX_COUNTED)}` : sql.lit(false)))
  totalCountCapped!: boolean;

  @Field(() => Int, { description: 'The number of pages.' })
  @Sql(sql`list."totalPages"`)
  totalPages!: number;
}

registerEnumType(NoticeSort, {
  name: 'NoticeSort',
  description: 'The order (정렬) of a list.',
  valuesConfig: {
    NEWEST: { description: 'The newest first (최신순).' },
    BEST_MATCH: {
      description: 'The best matches of the title first (정확도순). Without a search, the newest first.',
    },
    DEADLINE: {
      description:
        'Only notices that recruit, the nearest deadline first (마감순). Notices without a deadline follow, the newest first.',
    },
  },
});

addQueries({
  notices: {
    type: () => NoticePage,
    nullable: true,
    description: "A numbered page of the notices (공고) of the viewer's school.",
    args: NoticeListArgs,
    sql: noticePage,
  },
  recentNotices: {
    type: () => [NoticeType],
    nullable: true,
    description: "The 12 newest notices (최근 공고) of a kind in the viewer's school.",
    args: { kind: { type: () => NoticeKind, description: 'The kind of the notices.' } },
    sql: recentNotices,
  },
});
