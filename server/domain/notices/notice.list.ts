import { sql } from 'kysely';
import { PAGE_SIZE } from '../../../shared/bounds';
import { statementsOn } from '../../platform/database/statement';
import { type Context, requireViewerId } from '../context';
import { CARD_TIMES, cardColumns, countsOfNotice } from './notice.columns';
import type { NoticeKind } from './notice.entity';
import { cardsOfPage, type NoticeListParams, type NoticePageParams, readCards } from './notice.page';
import { personalPage } from './notice.personal-page';
import { schoolPage } from './notice.school-page';
import { searchNotices, searchTerms } from './notice.search';
import type { NoticeStatementTables } from './notice.tables';
import { type AnyNotice, type NoticePage, NoticeRelation, NoticeSort } from './notice.view';
import { kindsOf, ofSchool, SCHOOL_SCOPES } from './notice.visibility';

const { variants } = statementsOn<NoticeStatementTables>();

const YES_NO = [true, false] as const;

/**
 * Reads one page of notices for the viewer. The cost of its statements does not grow with the table.
 * @throws {AppError} UNAUTHENTICATED
 */
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

/** REST has no pages for personal lists, so this limits their length. */
const MAX_PERSONAL_NOTICES = 1_000;

/**
 * Reads all notices of a kind that the viewer has this relation to, for REST.
 * @throws {AppError} UNAUTHENTICATED
 */
export async function readPersonalNotices(
  ctx: Context,
  kind: NoticeKind,
  relation: NoticeRelation,
): Promise<AnyNotice[]> {
  const { nodes } = await readNoticePage(ctx, { kind, relation, page: 0, size: MAX_PERSONAL_NOTICES });
  return nodes;
}

const recentNotices = variants<{ viewerId: number; kind: NoticeKind }>()(
  'notices.recent',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, { viewerId, kind }) =>
      db
        .selectFrom('notice as n')
        .innerJoin('member as m', 'm.id', 'n.owner_id')
        .innerJoinLateral(countsOfNotice(), (join) => join.onTrue())
        .select(cardColumns(viewerId))
        .where(ofSchool(scope, viewerId))
        .where('n.kind', '=', kind)
        .orderBy('n.id', 'desc')
        .limit(sql.lit(PAGE_SIZE)),
  CARD_TIMES,
);

/**
 * Reads the newest notices of a kind, as many as a page has. They come without a total, so the counters are not read.
 * @throws {AppError} UNAUTHENTICATED
 */
export async function readRecentNotices(ctx: Context, kind: NoticeKind): Promise<AnyNotice[]> {
  const recent = recentNotices({ scope: ctx.env.SCHOOL_SCOPE });
  return ctx.reads.rows(recent, { viewerId: requireViewerId(ctx), kind });
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
