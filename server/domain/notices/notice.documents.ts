import { sql } from 'kysely';
import { PAGE_SIZE } from '../../../shared/bounds';
import { type Document, statementsOn } from '../../platform/database/statement';
import { createBuilder } from '../../platform/database/statement-compiler';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { jsonArrayOf, jsonObjectOf } from '../kit/rest-shape';
import { JsonText } from '../kit/route';
import { viewerInRow } from '../kit/viewer-id';
import { noticeColumns } from './notice.columns';
import { NoticeKind } from './notice.entity';
import { NOTICE_KIND_ROUTES, type NoticeKindRoutes } from './notice.rest-dialect';
import { schoolPage, type SchoolPageParams } from './notice.school-page';
import type { NoticeStatementTables } from './notice.tables';
import { isListed, isVisibleNotice, kindsOf, type VisibleNoticeParams, visibleNoticeParams } from './notice.visibility';

// What PostgreSQL writes as JSON for REST: lists and whole notices.

const { documents } = statementsOn<NoticeStatementTables>();

const OPTIONS = { kind: Object.values(NoticeKind) };

/** @throws {AppError} UNAUTHENTICATED without a document: the viewer has just withdrawn */
function requireDocument(document: Document | undefined): JsonText {
  if (!document) throw new AppError('UNAUTHENTICATED');
  return new JsonText(document.body);
}

function routesOf(kind: NoticeKind): NoticeKindRoutes {
  const routes = NOTICE_KIND_ROUTES.find((each) => each.kind === kind);
  if (!routes) throw new Error(`${kind} has no routes`);
  return routes;
}

const recentDocument = documents<{ viewerId: number }>()('notices.recentDocument', OPTIONS, ({ kind }) => {
  return (db, { viewerId }) => {
    const items = db
      .selectFrom('notice as n')
      .innerJoin('member as m', 'm.id', 'n.owner_id')
      .select(routesOf(kind).itemShape.select(noticeColumns(viewerId)))
      .where(isListed(viewerInRow('viewer', viewerId)))
      .where('n.kind', '=', sql.lit(kind))
      .orderBy('n.id', 'desc')
      .limit(sql.lit(PAGE_SIZE));
    return db.selectFrom('member as viewer').select(jsonArrayOf(items).as('body')).where('viewer.id', '=', viewerId);
  };
});

/**
 * The newest notices of a kind, as many as a page has.
 * @throws {AppError} UNAUTHENTICATED
 */
export async function writeRecentNotices(ctx: Context, kind: NoticeKind): Promise<JsonText> {
  const recent = recentDocument({ kind });
  return requireDocument(await ctx.reads.document(recent, { viewerId: requireViewerId(ctx) }));
}

const PAGE_OPTIONS = { ...OPTIONS, firstPage: [true, false] };

const pageDocument = documents<SchoolPageParams>()('notices.pageDocument', PAGE_OPTIONS, ({ kind, firstPage }) => {
  const options = { oneKind: true, recruitingOnly: false, firstPage };
  return (db, { viewerId: id, kinds, offset, limit }) => {
    const viewerId = viewerInRow('viewer', id);
    const document = schoolPage(createBuilder(), { viewerId, kinds, offset, limit }, options)
      .selectFrom('total')
      .select((eb) => {
        const items = eb
          .selectFrom('page')
          .innerJoin('notice as n', 'n.id', 'page.id')
          .innerJoin('member as m', 'm.id', 'n.owner_id')
          .select(routesOf(kind).itemShape.select(noticeColumns(viewerId)))
          .orderBy('page.rank', 'desc');
        const [total, size] = [eb.ref('total.totalCount'), sql`${limit}::int`];
        return jsonObjectOf([
          jsonArrayOf(items).as('content'),
          sql`(${total} + ${size} - 1) / ${size}`.as('totalPages'),
          sql`${total}`.as('totalElements'),
          sql`${offset}::int / ${size}`.as('number'),
          size.as('size'),
        ]).as('body');
      });
    return db.selectFrom('member as viewer').select(document.as('body')).where('viewer.id', '=', id);
  };
});

/**
 * One page of the school's notices of a kind, the newest first.
 * @param page the page's index, from 0
 * @throws {AppError} UNAUTHENTICATED
 */
export async function writeNoticePage(ctx: Context, kind: NoticeKind, page: number, size: number): Promise<JsonText> {
  const params = { viewerId: requireViewerId(ctx), kinds: kindsOf(kind), offset: page * size, limit: size };
  const options = { kind, firstPage: page === 0 };
  return requireDocument(await ctx.reads.document(pageDocument(options), params));
}

const noticeDocument = documents<VisibleNoticeParams>()('notices.document', OPTIONS, ({ kind }) => {
  return (db, params) =>
    db
      .selectFrom('notice as n')
      .innerJoin('member as m', 'm.id', 'n.owner_id')
      .innerJoin('member as viewer', (join) => join.on('viewer.id', '=', params.viewerId))
      .select([jsonObjectOf(routesOf(kind).detailShape.select(noticeColumns(params.viewerId))).as('body'), 'n.version'])
      .where(isVisibleNotice(params, viewerInRow('viewer', params.viewerId)));
});

/**
 * One whole notice, and its version.
 * @throws {AppError} NOT_FOUND when it does not exist for the viewer (rules.md: Who sees and does what)
 */
export async function writeNotice(
  ctx: Context,
  noticeId: number,
  kind: NoticeKind,
): Promise<{ answer: JsonText; version: number }> {
  const statement = noticeDocument({ kind });
  const document = await ctx.reads.document(statement, visibleNoticeParams(ctx, noticeId, kind));
  if (!document || document.version === null) throw new AppError('NOT_FOUND');
  return { answer: new JsonText(document.body), version: document.version };
}
