/** A mail to one person, in Korean. */
export interface MailMessage {
  /**
   * Unique for the mail, and the same at each attempt: a mail server that gets it twice can
   * recognise it.
   */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /**
   * The address at which a POST ends mails of this kind without a login (RFC 8058); null where
   * there is none.
   */
  unsubscribe: string | null;
}

/** Sends mails. */
export interface Mailer {
  /**
   * Whether mails reach people, or at least somebody who develops: false in production without
   * SMTP_URL.
   */
  readonly isAvailable: boolean;
  /** The folder that stores mails instead of sending them; undefined with SMTP_URL. */
  readonly folder?: string;
  /**
   * Hands a mail to the mail server, or stores it.
   * @throws the mail server's refusal, or an error of the connection; the mail may have been
   *   accepted nevertheless
   */
  send(message: MailMessage, signal: AbortSignal): Promise<void>;
}
