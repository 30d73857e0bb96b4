import { type Expression, expressionBuilder, type QueryCreator, sql, type SqlBool } from 'kysely';
import { countOfRows } from '../../platform/database/expressions';
import { type Params, type Statement, statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { mayWrite } from '../members/member.visibility';
import { CARD_TIMES } from '../notices/notice.columns';
import { contribution } from '../notices/notice.contributions';
import type { NoticeKind } from '../notices/notice.entity';
import { viewerOf, visibleFavouriteCount, visibleNotice } from '../notices/notice.queries';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { AnyNotice } from '../notices/notice.view';
import { type VisibleNoticeParams, visibleNoticeParams } from '../notices/notice.visibility';
import type { FavouriteTables } from './favourite.entity';
import { FAVOURITE_LIMIT } from './favourite.limits';
import type { FavouriteState } from './favourite.view';

type Tables = FavouriteTables & NoticeStatementTables;

const { variants } = statementsOn<Tables>();

/** A notice that is to become a favourite of the viewer, or not to be one any more. */
export interface FavouriteChange {
  noticeId: number;
  favourite: boolean;
  /** The kind that the notice must have, for requests about projects or studies. */
  kind?: NoticeKind;
}

/** The tables of a statement that has read its notice as `target`. */
type TargetTables = Tables & { target: { id: number } };

/** Whether the viewer has the notice among the favourites already, or not, as the change wants it. */
function isDone(viewerId: Expression<number>, noticeId: Expression<number>, favourite: boolean): Expression<SqlBool> {
  const hasFavourited = contribution('hasFavourited')(viewerId, noticeId);
  return favourite ? hasFavourited : sql<SqlBool>`not ${hasFavourited}`;
}

/**
 * Locks the notice before its favourite is written, in the order of all locks (kit/transaction.ts). Where there is nothing to write,
 * nothing is locked, because a lock is a write as well.
 */
function lockedTarget(db: QueryCreator<TargetTables>, { viewerId }: Params<VisibleNoticeParams>, favourite: boolean) {
  return db
    .selectFrom('target')
    .innerJoin('notice as n', 'n.id', 'target.id')
    .select('n.id')
    .where(({ ref, not }) => not(isDone(viewerId, ref('n.id'), favourite)))
    .forKeyShare('n');
}

/** Whether the change is done or could be: nothing is locked of a notice that was deleted while the statement waited for it. */
function isPossible({ viewerId }: Params<VisibleNoticeParams>, favourite: boolean): Expression<SqlBool> {
  const { or, exists, selectFrom, ref } = expressionBuilder<LockedTables & TargetTables, 'target'>();
  return or([exists(selectFrom('locked').select('id')), isDone(viewerId, ref('target.id'), favourite)]);
}

/** The tables of a statement that has locked its notice as `locked`. */
type LockedTables = Tables & { locked: { id: number } };

function insertOfLocked(db: QueryCreator<LockedTables>, { viewerId }: Params<VisibleNoticeParams>) {
  return db
    .insertInto('favourite')
    .columns(['member_id', 'notice_id'])
    .expression((eb) => eb.selectFrom('locked').select([viewerId.as('member_id'), 'id']))
    .onConflict((conflict) => conflict.doNothing())
    .returning('notice_id');
}

function deletionOfLocked(db: QueryCreator<LockedTables>, { viewerId }: Params<VisibleNoticeParams>) {
  return db
    .deleteFrom('favourite')
    .where('member_id', '=', viewerId)
    .where('notice_id', 'in', (eb) => eb.selectFrom('locked').select('id'))
    .returning('notice_id');
}

const OPTIONS = { favourite: [true, false] } as const;

const changeWithNotice = variants<VisibleNoticeParams>()(
  'favourites.changeWithNotice',
  OPTIONS,
  ({ favourite }) =>
    (db, params) =>
      db
        .with('target', () => visibleNotice(params).where(mayWrite(viewerOf(params))))
        .with('locked', (q) => lockedTarget(q, params, favourite))
        .with('written', (q) => (favourite ? insertOfLocked(q, params) : deletionOfLocked(q, params)))
        .selectFrom('target')
        .innerJoin(
          (eb) => eb.selectFrom('written').select(countOfRows().as('changed')).as('change'),
          (join) => join.onTrue(),
        )
        .where(isPossible(params, favourite))
        .selectAll(),
  CARD_TIMES,
);

/**
 * Adds a notice to the viewer's favourites, unless it is one of them already, or removes it, unless it is none, and reads it.
 * @throws {AppError} TOO_MANY_ATTEMPTS, or NOT_FOUND when the notice does not exist for the viewer, or the viewer is suspended
 */
export async function changeFavouriteOfNotice(ctx: Context, change: FavouriteChange): Promise<AnyNotice> {
  return send(ctx, changeWithNotice, change);
}

const changeAlone = variants<VisibleNoticeParams>()(
  'favourites.change',
  OPTIONS,
  ({ favourite }) =>
    (db, params) =>
      db
        .with('target', () => visibleFavouriteCount(params).where(mayWrite(viewerOf(params))))
        .with('locked', (q) => lockedTarget(q, params, favourite))
        .with('written', (q) => (favourite ? insertOfLocked(q, params) : deletionOfLocked(q, params)))
        .selectFrom('target')
        .innerJoin(
          (eb) => eb.selectFrom('written').select(countOfRows().as('changed')).as('change'),
          (join) => join.onTrue(),
        )
        .where(isPossible(params, favourite))
        .selectAll(),
);

/**
 * As {@link changeFavouriteOfNotice}, without reading more of the notice than its favourites.
 * @throws {AppError} TOO_MANY_ATTEMPTS, NOT_FOUND
 */
export async function changeFavourite(ctx: Context, change: FavouriteChange): Promise<FavouriteState> {
  return send(ctx, changeAlone, change);
}

/** Sends the statement, whose row is about the notice as it was before. */
async function send<Row extends { favouriteCount: number; changed: number }>(
  ctx: Context,
  statement: (options: { favourite: boolean }) => Statement<VisibleNoticeParams, Row>,
  { noticeId, kind, favourite }: FavouriteChange,
): Promise<Row & { viewerHasFavourited: boolean }> {
  await ctx.rateLimits.consume(FAVOURITE_LIMIT, requireViewerId(ctx));
  const change = statement({ favourite });
  const row = await ctx.writes.row(change, visibleNoticeParams(ctx, noticeId, kind));
  if (!row) throw new AppError('NOT_FOUND');
  const favouriteCount = row.favouriteCount + (favourite ? row.changed : -row.changed);
  return Object.assign(row, { viewerHasFavourited: favourite, favouriteCount });
}
