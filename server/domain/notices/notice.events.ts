import { defineEvent } from '../kit/events/events';
import type { Notice } from './notice.entity';

/** The owner edits the notice. Its payload is the edited entity, so that listeners can deny it. */
export const noticeEditing = defineEvent<{ notice: Notice }>();

/** The owner closed the notice. */
export const noticeClosed = defineEvent<{ notice: Notice }>();

/** The owner reopened the notice. */
export const noticeReopened = defineEvent<{ notice: Notice }>();

/** The owner deletes the notice or withdraws. Listeners still find the rows that refer to it. */
export const noticeDeleting = defineEvent<{ notice: Notice }>();
