import { defineEvent } from '../kit/events';
import type { Notice } from './notice.entity';

/** The owner edits the notice. It is fired before the flush, with the edited entity, so that listeners can refuse the edit. */
export const noticeEdited = defineEvent<{ notice: Notice }>();

/** The owner closed the notice. */
export const noticeClosed = defineEvent<{ notice: Notice }>();

/** The notice is deleted. It is fired before the flush, so that listeners still find the rows that refer to the notice. */
export const noticeDeleted = defineEvent<{ notice: Notice }>();
