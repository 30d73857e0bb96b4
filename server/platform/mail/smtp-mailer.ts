import { createTransport } from 'nodemailer';
import { toEnvelope } from './envelope';
import type { Mailer } from './mailer';

/**
 * Times after which a mail server counts as unavailable. The job of the mail is tried again later.
 */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };

/**
 * Sends mails over SMTP, each over a connection of its own: there are few of them, and an idle
 * connection may be dead.
 * @param url `smtp://` or `smtps://` with user and password; nodemailer reads further options
 *   from its query
 * @param from the sender of all mails
 */
export function createSmtpMailer(url: string, from: string): Mailer['send'] {
  const transport = createTransport({ url, ...TIMEOUTS_MS, disableFileAccess: true, disableUrlAccess: true });
  return async (message, signal) => {
    try {
      await transport.sendMail({ ...toEnvelope(message, from), signal });
    } catch (error) {
      throw new MailError(error);
    }
  };
}

/**
 * Why a mail was not sent, without the mail server's own words, which may contain the recipient's
 * address.
 */
class MailError extends Error {
  override readonly name = 'MailError';
  /** The code of nodemailer with the mail server's, such as `EENVELOPE 550`. */
  readonly code: string;

  constructor(thrown: unknown) {
    const { code, responseCode, command } = thrown as { code?: string; responseCode?: number; command?: string };
    super(`the mail server did not take a mail (${command ?? 'no connection'})`);
    this.code = [code, responseCode].filter(Boolean).join(' ');
  }
}
