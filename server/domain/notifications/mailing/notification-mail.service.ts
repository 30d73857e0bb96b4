import { createElement } from 'react';
import { z } from 'zod';
import { inLanguage, type Language } from '../../../../shared/language';
import { PAGE_PATHS } from '../../../../shared/paths';
import { withoutLinks } from '../../../platform/mail/without-links';
import { publicUrlOf } from '../../../platform/text/public-url';
import type { Services } from '../../context';
import { defineJob } from '../../kit/jobs/jobs';
import { inTransaction } from '../../kit/transaction/transaction';
import { defineMail, sendMail } from '../../mails/mail.service';
import { cancelMail } from '../../mails/mail.sql';
import {
  clearAllMails,
  findDueGroups,
  type MailedNotification,
  rescheduleMails,
  readForMail,
  clearUnwantedMails,
  claimGroup,
} from './notification-mail.sql';
import { type MailLine, NotificationMail } from './notification-mail';
import { NotificationKind, KINDS } from '../notification-kinds';
import { TOPICS } from '../notification-topics';
import { MAIL_SENTENCES, type MailSentence } from './mail-sentences';
import { NOTIFICATION_MAILBOX_LIMIT } from '../notification.rules';
import { unsubscribeLinkOf } from './unsubscribe-link.service';

/** Maximum number of sentences in one mail. */
const MAX_LINES = 10;

/**
 * Mail about a member's notifications of one kind. Its text is built when it is sent, without
 * notifications that were read meanwhile. If the mail server delayed it into the quiet hours, it is
 * rescheduled to their end (rules.md: Notifications).
 */
export const NOTIFICATION_MAIL = defineMail({
  name: 'notificationMail',
  mailboxLimit: NOTIFICATION_MAILBOX_LIMIT,
  data: z.object({ memberId: z.int(), kind: z.enum(NotificationKind), ids: z.array(z.int()) }),
  compose: async (services, { memberId, kind, ids }, mailId) => {
    const { topic } = KINDS[kind];
    const sentence = MAIL_SENTENCES[kind];
    const rows = await readForMail(services.primary, { memberId, ids });
    const [first] = rows;
    if (!first || !sentence) return null;
    if (!first.isDay) return rescheduleMail(services, mailId, ids).then(() => null);
    const { email: to, language } = first;
    const lines = linesOf(services, language, sentence, rows);
    const link = publicUrlOf(services.env, PAGE_PATHS.notifications);
    const unsubscribe = unsubscribeLinkOf(services, { memberId, kind });
    const label = TOPICS[topic].label[language];
    const shown = lines.slice(0, MAX_LINES);
    return {
      to,
      subject: subjectOf(language, label, lines),
      unsubscribe,
      body: createElement(NotificationMail, {
        language,
        lines: shown,
        more: lines.length - shown.length,
        link,
        unsubscribe: { link: unsubscribe, label },
      }),
    };
  },
});

/**
 * Cancels this mail and marks its notifications as due again, in one transaction. If the process is
 * killed, the job's second run then finds a cancelled mail.
 */
async function rescheduleMail(services: Services, mailId: number, ids: readonly number[]): Promise<void> {
  await inTransaction(services, async ({ writes }) => {
    if (await cancelMail(writes, mailId)) await rescheduleMails(writes, ids);
  });
}

/**
 * Returns one sentence for each notice or alert, with the number of repetitions. Titles and names
 * are texts of members, so links in them are disabled.
 */
function linesOf(
  { env }: Pick<Services, 'env'>,
  language: Language,
  sentence: MailSentence,
  rows: readonly MailedNotification[],
): MailLine[] {
  const counts = new Map<string, number>();
  const lines = rows.flatMap(({ title, times, news }): (MailLine & { times: number })[] => {
    if (!news) return [{ text: sentence(withoutLinks(title), null)[language], times }];
    return news.map(({ name, count, path }) => ({
      text: sentence(withoutLinks(name), count)[language],
      link: publicUrlOf(env, path),
      times,
    }));
  });
  for (const { text, times } of lines) counts.set(text, (counts.get(text) ?? 0) + times);
  return [...counts].map(([text, count]) => ({
    text: count > 1 ? inLanguage(language, { ko: `${text} (${count}번)`, en: `${text} (${count} times)` }) : text,
    link: lines.find((line) => line.text === text)?.link,
  }));
}

function subjectOf(language: Language, label: string, lines: readonly MailLine[]): string {
  const [{ text } = { text: label }] = lines;
  const more = lines.length - 1;
  return more > 0 ? inLanguage(language, { ko: `${text} (알림 ${more}개 더)`, en: `${text} (+${more} more)` }) : text;
}

async function queueDueMails(services: Services, signal: AbortSignal): Promise<void> {
  if (!services.mailer.isAvailable) return clearAllMails(services.writes);
  await clearUnwantedMails(services.writes);
  for (const group of await findDueGroups(services.primary)) {
    if (signal.aborted) return;
    await inTransaction(services, async (tx) => {
      const ids = await claimGroup(tx.writes, group);
      const { key, memberId, kind } = group;
      if (ids.length === 0) return;
      // Another instance may have sent this hour's mail since the groups were read. The
      // notifications are then due in the next hour.
      const isSent = await sendMail(tx, NOTIFICATION_MAIL, { key, data: { memberId, kind, ids } });
      if (!isSent) await rescheduleMails(tx.writes, ids);
    });
  }
}

/** Queues the mails about due notifications every minute. */
export const QUEUE_DUE_MAILS = defineJob({
  name: 'mailNotifications',
  schedule: '* * * * *',
  maxAttempts: 1,
  run: (services, _payload, signal) => queueDueMails(services, signal),
});
