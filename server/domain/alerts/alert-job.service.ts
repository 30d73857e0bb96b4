import { toAlertPath } from '../../../shared/alert-params';
import { ALERT_SETTINGS_PATH } from '../../../shared/paths';
import type { Statements } from '../../platform/database/statements/statements';
import type { Services } from '../context';
import { forEachBatch } from '../kit/jobs/batches';
import { defineJob } from '../kit/jobs/jobs';
import { inTransaction } from '../kit/transaction/transaction';
import { type MemberNews, notifyOfNews } from './alert-contributions.sql';
import type { AlertNews } from './alert-news';
import { type AlertList, parseAlertList } from './alert-conditions.sql';
import {
  type AlertToCount,
  countNewNotices,
  type DueAlert,
  findDueMembers,
  lockDueAlerts,
  lockMembers,
  updateChecked,
} from './alert-job.sql';

/**
 * Checks the alerts of members in one transaction: marks, pauses and notifications are committed
 * together (rules/alerts.md).
 * @param failedIds alerts that cannot be counted
 */
async function checkMembers(
  services: Services,
  memberIds: readonly number[],
  failedIds: readonly number[] = [],
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const due = await tx.writes.rows(lockDueAlerts, { memberIds: await lockMembers(tx.writes, memberIds) });
    const [first] = due;
    if (!first) return;
    const counted = due.filter(({ id }) => !failedIds.includes(id));
    const counts = await countByAlert(services, tx.reads, counted);
    const unopenedIds = due.filter(({ isUnopened }) => isUnopened).map(({ id }) => id);
    await tx.writes.run(updateChecked, { ids: due.map(({ id }) => id), unopenedIds, failedIds, upTo: first.upTo });
    const news = newsOf(due, counts);
    if (news.length > 0) await notifyOfNews(tx, news);
  });
}

/**
 * Finds the due alerts of a member that cannot be counted, such as those that take too long. They
 * are counted again on the next day.
 */
async function findFailing(services: Services, memberId: number): Promise<number[]> {
  const due = await inTransaction(services, ({ writes }) => writes.rows(lockDueAlerts, { memberIds: [memberId] }));
  const failedIds: number[] = [];
  for (const alert of due) {
    await countByAlert(services, services.primary, [alert]).catch((error: unknown) => {
      services.logger.error({ alertId: alert.id, err: error }, 'alert that cannot be counted');
      failedIds.push(alert.id);
    });
  }
  return failedIds;
}

/**
 * Checks the alerts of members. If the check of a single member fails, it is repeated without the
 * alerts that cannot be counted.
 */
async function checkBatch(services: Services, memberIds: readonly number[]): Promise<void> {
  const [memberId, ...others] = memberIds;
  try {
    await checkMembers(services, memberIds);
  } catch (error) {
    if (memberId === undefined || others.length > 0) throw error;
    const failedIds = await findFailing(services, memberId);
    await checkMembers(services, memberIds, failedIds);
  }
}

/** Counts the new notices by alert, without alerts to pause. */
async function countByAlert(
  services: Services,
  reads: Statements,
  due: readonly DueAlert[],
): Promise<Map<number, number>> {
  const open = due.filter(({ isUnopened, after, upTo }) => !isUnopened && after < upTo);
  const lists = open.flatMap((alert): AlertToCount[] => {
    const list = tryParseList(services, alert);
    const { id, memberId, after, upTo } = alert;
    return list ? [{ id, memberId, after, upTo, ...list }] : [];
  });
  const counts = new Map<number, number>();
  for (const myCourses of [true, false]) {
    const alerts = lists.filter((list) => list.myCourses === myCourses);
    for (const [id, count] of await countNewNotices(reads, { alerts, myCourses })) counts.set(id, count);
  }
  return counts;
}

/**
 * Parses the list of an alert; undefined if this release refuses its conditions, because an error
 * would stop the check of all later members.
 */
function tryParseList({ logger }: Services, { id, params }: DueAlert): AlertList | undefined {
  try {
    return parseAlertList(params);
  } catch {
    logger.error({ alertId: id }, 'alert with refused conditions');
    return undefined;
  }
}

/** Returns the news by member, without members who have none. */
function newsOf(due: readonly DueAlert[], counts: ReadonlyMap<number, number>): MemberNews[] {
  const byMember = new Map<number, AlertNews[]>();
  for (const { id, memberId, name, params, isUnopened } of due) {
    const count = isUnopened ? null : counts.get(id);
    if (count === undefined) continue;
    const path = isUnopened ? ALERT_SETTINGS_PATH : toAlertPath(id, params);
    byMember.set(memberId, [...(byMember.get(memberId) ?? []), { name, count, path }]);
  }
  return [...byMember].map(([memberId, news]) => ({ memberId, news }));
}

/**
 * Checks each alert once a day, between 9:00 and 11:00 in Korea, and until noon after an outage.
 * Several instances may run it at once.
 */
export const CHECK_ALERTS = defineJob({
  name: 'checkAlerts',
  schedule: '* 0-2 * * *',
  maxAttempts: 1,
  run: (services, _payload, signal) =>
    forEachBatch(
      (after) => services.primary.rows(findDueMembers, { after }),
      (memberIds) => checkBatch(services, memberIds),
      signal,
    ),
});
