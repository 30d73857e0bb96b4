import { memberLeaving, memberWithdrawing } from '../members/member.events';
import { Application, ApplicationStatus } from './application.entity';
import { applicationCancelled } from './application.events';

/** The applications of a member that leaves are taken back, and their notices' owners told. */
export function listenForApplications(): void {
  memberLeaving.on(async (tx, { memberId }) => {
    await tx.writes.rows(
      `select id from notice where owner_id = $1 or id in (select notice_id from application where applicant_id = $1)
       order by id for update`,
      [memberId],
    );
  });
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
