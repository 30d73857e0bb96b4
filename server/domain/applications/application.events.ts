import { defineEvent } from '../kit/events';
import type { Notice } from '../notices/notice.entity';
import { defineNoticeChange } from '../notices/notice.events';
import { type Application, ApplicationStatus } from './application.entity';

/** A member applies. */
export const applicationReceived = defineNoticeChange('applicationReceived');

/** The notice's owner decides on an application, by the decision. */
export const applicationDecided = {
  [ApplicationStatus.APPROVED]: defineNoticeChange('applicationApproved'),
  [ApplicationStatus.REJECTED]: defineNoticeChange('applicationRejected'),
};

/** The applicant cancelled the application. It is fired before the flush. */
export const applicationCancelled = defineEvent<{ application: Application; notice: Notice }>();
