import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PAGE_SIZE } from '../../../../shared/bounds';
import { createBuilder } from '../../../platform/database/statements/statement-compiler';
import { parseInput } from '../../../platform/text/validation';
import { type ParsedArguments, sqlArray, type SqlField, type SqlScope } from '../../../selection/fields';
import { addQueries, Sql } from '../../../selection/schema-fields';
import { deadlinePage, foundDeadlinePage } from './deadline-list.sql';
import { fitPage } from './fit-list.sql';
import { NoticeListArgs, NoticeSort } from './notice-list.inputs';
import { NoticeKind } from '../notice.entity';
import { isSearch, isByDeadline, type NoticeListParams, type PageTables, schoolPage } from './notice-list.sql';
import { isBestMatch, searchPage, searchTerms } from './notice-search.sql';
import type { NoticeStatementTables } from '../notice-tables.entity';
import { type AnyNotice, NoticeType } from '../notice.type';
import { kindsOf } from '../kinds/notice-kind.sql';
import { isListed } from '../visibility/notice-visibility.sql';

// Numbered pages of notices. The row in scope is `n`.

/** The GraphQL type of each kind. */
export const NOTICE_TYPE_NAMES: Readonly<Record<NoticeKind, string>> = {
  [NoticeKind.PROJECT]: 'Project',
  [NoticeKind.STUDY]: 'Study',
};

/** Type that all notices of the list have; undefined for a list of both kinds. */
function typeOf({ options }: SqlScope): string | undefined {
  const kind = Object.values(NoticeKind).find((each) => each === options.kind);
  return kind && NOTICE_TYPE_NAMES[kind];
}

function parseList(args: object): ParsedArguments {
  const { page, size, sort, filter } = parseInput(NoticeListArgs, args);
  const { search, ...conditions } = filter ?? {};
  return toListArguments({ page, size, sort, ...conditions, query: search });
}

/** Converts a list to the values and options of its statement. */
export function toListArguments(list: NoticeListParams): ParsedArguments {
  const { kind, page, size, sort = NoticeSort.NEWEST } = list;
  const values = { ...searchTerms(list), kinds: kindsOf(kind), sort, offset: page * size, limit: size };
  return { values, options: { kind: kind ?? '', ...optionsOf(list) } };
}

/** Options of a list except its kind. Each combination has its own statement. */
function optionsOf(list: NoticeListParams): NonNullable<ParsedArguments['options']> {
  const { recruitingOnly = false, closingSoon = false, myCourses = false, page } = list;
  const isSearched = isSearch(list);
  if (list.sort === NoticeSort.FIT) return { isSearched, byFit: true, closingSoon, myCourses };
  if (isByDeadline(list)) return { isSearched, byDeadline: true, closingSoon, myCourses };
  if (isSearched) return { isSearched, bestMatch: isBestMatch(list), myCourses };
  return { recruitingOnly, firstPage: page === 0 };
}

/** The tables of a page of a list. */
function pageTables({ viewerId, options, value, env }: SqlScope): QueryCreator<PageTables> {
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
  const found = { oneKind: options.kind !== '', myCourses: options.myCourses === true };
  const closingSoon = options.closingSoon === true;
  const isSearched = options.isSearched === true;
  if (options.byFit === true) {
    return fitPage(db, { ...params, proof: sql.lit(env.SCHOOL_PROOF) }, { ...found, closingSoon, isSearched });
  }
  if (options.byDeadline === true) {
    return isSearched
      ? foundDeadlinePage(db, params, { ...found, closingSoon })
      : deadlinePage(db, params, { closingSoon });
  }
  if (isSearched) return searchPage(db, params, { ...found, bestMatch: options.bestMatch === true });
  return schoolPage(db, params, {
    oneKind: found.oneKind,
    recruitingOnly: options.recruitingOnly === true,
    firstPage: options.firstPage === true,
  });
}

/** Number of pages. A capped total includes one notice after the last page. */
function pageCount({ value }: SqlScope): RawBuilder<number> {
  const size = sql<number>`${value<number>('limit')}::int`;
  return sql<number>`("totalCount" - "totalCountCapped"::int + ${size} - 1) / ${size}`;
}

/** `NoticePage` from the row `list` and the notices of the table `page`. */
export const noticePage: SqlField = {
  parse: parseList,
  rows: ({ limit }) => Number(limit),
  build: (scope, selection) =>
    pageTables(scope)
      .with('list', (cte) =>
        cte.selectFrom('total').select(['totalCount', 'totalCountCapped', pageCount(scope).as('totalPages')]),
      )
      .selectFrom('list')
      .select(selection.json().as('json')),
};

/** Newest {@link PAGE_SIZE} notices of a kind. */
export const recentNotices: SqlField = {
  parse: ({ kind }) => ({ values: {}, options: { kind: String(kind) } }),
  rows: () => PAGE_SIZE,
  build: (scope, selection) => {
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
    sqlArray(selection.json(typeOf(scope)), sql`page join notice n on n.id = page.id`, sql`page.rank`),
  )
  nodes!: AnyNotice[];

  @Field(() => Int, {
    description:
      'The number of notices that match. Searches and lists by deadline count up to 1,001, lists by fit up to 500.',
  })
  @Sql(sql`list."totalCount"`)
  totalCount!: number;

  @Field({ description: 'Whether counting stopped at 1,001, so that there may be more.' })
  @Sql(sql`list."totalCountCapped"`)
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
    FIT: {
      description:
        'Of the 500 newest notices that recruit, those that the viewer may apply to. The most facts of viewerFit first (나와 맞는 순), then notices without an application, then the newest.',
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
