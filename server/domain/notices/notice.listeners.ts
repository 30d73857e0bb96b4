import { memberWithdrawing } from '../members/member.events';
import { noticeDeleted } from './notice.events';
import { Notice } from './notice.entity';

/** Deletes the notices of a member that leaves, each with the notifications of a deletion. */
export function listenForNotices(): void {
  memberWithdrawing.on(async (tx, { member }) => {
    const notices = await tx.em.find(Notice, { owner: member }, { orderBy: { id: 'asc' } });
    for (const notice of notices) await noticeDeleted.fire(tx, { notice });
    await tx.em.remove(notices).flush();
  });
}
