import type { ReactElement } from 'react';
import { z } from 'zod';
import { AppError } from '../../platform/errors';
import { renderMail } from '../../platform/mail/layout';
import { mailboxKey } from '../../platform/mail/mailbox';
import type { RateLimit } from '../../platform/rate-limits';
import type { Services } from '../context';
import { addJob, defineJob, type Job } from '../kit/jobs';
import type { Transaction } from '../kit/transaction';
import { findUnsentMail, markMailSent, recordMail } from './mail.queries';

/** A mail as a module writes it. */
export interface ComposedMail {
  to: string;
  subject: string;
  body: ReactElement;
  /**
   * The address that ends mails of this kind: a page, and a POST for mail programs (RFC 8058). Null
   * for mails that the recipient has asked for, and for those about the security of an account.
   */
  unsubscribe: string | null;
  /** Counts the mail instead of its mailbox, where nobody else may use up the limit. */
  limitKey?: string;
}

/** What a module says about a kind of mail. */
interface MailDefinition<Data> {
  /** In camelCase; the name of its job as well. */
  name: string;
  /**
   * Mails of the kind to one mailbox, over all accounts; null where the request for the mail is
   * counted itself (rules.md: Mails). Further mails are not sent.
   */
  mailboxLimit: RateLimit | null;
  /**
   * The shape of what the mail is about. It is stored until the mail is sent, so it contains no
   * secret.
   */
  data: z.ZodType<Data>;
  /**
   * Writes the mail, again for each attempt; null when nobody needs it any more, or another mail
   * will say it.
   * @param mailId the mail, for `withdrawMail` in the transaction that leaves it to another one
   */
  compose(services: Services, data: Data, mailId: number): Promise<ComposedMail | null>;
}

/** A kind of mail, whose job the manifest of its module lists. */
export interface MailKind<Data> {
  readonly name: string;
  readonly job: Job<{ mailId: number; data: Data }>;
}

/** Defines a kind of mail. */
export function defineMail<Data>({ name, mailboxLimit, data, compose }: MailDefinition<Data>): MailKind<Data> {
  const payload = z.object({ mailId: z.int(), data });
  const job = defineJob({
    name,
    payload,
    run: async (services, { mailId, data: about }, signal) => {
      // A process that was killed after the mail server had accepted the mail leaves the job to
      // another one.
      const mail = await findUnsentMail(services.reads, mailId);
      const composed = mail && (await compose(services, about, mailId));
      if (!mail || !composed) return;
      const { to, subject, body, unsubscribe } = composed;
      const id = `mail-${mail.id}-${mail.createdAt.getTime()}`;
      const message = { id, to, subject, unsubscribe, ...(await renderMail(body)) };
      const limit = mailboxLimit && { limit: mailboxLimit, key: composed.limitKey ?? mailboxKey(to) };
      const isSent = await sendWithinLimit(services, limit, () => {
        signal.throwIfAborted();
        return services.mailer.send(message, signal);
      });
      if (isSent) await markMailSent(services.writes, mail.id);
    },
  });
  return { name, job };
}

/** The limit of a mail, and what it is counted for. */
interface CountedMail {
  limit: RateLimit;
  key: string;
}

/**
 * Sends a mail unless its mailbox has had as many as the limit allows. The response to the request
 * that caused it has been sent before, so it does not reveal this. A mail that the mail server
 * refuses is not counted.
 * @returns whether it was sent
 */
async function sendWithinLimit(
  { rateLimits }: Services,
  counted: CountedMail | null,
  send: () => Promise<void>,
): Promise<boolean> {
  if (counted && !(await hasRoom(rateLimits, counted))) return false;
  try {
    await send();
  } catch (error) {
    if (counted) await rateLimits.reward(counted.limit, counted.key);
    throw error;
  }
  return true;
}

/** Counts a mail. Returns whether the limit allows it. */
async function hasRoom(rateLimits: Services['rateLimits'], { limit, key }: CountedMail): Promise<boolean> {
  try {
    await rateLimits.consume(limit, key);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_ATTEMPTS') return false;
    throw error;
  }
}

/** What causes a mail. */
export interface MailCause<Data> {
  /** What caused it, unique for its kind: a second mail with the same cause is not sent. */
  cause: string;
  data: Data;
}

/**
 * Sends a mail after the transaction's commit, without a wait for the mail server.
 * @returns whether it was caused now; false when it had been caused before
 */
export async function sendMail<Data>(
  { writes }: Pick<Transaction, 'em' | 'writes'>,
  { name, job }: MailKind<Data>,
  { cause, data }: MailCause<NoInfer<Data>>,
): Promise<boolean> {
  const mailId = await recordMail(writes, `${name}:${cause}`);
  if (mailId === undefined) return false;
  await addJob(writes, job, { mailId, data });
  return true;
}

/**
 * Refuses what makes no sense without mail, before anything is done.
 * @throws {AppError} MAIL_UNAVAILABLE in production without SMTP_URL
 */
export function ensureMail({ mailer }: Services): void {
  if (!mailer.isAvailable) throw new AppError('MAIL_UNAVAILABLE');
}
