import { createServiceOrm } from '../database/orm';
import { refuseEmail } from '../domain/members/member-mail.sql';
import { createPool } from '../platform/database/pool';
import { createTransactionStatements } from '../platform/database/statements/statements';

/**
 * Records that mails to these addresses came back.
 * @returns the number of members whose address was not refused before
 */
export async function refuseAddresses(databaseUrl: string, addresses: readonly string[]): Promise<number> {
  const orm = createServiceOrm(createPool(databaseUrl));
  return orm.em
    .fork()
    .transactional(async (em) => {
      const writes = await createTransactionStatements(em);
      let count = 0;
      for (const address of addresses) if (await refuseEmail(writes, address)) count += 1;
      return count;
    })
    .finally(() => orm.close());
}
