import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { MissingLocks } from '../kit/transaction';
import { memberLeaving, memberLocked, memberWithdrawing } from '../members/member.events';
import { contribution } from './notice.contributions';
import { Notice } from './notice.entity';
import { noticeDeleted } from './notice.events';
import type { NoticeTables } from './notice.tables';

const { statement } = statementsOn<NoticeTables>();

/** The notices that a withdrawal changes: the member's own, those they applied to and their favourites. */
function noticesOfMember(memberId: Expression<number>) {
  const related = [contribution('appliedNotices')(memberId), contribution('favouriteNotices')(memberId)] as const;
  return sql<{ id: number }>`(
    select id from notice where owner_id = ${memberId}
    union select "noticeId" from (${related[0]}) applied
    union select "noticeId" from (${related[1]}) favourites
  )`;
}

const lockNotices = statement<{ memberId: number }>()('notices.lockOfMember', (db, { memberId }) =>
  db
    .selectFrom('notice as n')
    .select('n.id')
    .where('n.id', 'in', noticesOfMember(memberId).$castTo<number>())
    .orderBy('n.id')
    .forUpdate(),
);

const unlockedNotice = statement<{ memberId: number }>()('notices.unlockedOfMember', (db, { memberId }) =>
  db
    .with('of_member', () => noticesOfMember(memberId))
    .with('locked', (q) =>
      q
        .selectFrom('notice as n')
        .select('n.id')
        .where('n.id', 'in', (eb) => eb.selectFrom('of_member').select('id'))
        .forUpdate()
        .skipLocked(),
    )
    .selectFrom('of_member')
    .select('id')
    .where('id', 'not in', (eb) => eb.selectFrom('locked').select('id'))
    .limit(sql.lit(1)),
);

/** Deletes the notices of a member who withdraws, with the same notifications as when the owner deletes them. */
export function listenForNotices(): void {
  // Every transaction that notifies the member holds one of these notices. With all of them locked, none of those can
  // wait for the member's row while the withdrawal waits for it.
  memberLeaving.on(async (tx, { memberId }) => {
    await tx.writes.rows(lockNotices, { memberId });
  });
  // The member may have posted, applied or marked a favourite from another device since. Waiting for such a notice while
  // the member's row is locked could be a deadlock, so the withdrawal starts again.
  memberLocked.on(async (tx, { memberId }) => {
    const missing = await tx.writes.row(unlockedNotice, { memberId });
    if (missing) throw new MissingLocks(`notice ${missing.id} became the member's while the others were locked`);
  });
  memberWithdrawing.on(async (tx, { member }) => {
    const notices = await tx.em.find(Notice, { owner: member }, { orderBy: { id: 'asc' } });
    for (const notice of notices) await noticeDeleted.fire(tx, { notice });
    await tx.em.remove(notices).flush();
  });
}
