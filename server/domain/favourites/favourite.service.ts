import type { QueryCreator } from 'kysely';
import { countOfRows } from '../../platform/database/expressions';
import { type Params, type Statement, statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { mayWrite } from '../members/member.columns';
import { CARD_TIMES } from '../notices/notice.columns';
import type { NoticeKind } from '../notices/notice.entity';
import { lockedVisibleNotice, lockedVisibleNoticeId } from '../notices/notice.queries';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { AnyNotice } from '../notices/notice.view';
import {
  SCHOOL_SCOPES,
  type SchoolScope,
  type VisibleNoticeParams,
  visibleNoticeParams,
} from '../notices/notice.visibility';
import type { FavouriteTables } from './favourite.entity';
import { FAVOURITE_LIMIT } from './favourite.limits';

const { variants } = statementsOn<FavouriteTables & NoticeStatementTables>();

/** The tables of a statement that has locked its notice as `target`. */
type TargetTables = FavouriteTables & NoticeStatementTables & { target: { id: number } };

function insertOfTarget(db: QueryCreator<TargetTables>, { viewerId }: Params<VisibleNoticeParams>) {
  return db
    .insertInto('favourite')
    .columns(['member_id', 'notice_id'])
    .expression((eb) => eb.selectFrom('target').select([viewerId.as('member_id'), 'id']))
    .onConflict((conflict) => conflict.doNothing())
    .returning('notice_id');
}

function deletionOfTarget(db: QueryCreator<TargetTables>, { viewerId }: Params<VisibleNoticeParams>) {
  return db
    .deleteFrom('favourite')
    .where('member_id', '=', viewerId)
    .where('notice_id', 'in', (eb) => eb.selectFrom('target').select('id'))
    .returning('notice_id');
}

const insertFavourite = variants<VisibleNoticeParams>()(
  'favourites.add',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) =>
      db
        .with('target', () => lockedVisibleNotice(scope, params).where(mayWrite(params.viewerId)))
        .with('added', (q) => insertOfTarget(q, params))
        .selectFrom('target')
        .innerJoin(
          (eb) => eb.selectFrom('added').select(countOfRows().as('changed')).as('change'),
          (join) => join.onTrue(),
        )
        .selectAll(),
  CARD_TIMES,
);

/**
 * Adds a notice to the viewer's favourites, unless it is one of them already.
 * @throws {AppError} TOO_MANY_ATTEMPTS, or NOT_FOUND when the notice does not exist for the viewer, or the viewer is suspended
 */
export async function favouriteNotice(ctx: Context, noticeId: number): Promise<AnyNotice> {
  const { changed, ...notice } = await changeFavourite(ctx, insertFavourite, noticeId);
  return { ...notice, viewerHasFavourited: true, favouriteCount: notice.favouriteCount + changed };
}

const deleteFavourite = variants<VisibleNoticeParams>()(
  'favourites.remove',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) =>
      db
        .with('target', () => lockedVisibleNotice(scope, params).where(mayWrite(params.viewerId)))
        .with('removed', (q) => deletionOfTarget(q, params))
        .selectFrom('target')
        .innerJoin(
          (eb) => eb.selectFrom('removed').select(countOfRows().as('changed')).as('change'),
          (join) => join.onTrue(),
        )
        .selectAll(),
  CARD_TIMES,
);

/**
 * Removes a notice from the viewer's favourites; does nothing when it is not one of them.
 * @throws {AppError} TOO_MANY_ATTEMPTS, or NOT_FOUND when the notice does not exist for the viewer, or the viewer is suspended
 */
export async function unfavouriteNotice(ctx: Context, noticeId: number): Promise<AnyNotice> {
  const { changed, ...notice } = await changeFavourite(ctx, deleteFavourite, noticeId);
  return { ...notice, viewerHasFavourited: false, favouriteCount: notice.favouriteCount - changed };
}

const insertFavouriteAlone = variants<VisibleNoticeParams>()(
  'favourites.addAlone',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) =>
      db
        .with('target', () => lockedVisibleNoticeId(scope, params).where(mayWrite(params.viewerId)))
        .with('added', (q) => insertOfTarget(q, params))
        .selectFrom('target')
        .select('target.id'),
);

const deleteFavouriteAlone = variants<VisibleNoticeParams>()(
  'favourites.removeAlone',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) =>
      db
        .with('target', () => lockedVisibleNoticeId(scope, params).where(mayWrite(params.viewerId)))
        .with('removed', (q) => deletionOfTarget(q, params))
        .selectFrom('target')
        .select('target.id'),
);

/**
 * Adds a notice to the viewer's favourites or removes it, without reading the notice, for REST.
 * @param kind the kind that it must have
 * @throws {AppError} TOO_MANY_ATTEMPTS, or NOT_FOUND when the notice does not exist for the viewer, or the viewer is suspended
 */
export async function setFavourite(
  ctx: Context,
  noticeId: number,
  kind: NoticeKind,
  favourite: boolean,
): Promise<void> {
  await changeFavourite(ctx, favourite ? insertFavouriteAlone : deleteFavouriteAlone, noticeId, kind);
}

/** Sends the statement and returns its row, which is about the notice as it was before. */
async function changeFavourite<Row extends object>(
  ctx: Context,
  statement: (options: { scope: SchoolScope }) => Statement<VisibleNoticeParams, Row>,
  noticeId: number,
  kind?: NoticeKind,
): Promise<Row> {
  await ctx.rateLimits.consume(FAVOURITE_LIMIT, requireViewerId(ctx));
  const change = statement({ scope: ctx.env.SCHOOL_SCOPE });
  const row = await ctx.writes.row(change, visibleNoticeParams(ctx, noticeId, kind));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
