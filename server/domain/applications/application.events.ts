import { defineEvent } from '../kit/events/events';
import type { Notice } from '../notices/notice.entity';
import type { Application } from './application.entity';

/** The applicant cancels the application, or withdraws while it is undecided. */
export const applicationCancelling = defineEvent<{ application: Application; notice: Notice }>();
