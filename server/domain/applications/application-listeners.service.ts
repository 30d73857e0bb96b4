import { memberWithdrawing } from '../members/member.events';
import { invitationAccepting, teamHandedOver } from '../teams/team.events';
import { Application, NOT_FINAL } from './application.entity';
import { applicationCancelling } from './application.events';
import { deleteApplicationOf } from './writing/application-write.sql';

/**
 * Deletes the application of a member who joins by a link or becomes the owner. Cancels undecided
 * applications of a member who withdraws. Their other applications are deleted with the member.
 */
export function listenForApplications(): void {
  invitationAccepting.on((tx, { notice, memberId }) =>
    tx.writes.run(deleteApplicationOf, { noticeId: notice.id, memberId }),
  );
  teamHandedOver.on((tx, { notice, newOwnerId }) =>
    tx.writes.run(deleteApplicationOf, { noticeId: notice.id, memberId: newOwnerId }),
  );
  memberWithdrawing.on(async (tx, { member }) => {
    const applications = await tx.em.find(
      Application,
      { applicant: member, status: { $in: [...NOT_FINAL] } },
      { populate: ['notice'], orderBy: { id: 'asc' } },
    );
    for (const application of applications) {
      await applicationCancelling.fire(tx, { application, notice: application.notice });
    }
    await tx.em.remove(applications).flush();
  });
}
