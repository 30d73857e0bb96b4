import type { MailMessage } from './mailer';

/** nodemailer's options for a message. */
interface Envelope {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
}

/**
 * Headers by which a mail program unsubscribes from this kind of mails with one POST (RFC 8058).
 */
function unsubscribeHeaders(unsubscribe: string | null): Record<string, string> {
  if (unsubscribe === null) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * Converts a mail to nodemailer's options. `Auto-Submitted` stops automatic replies, such as
 * absence notes.
 */
export function toEnvelope({ id, to, subject, html, text, unsubscribe }: MailMessage, from: string): Envelope {
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to,
    subject,
    html,
    text,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) },
  };
}
