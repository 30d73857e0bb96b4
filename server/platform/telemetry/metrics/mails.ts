import { Counter, Histogram, type Registry } from 'prom-client';
import type { Mailer } from '../../mail/mailer';
import { RecipientRefused } from '../../mail/recipient-refused';

/** Histogram buckets in seconds, from an idle mail server to the end of all attempts. */
const DELAY_BUCKETS_SECONDS = [1, 5, 15, 60, 300, 900, 3600, 14_400];

/**
 * Measures how long mails wait until the mail server accepts them. Counts failed attempts, and
 * mails whose address was refused permanently.
 */
export function watchMails(register: Registry, mailer: Mailer): void {
  const delays = new Histogram({
    name: 'hanteam_mail_delay_seconds',
    help: 'Mails by the time from their queueing to their acceptance by the mail server, and by kind.',
    labelNames: ['name'],
    buckets: DELAY_BUCKETS_SECONDS,
    registers: [register],
  });
  const failures = new Counter({
    name: 'hanteam_mail_errors_total',
    help: 'Attempts to send a mail that failed, by the kind of mail. A job repeats them.',
    labelNames: ['name'],
    registers: [register],
  });
  const refusals = new Counter({
    name: 'hanteam_mail_refusals_total',
    help: 'Mails whose address the mail server refused for good, by the kind of mail. They are not sent again.',
    labelNames: ['name'],
    registers: [register],
  });
  const send = mailer.send.bind(mailer);
  mailer.send = async (message, signal) => {
    try {
      await send(message, signal);
    } catch (error) {
      const counter = error instanceof RecipientRefused ? refusals : failures;
      counter.inc({ name: message.name });
      throw error;
    }
    delays.observe({ name: message.name }, Math.max(0, Date.now() - message.queuedAt.getTime()) / 1000);
  };
}
