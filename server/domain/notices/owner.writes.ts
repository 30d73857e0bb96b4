import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { Transaction } from '../kit/transaction';
import type { NoticeTables } from './notice.tables';

const { statement } = statementsOn<NoticeTables>();

/**
 * The new owner of a notice, with the time when the member joined the team as a string from
 * PostgreSQL.
 */
interface NewOwner {
  noticeId: number;
  memberId: number;
  since: string;
}

const changeOwner = statement<NewOwner>()('notices.changeOwner', (db, { noticeId, memberId, since }) =>
  db
    .with('changed', (q) =>
      q
        .updateTable('notice')
        .set({ owner_id: memberId, owner_since: sql<Date>`${since}::timestamptz` })
        .where('id', '=', noticeId)
        .returning('id'),
    )
    .selectFrom('changed')
    .select('id'),
);

/** Makes a member the owner of a notice that the transaction has locked. */
export async function writeOwner(tx: Transaction, owner: NewOwner): Promise<void> {
  await tx.writes.rows(changeOwner, owner);
}
