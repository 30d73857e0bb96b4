import { statementsOn } from '../../platform/database/statement';
import { type Context, requireViewerId } from '../context';
import { CARD_TIMES, cardColumns } from './notice.columns';
import type { NoticeKind } from './notice.entity';
import { cardsOfPage, type NoticePageParams, readCards } from './notice.page';
import { personalPage } from './notice.personal-page';
import { schoolPage } from './notice.school-page';
import { searchNotices, searchTerms } from './notice.search';
import type { NoticeStatementTables } from './notice.tables';
import { type AnyNotice, type NoticePage, NoticeRelation, NoticeSort } from './notice.view';
import { kindsOf, ofSchool, SCHOOL_SCOPES } from './notice.visibility';
import type { Role } from './project.entity';

/** What a list holds, and which page of it is read. */
export interface NoticeListParams {
  kind?: NoticeKind | null;
  recruitingOnly?: boolean;
  relation?: NoticeRelation | null;
  /** Words that it must all contain. */
  query?: string | null;
  /** A role that it must recruit for. */
  role?: Role | null;
  sort?: NoticeSort;
  /** From 0. */
  page: number;
  size: number;
}

const { variants } = statementsOn<NoticeStatementTables>();

const YES_NO = [true, false] as const;

/** One page of notices for the viewer, by statements whose cost does not grow with the table. */
export async function readNoticePage(ctx: Context, list: NoticeListParams): Promise<NoticePage> {
  const params = toPageParams(ctx, list);
  if (!list.relation && isSearch(list)) return searchNotices(ctx, list, params);
  const scope = ctx.env.SCHOOL_SCOPE;
  const page = list.relation
    ? pageOfViewer({ scope, relation: list.relation, search: isSearch(list) })
    : pageOfSchool({
        scope,
        recruitingOnly: params.recruitingOnly,
        oneKind: Boolean(list.kind),
        oldestFirst: list.sort === NoticeSort.OLDEST,
      });
  const { nodes, totalCount } = readCards(await ctx.reads.rows(page, params));
  return { nodes, totalCount, totalPages: Math.ceil(totalCount / list.size) };
}

function isSearch({ query, role }: NoticeListParams): boolean {
  return Boolean(query) || Boolean(role);
}

function toPageParams(ctx: Context, list: NoticeListParams): NoticePageParams {
  return {
    viewerId: requireViewerId(ctx),
    kinds: kindsOf(list.kind),
    recruitingOnly: Boolean(list.recruitingOnly),
    offset: list.page * list.size,
    limit: list.size,
    ...searchTerms(list),
  };
}

/** Old clients read a personal list whole, up to this many notices. */
const MAX_PERSONAL = 1_000;

/** All notices of a kind that the viewer relates to in this way. */
export async function readPersonalNotices(
  ctx: Context,
  kind: NoticeKind,
  relation: NoticeRelation,
): Promise<AnyNotice[]> {
  const { nodes } = await readNoticePage(ctx, { kind, relation, page: 0, size: MAX_PERSONAL });
  return nodes;
}

const recentNotices = variants<{ viewerId: number; kind: NoticeKind; count: number }>()(
  'notices.recent',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, { viewerId, kind, count }) =>
      db
        .selectFrom('notice as n')
        .innerJoin('member as m', 'm.id', 'n.owner_id')
        .select(cardColumns(viewerId))
        .where(ofSchool(scope, viewerId))
        .where('n.kind', '=', kind)
        .orderBy('n.id', 'desc')
        .limit(count),
  CARD_TIMES,
);

/** The newest notices of a kind, for the home page: without a total, so that not even the counters are read. */
export async function readRecentNotices(ctx: Context, kind: NoticeKind, count: number): Promise<AnyNotice[]> {
  const recent = recentNotices({ scope: ctx.env.SCHOOL_SCOPE });
  return ctx.reads.rows(recent, { viewerId: requireViewerId(ctx), kind, count });
}

const pageOfSchool = variants<NoticePageParams>()(
  'notices.schoolPage',
  { scope: SCHOOL_SCOPES, oneKind: YES_NO, recruitingOnly: YES_NO, oldestFirst: YES_NO },
  (options) => (db, params) =>
    cardsOfPage(schoolPage(db, params, options), params.viewerId, options.oldestFirst ? 'asc' : 'desc'),
  CARD_TIMES,
);

const pageOfViewer = variants<NoticePageParams>()(
  'notices.personalPage',
  { scope: SCHOOL_SCOPES, relation: Object.values(NoticeRelation), search: YES_NO },
  (options) => (db, params) => cardsOfPage(personalPage(db, params, options), params.viewerId, 'desc'),
  CARD_TIMES,
);
