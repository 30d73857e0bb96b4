import { memberWithdrawing } from '../members/member.events';
import { Application, ApplicationStatus } from './application.entity';
import { applicationCancelled } from './application.events';

/** The applications of a member that leaves are taken back, and their notices' owners told. */
export function listenForApplications(): void {
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
