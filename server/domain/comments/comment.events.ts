import { defineEvent } from '../kit/events';

/** What an event about a comment carries of the notice. */
export interface CommentedNotice {
  id: number;
  title: string;
  owner: { id: number };
}

/** Somebody commented on a notice. */
export const commentAdded = defineEvent<{ notice: CommentedNotice; authorId: number }>();
