import { refuseEmails } from '../domain/members/member-mail.sql';
import { withStatements } from './with-statements';

/**
 * Records that mails to these addresses came back.
 * @returns the number of members whose address was not refused before
 */
export function refuseAddresses(databaseUrl: string, addresses: readonly string[]): Promise<number> {
  return withStatements(databaseUrl, (writes) => refuseEmails(writes, addresses));
}
