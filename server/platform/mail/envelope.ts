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

/** The message as nodemailer takes it. The header keeps programs that answer mails, such as absence notes, from answering. */
export function toEnvelope({ id, to, subject, html, text }: MailMessage, from: string): Envelope {
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to,
    subject,
    html,
    text,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
