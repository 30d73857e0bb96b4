import { type Expression, sql } from 'kysely';
import type { Rule } from '../../kit/rules/rules';
import { endedRecently, isRecruiting } from '../deadlines/deadline.sql';
import { contributions } from '../notice-contributions.sql';
import { defineNoticeCheck, denyEndedTeam, denyManaging, denyWithoutFreeSeat, NOTICE_ID } from '../notice.rules';

/**
 * Denies reopening the notice `n` (rules/deadlines.md).
 * @param freeSeats the number of its free seats
 */
export function denyReopening(viewerId: Expression<number>, freeSeats = contributions.freeSeats(NOTICE_ID)): Rule[] {
  return [
    ...denyManaging(viewerId),
    ['STILL_RECRUITING', isRecruiting()],
    denyEndedTeam(),
    ['REOPENING_TOO_LATE', sql`not ${endedRecently()}`],
    denyWithoutFreeSeat(freeSeats),
  ];
}

export const reopenCheck = defineNoticeCheck('notices.reopenCheck', ({ viewerId }) => denyReopening(viewerId));

/** Denies an action if the notice `n` does not recruit (rules/notices.md: States). */
export const denyNotRecruiting = (): Rule<'RECRUITMENT_CLOSED'> => ['RECRUITMENT_CLOSED', sql`not ${isRecruiting()}`];

/** Check of confirming that the notice still recruits (rules/deadlines.md). */
export const confirmCheck = defineNoticeCheck('notices.confirmCheck', () => [denyNotRecruiting()]);

/** Denies closing the notice `n` (rules/notices.md: States). */
export function denyClosing(viewerId: Expression<number>): Rule[] {
  return [...denyManaging(viewerId), ['ALREADY_CLOSED', sql`not ${isRecruiting()}`]];
}

export const closeCheck = defineNoticeCheck('notices.closeCheck', ({ viewerId }) => denyClosing(viewerId));
