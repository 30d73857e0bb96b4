import { MissingLocks } from '../kit/transaction';
import { memberLeaving, memberLocked, memberWithdrawing } from '../members/member.events';
import { noticeDeleted } from './notice.events';
import { Notice } from './notice.entity';

/** The notices that a member's leaving changes: its own, and those that it applied to or marked. */
const NOTICES_OF_MEMBER = `select id from notice where owner_id = $1
  union select notice_id from application where applicant_id = $1
  union select notice_id from favourite where member_id = $1`;

/** A member that leaves takes its notices along, each told of as if it had deleted them. */
export function listenForNotices(): void {
  // Whoever tells the member of something holds one of these notices, so nobody waits for its row while it waits for them.
  memberLeaving.on(async (tx, { memberId }) => {
    await tx.writes.rows(`select id from notice where id in (${NOTICES_OF_MEMBER}) order by id for update`, [memberId]);
  });
  // From another device it may have posted, applied or marked since. Waiting for those notices now could be a deadlock.
  memberLocked.on(async (tx, { memberId }) => {
    const [missing] = await tx.writes.rows<{ id: number }>(
      `with of_member as (${NOTICES_OF_MEMBER}),
         locked as (select id from notice where id in (select id from of_member) for update skip locked)
       select id from of_member where id not in (select id from locked) limit 1`,
      [memberId],
    );
    if (missing) throw new MissingLocks(`notice ${missing.id} became the member's while the others were locked`);
  });
  memberWithdrawing.on(async (tx, { member }) => {
    const notices = await tx.em.find(Notice, { owner: member }, { orderBy: { id: 'asc' } });
    for (const notice of notices) await noticeDeleted.fire(tx, { notice });
    await tx.em.remove(notices).flush();
  });
}
