import { applicationCancelled } from '../applications/application.events';
import { removeAgreement } from './profile-team.writes';
import { isDone } from './team.policy';

/** Removes a team from the profile of a member whose membership ends by a cancellation (rules.md: Teams). */
export function listenForMemberships(): void {
  applicationCancelled.on(async (tx, { application, notice }) => {
    if (isDone(notice)) await removeAgreement(tx, { noticeId: notice.id, memberId: application.applicant.id });
  });
}
