import { defineRateLimit } from '../../platform/rate-limits';

/**
 * Wrong passwords for one account from unknown devices, whatever their addresses. Strangers can use
 * this limit up, so neither a known device nor a member who is logged in depends on it (rules.md:
 * Sessions).
 */
export const ACCOUNT_LIMIT = defineRateLimit({ name: 'loginByAccount', points: 5, durationSeconds: 30 * 60 });

/** Wrong passwords from one known device. */
export const DEVICE_LIMIT = defineRateLimit({ name: 'loginByDevice', points: 5, durationSeconds: 30 * 60 });

/**
 * Failed logins of unknown devices from one address. The limit is high because a whole campus may
 * share one address.
 */
export const LOGIN_LIMIT = defineRateLimit({ name: 'loginByAddress', points: 300, durationSeconds: 15 * 60 });

/**
 * Logins with the right password: of one member from unknown devices, and of each known device.
 * Each starts a session, which takes a write to the store and a hash, so nobody may start them
 * without end. Somebody else who has the password can use up neither the logins of a member's
 * device nor anything of a member who is logged in already.
 */
export const MEMBER_LOGIN_LIMIT = defineRateLimit({ name: 'loginsOfMember', points: 30, durationSeconds: 60 * 60 });
