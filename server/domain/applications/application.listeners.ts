import { memberWithdrawing } from '../members/member.events';
import { noticeEdited } from '../notices/notice.events';
import { ensureRoomForApproved } from './application.capacity';
import { Application, ApplicationStatus } from './application.entity';
import { applicationCancelled } from './application.events';

/** Holds edits of notices to the approved applications, and takes back the applications of a member that leaves. */
export function listenForApplications(): void {
  noticeEdited.on((tx, { notice }) => ensureRoomForApproved(tx, notice));
  memberWithdrawing.on(async (tx, { member }) => {
    const applications = await tx.em.find(
      Application,
      { applicant: member, status: { $ne: ApplicationStatus.REJECTED } },
      { populate: ['notice'], orderBy: { id: 'asc' } },
    );
    for (const application of applications) {
      await applicationCancelled.fire(tx, { application, notice: application.notice });
    }
    await tx.em.remove(applications).flush();
  });
}
