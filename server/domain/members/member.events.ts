import { defineEvent } from '../kit/events';
import type { Member } from './member.entity';

/** A member is about to leave: listeners put in order what hangs on it, before its row goes. */
export const memberWithdrawing = defineEvent<{ member: Member }>();

/**
 * A member asks to leave: listeners lock what its leaving will change, before its own row is locked (the order of locks
 * stands at `inTransaction`).
 */
export const memberLeaving = defineEvent<{ memberId: number }>();

/**
 * The row of a member that leaves is locked, so nothing new can hang on it: listeners check that they locked everything.
 * @throws {MissingLocks} from a listener that did not
 */
export const memberLocked = defineEvent<{ memberId: number }>();
