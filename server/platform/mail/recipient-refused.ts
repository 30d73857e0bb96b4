/**
 * Enhanced status codes that refuse an address permanently (RFC 3463): unknown or invalid
 * mailboxes, moved and disabled ones, and domains without mail. All others may be about the service
 * itself, such as a refused sender or a full mailbox.
 */
const CODES_OF_ADDRESS: ReadonlySet<string> = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);

/**
 * True if the reply of a mail server refuses the address of the recipient permanently. A reply
 * without an enhanced status code does not show whether it is about the address.
 */
export function refusesAddress(reply: string): boolean {
  const code = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1];
  return code !== undefined && CODES_OF_ADDRESS.has(code);
}

/** The mail server refuses the address permanently, so the mail is not sent again. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
}
