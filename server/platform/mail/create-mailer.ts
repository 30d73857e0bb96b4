import { createFolderMailer } from './folder-mailer';
import type { Mailer } from './mailer';
import { createSmtpMailer } from './smtp-mailer';

/** Settings of the mailer. */
export interface MailerOptions {
  /** URL of the mail server. Without it, mails are stored in the folder. */
  smtpUrl: string | undefined;
  folder: string;
  /** Sender of all mails. */
  from: string;
  /** True if members use this server. They cannot see the folder. */
  isProduction: boolean;
}

/** Creates the mailer for the settings. */
export function createMailer({ smtpUrl, folder, from, isProduction }: MailerOptions): Mailer {
  if (smtpUrl !== undefined) return { isAvailable: true, ...createSmtpMailer(smtpUrl, from) };
  return { isAvailable: !isProduction, folder, send: createFolderMailer(folder, from), close: () => undefined };
}
