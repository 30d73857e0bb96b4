import { defineEvent } from '../kit/events';
import type { Member } from './member.entity';

/** A member is about to leave: listeners put in order what hangs on it, before its row goes. */
export const memberWithdrawing = defineEvent<{ member: Member }>();

/**
 * A member asks to leave: listeners lock what its leaving will change, before its own row is locked. Locks are taken on
 * notices first and on members after them, everywhere, so that nobody waits in a circle.
 */
export const memberLeaving = defineEvent<{ memberId: number }>();
