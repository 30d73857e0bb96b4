import { defineEvent } from '../kit/events';

/** A notice as an event about its comments tells of it. */
export interface Commented {
  id: number;
  title: string;
  owner: { id: number };
}

/** Somebody commented on a notice. */
export const commentAdded = defineEvent<{ notice: Commented; authorId: number }>();
