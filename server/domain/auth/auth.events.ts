import { defineEvent } from '../kit/events/events';

/**
 * A member has changed their password. The member's row is locked. Listeners end everything that a
 * stolen password may have created.
 */
export const passwordChanged = defineEvent<{ memberId: number }>();
