import { defineEvent } from '../kit/events';

/** The notice of a comment, as far as listeners need it. */
export interface CommentedNotice {
  id: number;
  title: string;
  owner: { id: number };
}

/** A member commented on a notice. */
export const commentAdded = defineEvent<{ notice: CommentedNotice; authorId: number }>();
