import { defineEvent } from '../kit/events';
import type { Member } from './member.entity';

/** A member has signed up. */
export const memberSignedUp = defineEvent<{ member: Member }>();

/** A member has verified the school. The member's row is locked. */
export const schoolVerified = defineEvent<{ member: Member }>();

/** The address of a member's account has changed. The member's row is locked. */
export const emailChanged = defineEvent<{
  member: Member;
  oldEmail: string;
  /** Whether the member had proved that the old address is theirs. */
  wasConfirmed: boolean;
}>();

/**
 * The first step of a withdrawal: listeners lock the rows that it will change, before the member's
 * row is locked (see the order of locks in kit/transaction.ts).
 */
export const withdrawalRequested = defineEvent<{ memberId: number }>();

/**
 * The second step of a withdrawal: the member's row is locked, so no new rows can refer to it.
 * Listeners check that they locked every row.
 * @throws {MissingLocks} from a listener that did not
 */
export const withdrawalLocked = defineEvent<{ memberId: number }>();

/**
 * The last step of a withdrawal: listeners delete or change the rows that refer to the member,
 * before its row is deleted.
 */
export const memberWithdrawing = defineEvent<{ member: Member }>();
