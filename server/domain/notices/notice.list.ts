import { type Expression, expressionBuilder, sql } from 'kysely';
import { MAX_OWN_COUNT, PAGE_SIZE } from '../../../shared/bounds';
import { countOfRows } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { ID_BOUNDS } from '../../platform/validation';
import { type Context, requireViewerId } from '../context';
import { CARD_TIMES, selectCards } from './notice.columns';
import type { NoticeKind } from './notice.entity';
import { readDeadlineList } from './notice-deadline.list';
import { cardsOfPage, isByDeadline, type NoticeListParams, type NoticePageParams, readCards } from './notice.page';
import { type RelatedNoticesParams, selectRelatedNotices } from './notice.personal-page';
import { schoolPage } from './notice.school-page';
import { searchNotices, searchTerms } from './notice.search';
import type { NoticeStatementTables } from './notice.tables';
import { type AnyNotice, type NoticePage, NoticeRelation, NoticeSort } from './notice.view';
import { isListed, kindsOf, ofKinds } from './notice.visibility';

const { statement, variants } = statementsOn<NoticeStatementTables>();

const YES_NO = [true, false] as const;

/**
 * Reads one page of the notices of the viewer's school. The cost of its statements does not grow with the table.
 * @throws {AppError} UNAUTHENTICATED
 */
export async function readNoticePage(ctx: Context, list: NoticeListParams): Promise<NoticePage> {
  const params = toPageParams(ctx, list);
  if (isByDeadline(list)) return readDeadlineList(ctx, list, params);
  if (isSearch(list)) return searchNotices(ctx, list, params);
  const page = pageOfSchool({
    recruitingOnly: params.recruitingOnly,
    oneKind: Boolean(list.kind),
  });
  const { nodes, totalCount } = readCards(await ctx.reads.rows(page, params));
  return { nodes, totalCount, totalCountCapped: false, totalPages: Math.ceil(totalCount / list.size) };
}

/** Whether the list is a search, which may take several statements. */
export function isSearch({ query, role }: NoticeListParams): boolean {
  return Boolean(query) || Boolean(role);
}

function toPageParams(ctx: Context, list: NoticeListParams): NoticePageParams {
  return {
    viewerId: requireViewerId(ctx),
    kinds: kindsOf(list.kind),
    recruitingOnly: Boolean(list.recruitingOnly),
    sort: list.sort ?? NoticeSort.NEWEST,
    offset: list.page * list.size,
    limit: list.size,
    ...searchTerms(list),
  };
}

const ownedNotices = statement<{ viewerId: number; kinds: readonly NoticeKind[]; before: number; first: number }>()(
  'notices.owned',
  (_db, { viewerId, kinds, before, first }) =>
    selectCards(viewerId)
      .where('n.owner_id', '=', viewerId)
      .where(ofKinds(kinds))
      .where('n.id', '<', before)
      .orderBy('n.id', 'desc')
      .limit(first),
  CARD_TIMES,
);

/** A part of the viewer's own notices: at most `first`, the newest of those with an id below `before`. */
interface OwnedNoticesParams {
  kind?: NoticeKind | null;
  before: number;
  first: number;
}

/**
 * Reads the viewer's own notices, the newest first.
 * @throws {AppError} UNAUTHENTICATED
 */
export async function readOwnedNotices(
  ctx: Context,
  { kind, before, first }: OwnedNoticesParams,
): Promise<AnyNotice[]> {
  return ctx.reads.rows(ownedNotices, { viewerId: requireViewerId(ctx), kinds: kindsOf(kind), before, first });
}

/** Selects the number of the viewer's own notices, up to {@link MAX_OWN_COUNT}. */
export function ownedBy(viewerId: Expression<number>) {
  return expressionBuilder<NoticeStatementTables>()
    .selectFrom((eb) =>
      eb.selectFrom('notice').select('id').where('owner_id', '=', viewerId).limit(sql.lit(MAX_OWN_COUNT)).as('owned'),
    )
    .select(countOfRows().as('count'));
}

const ownedCount = statement<{ viewerId: number }>()('notices.ownedCount', (_db, { viewerId }) => ownedBy(viewerId));

/**
 * Counts the viewer's own notices, up to {@link MAX_OWN_COUNT}.
 * @throws {AppError} UNAUTHENTICATED
 */
export async function countOwnedNotices(ctx: Context): Promise<number> {
  return (await ctx.reads.row(ownedCount, { viewerId: requireViewerId(ctx) }))?.count ?? 0;
}

/** REST has no pages for personal lists, so this limits their length. */
const MAX_PERSONAL_NOTICES = 1_000;

const relatedNotices = variants<RelatedNoticesParams>()(
  'notices.related',
  { relation: [NoticeRelation.FAVOURITED, NoticeRelation.APPLIED] },
  (options) => (_db, params) => selectRelatedNotices(params, options),
  CARD_TIMES,
);

/**
 * Reads all notices of a kind that the viewer has this relation to, for REST.
 * @throws {AppError} UNAUTHENTICATED
 */
export async function readPersonalNotices(
  ctx: Context,
  kind: NoticeKind,
  relation: NoticeRelation,
): Promise<AnyNotice[]> {
  const first = MAX_PERSONAL_NOTICES;
  if (relation === NoticeRelation.OWNED) return readOwnedNotices(ctx, { kind, before: ID_BOUNDS.max, first });
  const related = relatedNotices({ relation });
  return ctx.reads.rows(related, { viewerId: requireViewerId(ctx), kind, first });
}

const recentNotices = statement<{ viewerId: number; kind: NoticeKind }>()(
  'notices.recent',
  (_db, { viewerId, kind }) =>
    selectCards(viewerId)
      .where(isListed(viewerId))
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
  return ctx.reads.rows(recentNotices, { viewerId: requireViewerId(ctx), kind });
}

const pageOfSchool = variants<NoticePageParams>()(
  'notices.schoolPage',
  { oneKind: YES_NO, recruitingOnly: YES_NO },
  (options) => (db, params) =>
    cardsOfPage(schoolPage(db, params, { ...options, firstPage: false }), params.viewerId, 'desc'),
  CARD_TIMES,
);
