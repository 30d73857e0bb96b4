import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { MissingLocks } from '../kit/transaction';
import { memberWithdrawing, withdrawalLocked, withdrawalRequested } from '../members/member.events';
import { contribution } from './notice.contributions';
import { Notice } from './notice.entity';
import { noticeDeleted } from './notice.events';
import type { NoticeTables } from './notice.tables';

const { statement } = statementsOn<NoticeTables>();

/**
 * The ids of the notices that a withdrawal changes: own notices, joined teams, applications and
 * favourites of the member.
 */
function noticesOfMember(memberId: Expression<number>) {
  const joined = contribution('joinedNotices')(memberId);
  const applied = contribution('appliedNotices')(memberId);
  const favourites = contribution('favouriteNotices')(memberId);
  return sql<{ id: number }>`(
    select id from notice where owner_id = ${memberId}
    union select "noticeId" from (${joined}) joined
    union select "noticeId" from (${applied}) applied
    union select "noticeId" from (${favourites}) favourites
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

/**
 * Deletes the notices of a member who withdraws. It sends the same notifications as a deletion by
 * the owner.
 */
export function listenForNotices(): void {
  // Every transaction that notifies the member locks one of these notices. The withdrawal locks all
  // of them first. Then no such transaction can wait for the row of the member while the withdrawal
  // waits for its lock.
  withdrawalRequested.on(async (tx, { memberId }) => {
    await tx.writes.rows(lockNotices, { memberId });
  });
  // On another device, the member may since have posted a notice, joined a team, applied or added a
  // favourite. Waiting for such a notice while the row of the member is locked could deadlock. So
  // the withdrawal starts again.
  withdrawalLocked.on(async (tx, { memberId }) => {
    const missing = await tx.writes.row(unlockedNotice, { memberId });
    if (missing)
      throw new MissingLocks(`notice ${missing.id} was related to the member after the others had been locked`);
  });
  memberWithdrawing.on(async (tx, { member }) => {
    const notices = await tx.em.find(Notice, { owner: member }, { orderBy: { id: 'asc' } });
    for (const notice of notices) await noticeDeleted.fire(tx, { notice });
    await tx.em.remove(notices).flush();
  });
}
