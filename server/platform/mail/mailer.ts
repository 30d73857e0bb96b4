/** A mail to one person, in their language. */
export interface MailMessage {
  /**
   * Unique per mail and equal for each attempt, so that a mail server can recognise a duplicate.
   */
  id: string;
  /** Name of the kind of mail, one of a finite set. */
  name: string;
  /** Time of the commit that queued the mail. */
  queuedAt: Date;
  to: string;
  subject: string;
  html: string;
  text: string;
  /**
   * URL for a POST that unsubscribes from this kind of mails without a login (RFC 8058). Null
   * without one.
   */
  unsubscribe: string | null;
}

/** Sends mails. */
export interface Mailer {
  /** True if mails reach people or a developer. False in production without SMTP_URL. */
  readonly isAvailable: boolean;
  /** Folder that stores mails instead of sending them. Undefined with SMTP_URL. */
  readonly folder?: string;
  /**
   * Passes a mail to the mail server, or stores it.
   * @throws {RecipientRefused} if the mail server refuses the address permanently
   * @throws the mail server's error or a connection error; the mail may have been accepted
   *   nevertheless
   */
  send(message: MailMessage, signal: AbortSignal): Promise<void>;
  /** Closes the connections to the mail server. */
  close(): void;
}
