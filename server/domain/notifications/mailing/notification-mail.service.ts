import { createElement } from 'react';
import { z } from 'zod';
import { inLanguage, type Language } from '../../../../shared/language';
import { PAGE_PATHS } from '../../../../shared/paths';
import { withoutLinks } from '../../../platform/mail/without-links';
import { publicUrlOf } from '../../../platform/text/public-url';
import type { Services } from '../../context';
import { forEachBatch, repeatInBatches } from '../../kit/jobs/batches';
import { countPendingJobs, defineJob } from '../../kit/jobs/jobs';
import { inTransaction } from '../../kit/transaction/transaction';
import { defineMail, sendMails } from '../../mails/mail.service';
import { cancelMail } from '../../mails/mail.sql';
import {
  clearAllMails,
  findDueMembers,
  lockDueGroups,
  type MailedNotification,
  NOTIFICATION_MAIL_NAME,
  readForMail,
  setMailDue,
} from './notification-mail.sql';
import { type MailLine, NotificationMail } from './notification-mail';
import { NotificationKind, KINDS } from '../notification-kinds';
import { TOPICS } from '../notification-topics';
import { MAIL_SENTENCES, type MailSentence } from './mail-sentences.service';
import { NOTIFICATION_MAILBOX_LIMIT } from '../notification.rules';
import { unsubscribeLinkOf } from './unsubscribe-link.service';

/**
 * Number of mails in the queue at which no more are queued until the next minute. It is more than
 * the instances send in a minute. The rest of a morning stays in the notifications, where a change
 * of settings still counts.
 */
const MAX_WAITING = 10_000;

/** Maximum number of sentences in one mail. */
const MAX_LINES = 10;

/**
 * Mail about a member's notifications of one kind. Its text is built when it is sent, without
 * notifications that were read meanwhile. If the mail server delayed it into the quiet hours, it is
 * rescheduled to their end (rules/mails.md: Mails about notifications).
 */
export const NOTIFICATION_MAIL = defineMail({
  name: NOTIFICATION_MAIL_NAME,
  mailboxLimit: NOTIFICATION_MAILBOX_LIMIT,
  isLowPriority: true,
  data: z.object({ memberId: z.int(), kind: z.enum(NotificationKind), ids: z.array(z.int()) }),
  compose: async (services, { memberId, kind, ids }, mailId) => {
    const { topic } = KINDS[kind];
    const sentence = MAIL_SENTENCES[kind];
    const rows = await services.primary.rows(readForMail, { memberId, ids });
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
    if (await writes.exists(cancelMail, { id: mailId })) await writes.run(setMailDue, { ids, isDue: true });
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

/**
 * Queues the mails about the due notifications of members in one transaction. Returns the number of
 * mails.
 */
async function queueMails(services: Services, memberIds: readonly number[]): Promise<number> {
  return inTransaction(services, async (tx) => {
    const groups = await tx.writes.rows(lockDueGroups, { memberIds });
    const mails = groups.flatMap(({ key, memberId, kind, mailedIds: ids }) =>
      ids.length > 0 ? [{ key, data: { memberId, kind, ids } }] : [],
    );
    const queued = await sendMails(tx, NOTIFICATION_MAIL, mails);
    // Another instance may have sent this hour's mail since the members were read. The
    // notifications then stay due for the next hour.
    const keys = new Set(queued.map(({ key }) => key));
    const handled = groups.filter(({ key, mailedIds }) => mailedIds.length === 0 || keys.has(key));
    await tx.writes.run(setMailDue, { ids: handled.flatMap(({ ids }) => ids), isDue: false });
    return queued.length;
  });
}

async function queueDueMails(services: Services, signal: AbortSignal): Promise<void> {
  if (!services.mailer.isAvailable) return repeatInBatches(services.writes, clearAllMails, {}, signal);
  let waiting = await countPendingJobs(services.primary, NOTIFICATION_MAIL.name);
  await forEachBatch(
    async (after) => (waiting < MAX_WAITING ? services.primary.rows(findDueMembers, { after }) : []),
    async (memberIds) => void (waiting += await queueMails(services, memberIds)),
    signal,
  );
}

/** Queues the mails about due notifications every minute. */
export const QUEUE_DUE_MAILS = defineJob({
  name: 'mailNotifications',
  schedule: '* * * * *',
  maxAttempts: 1,
  run: (services, _payload, signal) => queueDueMails(services, signal),
});
