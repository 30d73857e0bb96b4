import { defineEvent } from '../kit/events';

/**
 * A member has changed their password. The member's row is locked. Listeners end what a stolen
 * password may have given.
 */
export const passwordChanged = defineEvent<{ memberId: number }>();
