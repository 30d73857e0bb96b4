import { defineEvent } from '../kit/events';
import type { Notice } from '../notices/notice.entity';
import type { Application } from './application.entity';

/** An application, and the notice that it belongs to. */
export interface ApplicationEvent {
  application: Application;
  notice: Notice;
}

/** Somebody applied. */
export const applicationReceived = defineEvent<ApplicationEvent>();

/** The applicant took it back. */
export const applicationCancelled = defineEvent<ApplicationEvent>();

/** The owner approved or denied; the application's status says which. */
export const applicationDecided = defineEvent<ApplicationEvent>();
