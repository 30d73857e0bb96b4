import { createTransport } from 'nodemailer';
import { toEnvelope } from './envelope';
import type { Mailer } from './mailer';
import { RecipientRefused, refusesAddress } from './recipient-refused';

/**
 * Milliseconds after which a mail server counts as unavailable. The job of the mail is retried
 * later.
 */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };

/**
 * Sends mails over SMTP, each over a new connection. Mails are rare, and an idle connection may be
 * dead.
 * @param url `smtp://` or `smtps://` with user and password; its query may contain further
 *   nodemailer options
 * @param from sender of all mails
 */
export function createSmtpMailer(url: string, from: string): Mailer['send'] {
  const transport = createTransport({ url, ...TIMEOUTS_MS, disableFileAccess: true, disableUrlAccess: true });
  return async (message, signal) => {
    try {
      await transport.sendMail({ ...toEnvelope(message, from), signal });
    } catch (error) {
      const { response } = error as { response?: string };
      throw refusesAddress(response ?? '') ? new RecipientRefused() : new MailError(error);
    }
  };
}

/** Error of a mail without the mail server's message, which may contain the recipient's address. */
class MailError extends Error {
  override readonly name = 'MailError';
  /** Code of nodemailer and of the mail server, such as `EENVELOPE 550`. */
  readonly code: string;

  constructor(thrown: unknown) {
    const { code, responseCode, command } = thrown as { code?: string; responseCode?: number; command?: string };
    super(`the mail server did not take a mail (${command ?? 'no connection'})`);
    this.code = [code, responseCode].filter(Boolean).join(' ');
  }
}
