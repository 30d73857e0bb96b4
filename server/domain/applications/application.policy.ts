import { type Asker, canManage } from '../notices/notice.policy';
import { ApplicationStatus } from './application.entity';

interface Applied {
  status: ApplicationStatus;
  applicant: { id: number };
}

/** Whether the application is the asker's own. */
export function isApplicant(asker: Pick<Asker, 'id'>, application: Pick<Applied, 'applicant'>): boolean {
  return application.applicant.id === asker.id;
}

/** Whether the asker may approve or deny it: the notice's owner, while it is pending. */
export function canDecide(
  asker: Pick<Asker, 'id'>,
  application: Pick<Applied, 'status'>,
  notice: { owner: { id: number } },
): boolean {
  return application.status === ApplicationStatus.PENDING && canManage(asker, notice);
}

/** Whether the asker may take it back: its applicant, unless it was rejected (rules.md: States). */
export function canCancel(asker: Pick<Asker, 'id'>, application: Applied): boolean {
  return application.status !== ApplicationStatus.REJECTED && isApplicant(asker, application);
}
