import { applicationCancelled } from '../applications/application.events';
import { TeamState } from '../notices/notice.entity';
import { removeAgreement } from './profile-team.writes';

/** Removes a team from the profile of a member whose membership ends by a cancellation (rules.md: Teams). */
export function listenForMemberships(): void {
  applicationCancelled.on(async (tx, { application, notice }) => {
    if (notice.teamState === TeamState.DONE)
      await removeAgreement(tx, { noticeId: notice.id, memberId: application.applicant.id });
  });
}
