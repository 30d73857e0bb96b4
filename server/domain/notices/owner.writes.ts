import { statementsOn } from '../../platform/database/statement';
import type { Transaction } from '../kit/transaction';
import type { NoticeTables } from './notice.tables';

const { statement } = statementsOn<NoticeTables>();

const changeOwner = statement<{ noticeId: number; memberId: number }>()(
  'notices.changeOwner',
  (db, { noticeId, memberId }) =>
    db
      .with('changed', (q) =>
        q.updateTable('notice').set({ owner_id: memberId }).where('id', '=', noticeId).returning('id'),
      )
      .selectFrom('changed')
      .select('id'),
);

/** Makes a member the owner of a notice that the transaction has locked. */
export async function writeOwner(tx: Transaction, noticeId: number, memberId: number): Promise<void> {
  await tx.writes.rows(changeOwner, { noticeId, memberId });
}
