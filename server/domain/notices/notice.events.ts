import { defineEvent } from '../kit/events';
import type { Notice } from './notice.entity';

/** The owner is about to save an edit, which the entity already has: listeners may refuse it. */
export const noticeEdited = defineEvent<{ notice: Notice }>();

/** The owner closed recruiting. */
export const noticeClosed = defineEvent<{ notice: Notice }>();

/** The notice is about to go, with all that hangs on it: listeners still find its rows. */
export const noticeDeleted = defineEvent<{ notice: Notice }>();
