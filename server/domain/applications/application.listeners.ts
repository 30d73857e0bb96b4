import { memberWithdrawing } from '../members/member.events';
import { teamHandedOver, teamJoined } from '../teams/team.events';
import { Application, UNDECIDED } from './application.entity';
import { applicationCancelled } from './application.events';
import { removeApplicationOf } from './application.writes';

/**
 * Deletes the application of a member who joins by a link or becomes the owner. Cancels undecided
 * applications of a member who withdraws. Their other applications are deleted with the member.
 */
export function listenForApplications(): void {
  teamJoined.on((tx, { notice, memberId }) => removeApplicationOf(tx, { noticeId: notice.id, memberId }));
  teamHandedOver.on((tx, { notice, newOwnerId }) =>
    removeApplicationOf(tx, { noticeId: notice.id, memberId: newOwnerId }),
  );
  memberWithdrawing.on(async (tx, { member }) => {
    const applications = await tx.em.find(
      Application,
      { applicant: member, status: { $in: [...UNDECIDED] } },
      { populate: ['notice'], orderBy: { id: 'asc' } },
    );
    for (const application of applications) {
      await applicationCancelled.fire(tx, { application, notice: application.notice });
    }
    await tx.em.remove(applications).flush();
  });
}
