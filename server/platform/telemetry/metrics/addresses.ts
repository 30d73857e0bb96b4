import { Gauge, type Registry } from 'prom-client';
import { countOfRows } from '../../database/statements/expressions';
import { statementsOn } from '../../database/statements/statement';
import type { Statements } from '../../database/statements/statements';

const countRefusedStatement = statementsOn<{ member: { email_refused_at: Date | null } }>().statement<object>()(
  'addresses.refused',
  (db) => db.selectFrom('member').select(countOfRows().as('count')).where('email_refused_at', 'is not', null),
);

/**
 * Counts the addresses that get no mails. Keeps the last value during an outage of the database.
 */
export function watchAddresses(register: Registry, statements: Statements): void {
  new Gauge({
    name: 'hanteam_refused_addresses',
    help: 'E-mail addresses of members that get no mails, because a mail server refused them for good.',
    registers: [register],
    async collect() {
      const rows = await statements.rows(countRefusedStatement, {}).catch(() => undefined);
      if (rows) this.set(rows[0]?.count ?? 0);
    },
  });
}
