import { createFolderMailer } from './folder-mailer';
import type { Mailer } from './mailer';
import { createSmtpMailer } from './smtp-mailer';

/** Where mails go. */
export interface MailerOptions {
  /** The mail server; without it, mails are stored in the folder. */
  smtpUrl: string | undefined;
  folder: string;
  /** The sender of all mails. */
  from: string;
  /** Whether members use this server, who do not see the folder. */
  isProduction: boolean;
}

/** Creates the mailer that the settings ask for. */
export function createMailer({ smtpUrl, folder, from, isProduction }: MailerOptions): Mailer {
  if (smtpUrl !== undefined) return { isAvailable: true, send: createSmtpMailer(smtpUrl, from) };
  return { isAvailable: !isProduction, folder, send: createFolderMailer(folder, from) };
}
