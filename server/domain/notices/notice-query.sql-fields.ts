import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import { PAGE_SIZE } from '../../../shared/bounds';
import { createBuilder } from '../../platform/database/statement-compiler';
import { parseId, readInput } from '../../platform/validation';
import {
  type ReadArguments,
  sqlArray,
  sqlColumn,
  type SqlField,
  sqlObject,
  type SqlRootField,
  type SqlScope,
} from '../kit/sql-fields';
import { deadlinePage } from './notice-deadline.list';
import { NoticeListArgs } from './notice-list.inputs';
import { NoticeKind } from './notice.entity';
import { isSearch } from './notice.list';
import { isByDeadline, type PageTables } from './notice.page';
import { schoolPage } from './notice.school-page';
import { MAX_COUNTED } from './notice.search';
import type { NoticeStatementTables } from './notice.tables';
import { NoticeSort } from './notice.view';
import { isListed, kindsOf, visibleTo } from './notice.visibility';

// The queries that show notices, as rows `n`.

/** The names of the types, by the kind. */
export const TYPES: Readonly<Record<NoticeKind, string>> = {
  [NoticeKind.PROJECT]: 'Project',
  [NoticeKind.STUDY]: 'Study',
};

/** The type of all notices in a list of one kind. */
function typeOf({ options }: SqlScope): string | undefined {
  const kind = Object.values(NoticeKind).find((each) => each === options.kind);
  return kind && TYPES[kind];
}

function readList(args: object): ReadArguments | null {
  const { page, size, sort, filter } = readInput(NoticeListArgs, args);
  const { search, ...conditions } = filter ?? {};
  const list = { page, size, sort, ...conditions, query: search };
  if (isSearch(list)) return null;
  const { kind = null, recruitingOnly = false, closingSoon = false } = list;
  const values = { kinds: kindsOf(kind), sort, offset: page * size, limit: size };
  const byDeadline = isByDeadline(list);
  // The text of a list by deadline is the same for all orders.
  const options: ReadArguments['options'] = byDeadline ? { closingSoon } : { recruitingOnly, firstPage: page === 0 };
  return { values, options: { kind: kind ?? '', byDeadline, ...options } };
}

/** The tables of a page of a list. */
function pageTables(scope: SqlScope): QueryCreator<PageTables> {
  const { viewerId, options } = scope;
  const db = createBuilder<NoticeStatementTables>();
  const params = {
    viewerId,
    kinds: scope.value<readonly NoticeKind[]>('kinds'),
    offset: scope.value<number>('offset'),
    limit: scope.value<number>('limit'),
  };
  if (options.byDeadline === true) {
    const sort = scope.value<NoticeSort>('sort');
    const closingSoon = options.closingSoon === true;
    return deadlinePage(db, { ...params, sort }, { closingSoon });
  }
  return schoolPage(db, params, {
    oneKind: options.kind !== '',
    recruitingOnly: options.recruitingOnly === true,
    firstPage: options.firstPage === true,
  });
}

/** Whether a list's ranks ascend. */
const ascends = ({ options }: SqlScope): boolean => options.byDeadline === true;

/** The pages of a list, of which those by deadline are counted up to a limit, as `toCountedPage` says. */
function pageCount(scope: SqlScope): RawBuilder<number> {
  const { options } = scope;
  const size = sql<number>`${scope.value<number>('limit')}::int`;
  const counted =
    options.byDeadline === true ? sql`least("totalCount", ${sql.lit(MAX_COUNTED - 1)})` : sql`"totalCount"`;
  return sql<number>`(${counted} + ${size} - 1) / ${size}`;
}

/** `NoticePage` over the row `list`, and the notices of the table `page`. */
const noticePage: SqlField = {
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
  totalCountCapped: sqlColumn(({ options }) =>
    options.byDeadline === true ? sql`list."totalCount" = ${sql.lit(MAX_COUNTED)}` : sql.lit(false),
  ),
  nodes: sqlColumn((scope, selection) =>
    sqlArray(
      selection.json(typeOf(scope)),
      sql`page join notice n on n.id = page.id`,
      sql`page.rank ${sql.raw(ascends(scope) ? 'asc' : 'desc')}`,
    ),
  ),
};

const recentNotices: SqlField = {
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

const noticeById: SqlField = {
  read: ({ id }) => ({ values: { noticeId: parseId(id) } }),
  ...sqlObject((scope) => sql`notice n where n.id = ${scope.value('noticeId')}::int and ${visibleTo(scope.viewerId)}`),
};

/** The fields of Query that show notices. */
export const noticeRoots: Record<string, SqlRootField> = {
  notice: { ...noticeById, statement: 'notices.byId' },
  notices: { ...noticePage, statement: 'notices.schoolPage' },
  recentNotices: { ...recentNotices, statement: 'notices.recent' },
};
