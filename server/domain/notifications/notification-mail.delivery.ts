import { createElement } from 'react';
import { z } from 'zod';
import { PAGE_PATHS } from '../../../shared/paths';
import { withoutLinks } from '../../platform/mail/without-links';
import { publicUrlOf } from '../../platform/public-url';
import type { Services } from '../context';
import { defineJob } from '../kit/jobs';
import { inTransaction } from '../kit/transaction';
import { defineMail, sendMail } from '../mails/mail.delivery';
import { withdrawMail } from '../mails/mail.queries';
import {
  dropMails,
  findDueGroups,
  type MailedNotification,
  postponeMails,
  readForMail,
  settleMails,
  takeGroup,
} from './notification-mail.queries';
import { NotificationMail } from './notification-mail.templates';
import { NotificationKind } from './notification.entity';
import { NOTIFICATION_MAILBOX_LIMIT } from './notification.limits';
import { NOTIFICATION_RULES, type NotificationRule, TOPIC_RULES } from './notification.rules';
import { unsubscribeLinkOf } from './unsubscribe.delivery';

/** Maximum number of sentences in one mail. */
const MAX_LINES = 10;

/**
 * The mail about a member's notifications of one kind. Its text is built when it is sent, without
 * notifications that were read meanwhile. If the mail server delayed it into the quiet hours, it is
 * rescheduled to their end (rules.md: Notifications).
 */
export const NOTIFICATION_MAIL = defineMail({
  name: 'notificationMail',
  mailboxLimit: NOTIFICATION_MAILBOX_LIMIT,
  data: z.object({ memberId: z.int(), kind: z.enum(NotificationKind), ids: z.array(z.int()) }),
  compose: async (services, { memberId, kind, ids }, mailId) => {
    const rows = await readForMail(services.primary, { memberId, ids });
    const [first] = rows;
    if (!first) return null;
    if (!first.isDay) return rescheduleMail(services, mailId, ids).then(() => null);
    const rule = NOTIFICATION_RULES[kind];
    const lines = linesOf(rule, rows);
    const link = publicUrlOf(services.env, PAGE_PATHS.notifications);
    const unsubscribe = unsubscribeLinkOf(services, { memberId, kind });
    const { label } = TOPIC_RULES[rule.topic];
    const shown = lines.slice(0, MAX_LINES);
    return {
      to: first.email,
      subject: subjectOf(label, lines),
      unsubscribe,
      body: createElement(NotificationMail, {
        lines: shown,
        more: lines.length - shown.length,
        link,
        unsubscribe: { link: unsubscribe, label },
      }),
    };
  },
});

/**
 * Leaves the notifications to a mail after the quiet hours and cancels this mail in the same
 * transaction. Otherwise a second run of its job, after a killed process, would send both mails.
 */
async function rescheduleMail(services: Services, mailId: number, ids: readonly number[]): Promise<void> {
  await inTransaction(services, async ({ writes }) => {
    if (await withdrawMail(writes, mailId)) await postponeMails(writes, ids);
  });
}

/**
 * Returns one sentence for each notice, with the number of repetitions. Titles are text of other
 * members, so links in them are disabled.
 */
function linesOf({ text }: NotificationRule, rows: readonly MailedNotification[]): string[] {
  const counts = new Map<string, number>();
  for (const { title, times } of rows) {
    const line = text(withoutLinks(title));
    counts.set(line, (counts.get(line) ?? 0) + times);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count}번)` : line));
}

function subjectOf(label: string, lines: readonly string[]): string {
  const [line = label] = lines;
  return lines.length > 1 ? `${line} 외 ${lines.length - 1}개` : line;
}

async function mailNotifications(services: Services, signal: AbortSignal): Promise<void> {
  if (!services.mailer.isAvailable) return dropMails(services.writes);
  await settleMails(services.writes);
  for (const group of await findDueGroups(services.primary)) {
    if (signal.aborted) return;
    await inTransaction(services, async (tx) => {
      const ids = await takeGroup(tx.writes, group);
      const { cause, memberId, kind } = group;
      if (ids.length === 0) return;
      // Another instance may have sent this hour's mail since the groups were read. The
      // notifications are then due in the next hour.
      const isSent = await sendMail(tx, NOTIFICATION_MAIL, { cause, data: { memberId, kind, ids } });
      if (!isSent) await postponeMails(tx.writes, ids);
    });
  }
}

/** Mails due notifications every minute. */
export const MAIL_NOTIFICATIONS = defineJob({
  name: 'mailNotifications',
  schedule: '* * * * *',
  maxAttempts: 1,
  run: (services, _payload, signal) => mailNotifications(services, signal),
});
