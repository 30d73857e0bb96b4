import { defineEvent } from '../lib/events';
import type { Member } from './member.entity';

/** A member is about to leave: listeners put in order what hangs on it, before its row goes. */
export const memberWithdrawing = defineEvent<{ member: Member }>();
