import type { Statement } from '../../../platform/database/statements/statement';
import type { MemberNews } from '../../alerts/alert-contributions.sql';
import type { JobTransaction, Transaction } from '../../kit/transaction/transaction';
import { type InsertedNotification, publishAfterCommit } from '../../notices/notice-contributions.sql';
import type { NotificationKind } from '../notification-kinds';
import {
  type Content,
  insertForRelatedMembers,
  insertForFavouriters,
  insertForMember,
  insertForNews,
  insertForModeration,
  insertForTeam,
} from './notify.sql';

/** An event at a notice, with the member who caused it. */
export interface NotificationInput {
  kind: NotificationKind;
  notice: { id: number; title: string };
  actorId: number | null;
}

/**
 * Notifies one member, unless they are the actor or cannot see the notice (rules/notifications.md).
 */
export async function notifyMember(tx: Transaction, recipientId: number, input: NotificationInput): Promise<void> {
  await notify(tx, insertForMember, { ...toParams(input), recipientId });
}

/**
 * Notifies the related members of the notice: its applicants, current members and favouriters.
 * Leaves out the actor and members who no longer see the notice (rules/notifications.md).
 */
export async function notifyRelatedMembers(tx: Transaction, input: NotificationInput): Promise<void> {
  await notify(tx, insertForRelatedMembers, toParams(input));
}

/**
 * Notifies all members with the notice as a favourite. Leaves out rejected applicants, the actor
 * and members who cannot see the notice.
 */
export async function notifyFavouriters(tx: Transaction, input: NotificationInput): Promise<void> {
  await notify(tx, insertForFavouriters, toParams(input));
}

/**
 * Notifies the current members of the notice's team, except the actor (rules/notifications.md).
 */
export async function notifyTeam(tx: Transaction, input: NotificationInput): Promise<void> {
  await notify(tx, insertForTeam, toParams(input));
}

function toParams({ kind, notice, actorId }: NotificationInput): Content {
  return { kind, noticeId: notice.id, noticeTitle: notice.title, actorId };
}

async function notify<V>(tx: JobTransaction, insertion: Statement<V, InsertedNotification>, values: V): Promise<void> {
  publishAfterCommit(tx, await tx.writes.rows(insertion, values));
}

/**
 * Notifies a member of a ruling about their content. The notification does not contain the
 * moderator.
 */
export async function notifyOfModeration(
  tx: JobTransaction,
  recipientId: number,
  { kind, notice }: { kind: NotificationKind; notice: NotificationInput['notice'] | null },
): Promise<void> {
  const values = { recipientId, kind, noticeId: notice?.id ?? null, noticeTitle: notice?.title ?? '' };
  await notify(tx, insertForModeration, values);
}

/** Notifies members of the news of their alerts, each by one notification. */
export async function notifyMembersOfNews(tx: JobTransaction, news: readonly MemberNews[]): Promise<void> {
  await notify(tx, insertForNews, { news: JSON.stringify(news) });
}
