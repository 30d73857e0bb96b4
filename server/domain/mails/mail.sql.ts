import { type Expression, type RawBuilder, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import type { Statements } from '../../platform/database/statements/statements';
import { defineCleanup, limitToBatch } from '../kit/jobs/batches';
import type { MailTables } from './mail.entity';

const { statement } = statementsOn<MailTables>();

/** Stored key of a mail: the name of its kind and its idempotency key within the kind. */
export const mailKeyOf = (name: string, key: string): string => `${name}:${key}`;

/** {@link mailKeyOf} in SQL. */
export const mailKeySql = (name: string, key: Expression<string>): RawBuilder<string> =>
  sql<string>`${sql.lit(mailKeyOf(name, ''))} || ${key}`;

const recordMailsStatement = statement<{ keys: readonly string[] }>()('mails.record', (db, { keys }) =>
  db
    .insertInto('mail')
    .columns(['key'])
    // Transactions that insert the same keys wait for each other in one order, without a deadlock.
    .expression(
      db
        .selectFrom(sql<{ key: string }>`unnest(${keys}::text[])`.as<'k'>(sql`k (key)`))
        .select('k.key')
        .orderBy('k.key'),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning(['id', 'key']),
);

/** Records queued mails. Returns their ids by key, without mails whose key exists. */
export async function recordMails(writes: Statements, keys: readonly string[]): Promise<Map<string, number>> {
  return new Map((await writes.rows(recordMailsStatement, { keys })).map(({ id, key }) => [key, id]));
}

/** Reads a mail; undefined if it has been sent or cancelled. */
export const findUnsentMail = statement<{ id: number }>()(
  'mails.unsent',
  (db, params) =>
    db
      .selectFrom('mail')
      .select(['id', 'created_at as createdAt'])
      .where('id', '=', params.id)
      .where('sent_at', 'is', null),
  ['createdAt'],
);

/** Records that the mail server has accepted a mail. */
export const markMailSent = statement<{ id: number }>()('mails.markSent', (db, params) =>
  db
    .updateTable('mail')
    .set({ sent_at: sql<Date>`now()` })
    .where('id', '=', params.id)
    .returning('id'),
);

/** Cancels an unsent mail. Its job then does nothing. Returns no row without such a mail. */
export const cancelMail = statement<{ id: number }>()('mails.cancel', (db, params) =>
  db.deleteFrom('mail').where('id', '=', params.id).where('sent_at', 'is', null).returning('id'),
);

const deleteOldMails = statement<object>()('mails.deleteInBatches', (db) =>
  db
    .deleteFrom('mail')
    .where('id', 'in', (eb) =>
      limitToBatch(
        eb
          .selectFrom('mail')
          .select('id')
          .where('created_at', '<', sql<Date>`now() - interval '90 days'`),
      ),
    )
    .returning('id'),
);

/** Deletes records of mails that were queued more than 90 days ago. */
export const DELETE_OLD_MAILS = defineCleanup({
  name: 'sweepMails',
  schedule: '10 18 * * *',
  statements: [deleteOldMails],
});
