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
 * Milliseconds after which an unused connection is closed. It is shorter than `socketTimeout`, and
 * than the time after which mail servers and firewalls drop a connection.
 */
const IDLE_TIMEOUT_MS = 10_000;

/**
 * Sends mails over SMTP. Its connections send several mails each, because opening one takes longer
 * than a mail. A mail whose connection was lost before its first byte goes over another one.
 * @param url `smtp://` or `smtps://` with user and password; its query may contain further
 *   nodemailer options
 * @param from sender of all mails
 */
export function createSmtpMailer(url: string, from: string): Pick<Mailer, 'send' | 'close'> {
  const transport = createTransport({
    url,
    pool: true,
    idleTimeout: IDLE_TIMEOUT_MS,
    ...TIMEOUTS_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message, signal) => {
      try {
        await transport.sendMail({ ...toEnvelope(message, from), signal });
      } catch (error) {
        const { response } = error as { response?: string };
        throw refusesAddress(response ?? '') ? new RecipientRefused() : new MailError(error);
      }
    },
    close: () => transport.close(),
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
