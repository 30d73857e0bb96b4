import { defineEvent } from '../kit/events';
import type { Notice } from '../notices/notice.entity';
import type { Application } from './application.entity';

/** An application, and its notice. */
export interface ApplicationEvent {
  application: Application;
  notice: Notice;
}

/** A member applied. */
export const applicationReceived = defineEvent<ApplicationEvent>();

/** The applicant cancelled the application. It is fired before the flush. */
export const applicationCancelled = defineEvent<ApplicationEvent>();

/** The notice's owner approved or rejected the application, as its status says. */
export const applicationDecided = defineEvent<ApplicationEvent>();
