import { memberWithdrawing } from '../members/member.events';
import { noticeEdited, noticeReopened } from '../notices/notice.events';
import { ensureAllowed } from '../kit/rules';
import { ensureSeatsForApproved } from './application.capacity';
import { Application, OPEN } from './application.entity';
import { applicationCancelled } from './application.events';
import { hasFreeSeat } from './application.rules';

/** Refuses edits of notices with too few seats and the reopening of full ones, and cancels the applications of a member who withdraws. */
export function listenForApplications(): void {
  noticeEdited.on((tx, { notice }) => ensureSeatsForApproved(tx, notice));
  noticeReopened.on((tx, { notice }) => ensureAllowed(tx, hasFreeSeat, { noticeId: notice.id }));
  memberWithdrawing.on(async (tx, { member }) => {
    const applications = await tx.em.find(
      Application,
      { applicant: member, status: { $in: [...OPEN] } },
      { populate: ['notice'], orderBy: { id: 'asc' } },
    );
    for (const application of applications) {
      await applicationCancelled.fire(tx, { application, notice: application.notice });
    }
    await tx.em.remove(applications).flush();
  });
}
