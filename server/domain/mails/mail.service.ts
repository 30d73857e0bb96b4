import type { ReactElement } from 'react';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error';
import { renderMail } from '../../platform/mail/layout';
import { mailboxKey } from '../../platform/mail/mailbox-key';
import { RecipientRefused } from '../../platform/mail/recipient-refused';
import { type RateLimit, tryConsume } from '../../platform/shared-state/rate-limits';
import type { Services } from '../context';
import { addJobs, defineJob, type Job } from '../kit/jobs/jobs';
import type { Transaction } from '../kit/transaction/transaction';
import { refuseEmails } from '../members/member-mail.sql';
import { findUnsentMail, mailKeyOf, markMailSent, recordMails } from './mail.sql';

/** Content of a mail. */
export interface ComposedMail {
  to: string;
  subject: string;
  body: ReactElement;
  /**
   * URL to unsubscribe from this kind of mail: a page, and a POST for mail programs (RFC 8058).
   * Null for requested mails and for mails about the security of an account.
   */
  unsubscribe: string | null;
  /** Key of the limit instead of the mailbox, for mails whose limit only one account may use up. */
  limitKey?: string;
}

/** Definition of a kind of mail. */
interface MailDefinition<Data> {
  /** Name in camelCase, also of its job. */
  name: string;
  /**
   * Maximum number of such mails to one mailbox, over all accounts. Further mails are not sent.
   * Null if the request for the mail has its own limit (rules/mails.md).
   */
  mailboxLimit: RateLimit | null;
  /** True if mails of other kinds are sent first. */
  isLowPriority?: boolean;
  /**
   * Shape of the data of the mail. The data are stored until the mail is sent, so they must not
   * contain secrets.
   */
  data: z.ZodType<Data>;
  /**
   * Builds the mail, again for each attempt. Null if nobody needs it any more or another mail
   * replaces it.
   * @param mailId id of the mail, to cancel it with `cancelMail` in the transaction that
   *   replaces it
   */
  compose(services: Services, data: Data, mailId: number): Promise<ComposedMail | null>;
}

/** A kind of mail. The manifest of its module lists the job. */
export interface MailKind<Data> {
  readonly name: string;
  readonly job: Job<{ mailId: number; data: Data }>;
}

/** Priority of mails that let other jobs run first. */
const LOW_PRIORITY = 1;

/** Defines a kind of mail. */
export function defineMail<Data>({
  name,
  mailboxLimit,
  isLowPriority = false,
  data,
  compose,
}: MailDefinition<Data>): MailKind<Data> {
  const payload = z.object({ mailId: z.int(), data });
  const job = defineJob({
    name,
    payload,
    priority: isLowPriority ? LOW_PRIORITY : 0,
    run: async (services, { mailId, data: about }, signal) => {
      // The mail may have been sent already, by a process that was killed before its job was done.
      const mail = await services.reads.row(findUnsentMail, { id: mailId });
      const composed = mail && (await compose(services, about, mailId));
      if (!mail || !composed) return;
      const { to, subject, body, unsubscribe } = composed;
      const id = `mail-${mail.id}-${mail.createdAt.getTime()}`;
      const message = { id, name, queuedAt: mail.createdAt, to, subject, unsubscribe, ...(await renderMail(body)) };
      const limit = mailboxLimit && { limit: mailboxLimit, key: composed.limitKey ?? mailboxKey(to) };
      const isSent = await sendUnlessRefused(services, to, () =>
        sendWithinLimit(services, limit, () => {
          signal.throwIfAborted();
          return services.mailer.send(message, signal);
        }),
      );
      if (isSent) await services.writes.run(markMailSent, { id: mail.id });
    },
  });
  return { name, job };
}

/**
 * Sends a mail. If the mail server refuses the address permanently, this is stored at the member
 * with this address, and the mail is not sent again.
 * @returns true if the mail was sent
 */
async function sendUnlessRefused(
  { writes }: Services,
  address: string,
  send: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    await refuseEmails(writes, [address]);
    return false;
  }
}

/** Limit of a mail and the key of its counter. */
interface CountedMail {
  limit: RateLimit;
  key: string;
}

/**
 * Sends a mail unless its mailbox has reached the limit. The response to the causing request was
 * sent earlier, so it does not reveal this. A mail that the mail server refuses is not counted.
 * @returns true if the mail was sent
 */
async function sendWithinLimit(
  { rateLimits }: Services,
  counted: CountedMail | null,
  send: () => Promise<void>,
): Promise<boolean> {
  if (counted && (await tryConsume(rateLimits, counted.limit, counted.key))) return false;
  try {
    await send();
  } catch (error) {
    if (counted) await rateLimits.giveBack(counted.limit, counted.key);
    throw error;
  }
  return true;
}

/** A mail to queue. */
export interface QueuedMail<Data> {
  /** Idempotency key within the kind. A second mail with the same key is not sent. */
  key: string;
  data: Data;
}

/**
 * Queues mails in the transaction. Jobs send them after the commit, so nobody waits for the mail
 * server.
 * @returns the queued mails, without those whose key was queued before
 */
export async function sendMails<Data>(
  { writes }: Pick<Transaction, 'writes'>,
  { name, job }: MailKind<Data>,
  mails: readonly QueuedMail<NoInfer<Data>>[],
): Promise<QueuedMail<Data>[]> {
  const keyOf = ({ key }: QueuedMail<Data>): string => mailKeyOf(name, key);
  const ids = await recordMails(writes, mails.map(keyOf));
  const queued = mails.flatMap((mail) => {
    const mailId = ids.get(keyOf(mail));
    return mailId === undefined ? [] : [{ mailId, mail }];
  });
  await addJobs(
    writes,
    job,
    queued.map(({ mailId, mail: { data } }) => ({ mailId, data })),
  );
  return queued.map(({ mail }) => mail);
}

/** Queues one mail, like {@link sendMails}. */
export async function sendMail<Data>(
  tx: Pick<Transaction, 'writes'>,
  kind: MailKind<Data>,
  mail: QueuedMail<NoInfer<Data>>,
): Promise<void> {
  await sendMails(tx, kind, [mail]);
}

/**
 * Denies an action that needs mail, before it starts.
 * @throws {AppError} MAIL_UNAVAILABLE in production without SMTP_URL
 */
export function ensureMail({ mailer }: Services): void {
  if (!mailer.isAvailable) throw new AppError('MAIL_UNAVAILABLE');
}
