import { statementsOn } from '../../platform/database/statement';
import { memberLeaving, memberWithdrawing } from '../members/member.events';
import { noticeEdited } from '../notices/notice.events';
import type { NoticeTables } from '../notices/notice.tables';
import { ensureRoomForApproved } from './application.capacity';
import { Application, ApplicationStatus, type ApplicationTables } from './application.entity';
import { applicationCancelled } from './application.events';

const { statement } = statementsOn<ApplicationTables & NoticeTables>();

const lockNoticesOfMember = statement<{ memberId: number }>()('applications.lockNoticesOfMember', (db, { memberId }) =>
  db
    .selectFrom('notice as n')
    .select('n.id')
    .where((eb) =>
      eb.or([
        eb('n.owner_id', '=', memberId),
        eb(
          'n.id',
          'in',
          eb.selectFrom('application as a').select('a.notice_id').where('a.applicant_id', '=', memberId),
        ),
      ]),
    )
    .orderBy('n.id')
    .forUpdate(),
);

/** Holds edits of notices to the approved applications, and takes back the applications of a member that leaves. */
export function listenForApplications(): void {
  noticeEdited.on((tx, { notice }) => ensureRoomForApproved(tx, notice));
  memberLeaving.on(async (tx, { memberId }) => {
    await tx.writes.rows(lockNoticesOfMember, { memberId });
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
