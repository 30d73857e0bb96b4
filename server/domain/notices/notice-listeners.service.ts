import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import { MissingLocks } from '../kit/transaction/transaction';
import { memberWithdrawing, withdrawalLocked, withdrawalRequested } from '../members/member.events';
import { contributions } from './notice-contributions.sql';
import { Notice } from './notice.entity';
import { noticeDeleting } from './notice.events';
import type { NoticeTables } from './notice-tables.entity';

const { statement } = statementsOn<NoticeTables>();

/**
 * Ids of the notices that a withdrawal changes: own notices, teams, applications and
 * favourites of the member.
 */
function noticesOfMember(memberId: Expression<number>) {
  const withSeat = contributions.noticesWithSeat(memberId);
  const applied = contributions.appliedNotices(memberId);
  const favourites = contributions.favouriteNotices(memberId);
  return sql<{ id: number }>`(
    select id from notice where owner_id = ${memberId}
    union select "noticeId" from (${withSeat}) with_seat
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

const findUnlockedNotice = statement<{ memberId: number }>()('notices.unlockedOfMember', (db, { memberId }) =>
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
  // Prevents a deadlock with transactions that notify the member. Each of them locks one of these
  // notices and then the row of the member, so the withdrawal locks the notices first as well.
  withdrawalRequested.on(async (tx, { memberId }) => {
    await tx.writes.run(lockNotices, { memberId });
  });
  // Starts the withdrawal again if a notice was related to the member meanwhile, by an action on
  // another device. Locking it now could deadlock, because the row of the member is locked.
  withdrawalLocked.on(async (tx, { memberId }) => {
    const missing = await tx.writes.row(findUnlockedNotice, { memberId });
    if (missing)
      throw new MissingLocks(`notice ${missing.id} was related to the member after the others had been locked`);
  });
  memberWithdrawing.on(async (tx, { member }) => {
    const notices = await tx.em.find(Notice, { owner: member }, { orderBy: { id: 'asc' } });
    for (const notice of notices) await noticeDeleting.fire(tx, { notice });
    await tx.em.remove(notices).flush();
  });
}
