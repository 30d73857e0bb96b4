import { AppError } from '../../platform/errors/app-error';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/rules/rules';
import { inTransaction } from '../kit/transaction/transaction';
import { memberMoved } from '../members/member.events';
import { parseAlertList, parseNewAlert } from './alert-conditions.sql';
import { ALERT_LIMIT } from './alert.rules';
import {
  createAlertCheck,
  deleteOwnAlert,
  insertAlert,
  lockViewerRow,
  pauseMovedAlerts,
  readParams,
  resumeAlertCheck,
  updateOpened,
  updateResumed,
} from './alert.sql';

/**
 * Creates an alert of the viewer (rules/alerts.md). One with equal conditions is resumed instead.
 * @returns the values of the payload
 * @throws {AppError} TOO_MANY_ALERTS, ALERT_TOO_BROAD, VALIDATION_FAILED, TOO_MANY_ATTEMPTS;
 *   UNAUTHENTICATED after a withdrawal
 */
export async function createAlert(ctx: Context, written: string): Promise<{ alertId: number }> {
  const viewerId = requireViewerId(ctx);
  const alert = parseNewAlert(written, ctx.language);
  await ctx.rateLimits.consume(ALERT_LIMIT, viewerId);
  const { myCourses, ...list } = parseAlertList(alert.params);
  return inTransaction(ctx, async (tx) => {
    if (!(await tx.writes.exists(lockViewerRow, { viewerId }))) throw new AppError('UNAUTHENTICATED');
    await ensureAllowed(tx, createAlertCheck({ myCourses }), { ...list, params: alert.params });
    const { id } = await tx.writes.one(insertAlert, { viewerId, ...alert });
    return { alertId: id };
  });
}

/**
 * Resumes a paused alert of the viewer (rules/alerts.md). Notices of the pause are not reported.
 * Does nothing to an active alert.
 * @throws {AppError} NOT_FOUND, ALERT_TOO_BROAD, TOO_MANY_ATTEMPTS
 */
export async function resumeAlert(ctx: Context, id: number): Promise<void> {
  const viewerId = requireViewerId(ctx);
  await ctx.rateLimits.consume(ALERT_LIMIT, viewerId);
  await inTransaction(ctx, async (tx) => {
    const alert = await tx.reads.row(readParams, { viewerId, id });
    if (!alert) throw new AppError('NOT_FOUND');
    const { myCourses, ...list } = parseAlertList(alert.params);
    await ensureAllowed(tx, resumeAlertCheck({ myCourses }), list);
    await tx.writes.run(updateResumed, { viewerId, id });
  });
}

/**
 * Deletes an alert of the viewer.
 * @throws {AppError} NOT_FOUND, TOO_MANY_ATTEMPTS
 */
export async function deleteAlert(ctx: Context, id: number): Promise<void> {
  const viewerId = requireViewerId(ctx);
  await ctx.rateLimits.consume(ALERT_LIMIT, viewerId);
  if (!(await ctx.writes.exists(deleteOwnAlert, { viewerId, id }))) throw new AppError('NOT_FOUND');
}

/**
 * Stores that the viewer opened the list of an alert from its link, so that it is not paused
 * (rules/alerts.md).
 * @throws {AppError} NOT_FOUND
 */
export async function openAlert(ctx: Context, id: number): Promise<void> {
  if (!(await ctx.writes.exists(updateOpened, { viewerId: requireViewerId(ctx), id }))) throw new AppError('NOT_FOUND');
}

/** Pauses alerts after a move to another school. */
export function listenForAlerts(): void {
  memberMoved.on((tx, { member }) => tx.writes.run(pauseMovedAlerts, { memberId: member.id }));
}
