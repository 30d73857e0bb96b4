import { defineEvent } from '../lib/events';
import type { Notice } from '../notices/notice.entity';
import type { Comment } from './comment.entity';

/** Somebody commented on a notice. */
export const commentAdded = defineEvent<{ comment: Comment; notice: Notice; authorId: number }>();
