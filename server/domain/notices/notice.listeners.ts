import { memberWithdrawing } from '../members/member.events';
import { noticeDeleted } from './notice.events';
import { Notice } from './notice.entity';

/** A member that leaves takes its notices along, each told of as if it had deleted them. */
export function listenForNotices(): void {
  memberWithdrawing.on(async (tx, { member }) => {
    const notices = await tx.em.find(Notice, { owner: member }, { orderBy: { id: 'asc' } });
    for (const notice of notices) await noticeDeleted.fire(tx, { notice });
    await tx.em.remove(notices).flush();
  });
}
