import { refuseEmail } from '../domain/members/member-mail.sql';
import { inTransaction } from './in-transaction';

/**
 * Records that mails to these addresses came back.
 * @returns the number of members whose address was not refused before
 */
export function refuseAddresses(databaseUrl: string, addresses: readonly string[]): Promise<number> {
  return inTransaction(databaseUrl, async (writes) => {
    let count = 0;
    for (const address of addresses) if (await refuseEmail(writes, address)) count += 1;
    return count;
  });
}
