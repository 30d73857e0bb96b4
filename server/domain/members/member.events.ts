import { defineEvent } from '../kit/events/events';
import type { CurrentEmail, Member } from './member.entity';

/** A member has signed up. */
export const memberSignedUp = defineEvent<{ member: Member }>();

/** A member has verified their school. The member's row is locked. */
export const schoolVerified = defineEvent<{ member: Member }>();

/** A member has moved to another school. The member's row is locked. */
export const memberMoved = defineEvent<{
  member: Member;
  oldSchoolKey: string;
  /** True if the member moderated the old school. The move has ended this role. */
  wasModerator: boolean;
}>();

/** The e-mail address of an account has changed. The member's row is locked. */
export const emailChanged = defineEvent<{ member: Member; old: CurrentEmail }>();

/**
 * First step of a withdrawal. Listeners lock the rows that they will change, before the member's
 * row is locked (order of locks in kit/transaction/transaction.ts).
 */
export const withdrawalRequested = defineEvent<{ memberId: number }>();

/**
 * Second step of a withdrawal. The member's row is locked, so no new rows can reference it.
 * Listeners check that they locked every row.
 * @throws {MissingLocks} from a listener with too few locks
 */
export const withdrawalLocked = defineEvent<{ memberId: number }>();

/**
 * Last step of a withdrawal. Listeners delete or change the rows that reference the member. Its row
 * is deleted afterwards.
 */
export const memberWithdrawing = defineEvent<{ member: Member }>();
