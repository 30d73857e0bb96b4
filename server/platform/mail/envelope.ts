import type { MailMessage } from './mailer';

/** The options with which nodemailer writes a message. */
interface Envelope {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
}

/** Lets a mail program end mails of this kind by one POST (RFC 8058). */
function unsubscribeHeaders(unsubscribe: string | null): Record<string, string> {
  if (unsubscribe === null) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * The message as nodemailer takes it. `Auto-Submitted` keeps programs that answer mails, such as
 * absence notes, from answering.
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
