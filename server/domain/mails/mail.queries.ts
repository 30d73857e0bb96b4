import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import { sweep, sweptRows } from '../kit/batches';
import type { MailTables } from './mail.entity';

const { statement } = statementsOn<MailTables>();

const mailInsertion = statement<{ key: string }>()('mails.record', (db, params) =>
  db
    .insertInto('mail')
    .columns(['key'])
    .expression(db.selectNoFrom(params.key.as('key')))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id'),
);

/** Records that a mail was caused. Returns its id; undefined when it had been caused before. */
export async function recordMail(writes: Statements, key: string): Promise<number | undefined> {
  return (await writes.row(mailInsertion, { key }))?.id;
}

const unsentMail = statement<{ id: number }>()(
  'mails.unsent',
  (db, params) =>
    db
      .selectFrom('mail')
      .select(['id', 'created_at as createdAt'])
      .where('id', '=', params.id)
      .where('sent_at', 'is', null),
  ['createdAt'],
);

/** A mail that has not been sent. */
export interface UnsentMail {
  id: number;
  createdAt: Date;
}

/** Reads a mail; undefined when it has been sent. */
export function findUnsentMail(reads: Statements, id: number): Promise<UnsentMail | undefined> {
  return reads.row(unsentMail, { id });
}

const sentMail = statement<{ id: number }>()('mails.markSent', (db, params) =>
  db
    .updateTable('mail')
    .set({ sent_at: sql<Date>`now()` })
    .where('id', '=', params.id)
    .returning('id'),
);

/** Records that the mail server has accepted a mail. */
export async function markMailSent(writes: Statements, id: number): Promise<void> {
  await writes.rows(sentMail, { id });
}

const withdrawal = statement<{ id: number }>()('mails.withdraw', (db, params) =>
  db.deleteFrom('mail').where('id', '=', params.id).where('sent_at', 'is', null).returning('id'),
);

/**
 * Takes a mail back that has not been sent: its job has nothing to do any more. Returns whether
 * there was one.
 */
export async function withdrawMail(writes: Statements, id: number): Promise<boolean> {
  return (await writes.row(withdrawal, { id })) !== undefined;
}

const oldRemoval = statement<object>()('mails.sweep', (db) =>
  db
    .deleteFrom('mail')
    .where('id', 'in', (eb) =>
      sweptRows(
        eb
          .selectFrom('mail')
          .select('id')
          .where('created_at', '<', sql<Date>`now() - interval '90 days'`),
      ),
    )
    .returning('id'),
);

/** Deletes the records of mails that were caused 90 days ago. */
export async function sweepMails(writes: Statements, signal: AbortSignal): Promise<void> {
  await sweep(() => writes.rows(oldRemoval, {}), signal);
}
