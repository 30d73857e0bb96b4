import { defineEvent } from '../lib/events';
import type { Notice } from '../notices/notice.entity';

/** Somebody commented on a notice. */
export const commentAdded = defineEvent<{ notice: Notice; authorId: number }>();
