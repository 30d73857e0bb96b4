import { type Context, requireViewerId } from '../../context';
import { inTransaction } from '../../kit/transaction/transaction';
import { teamMeetingSet } from '../team.events';
import { lockTeam } from '../team-lock.sql';
import { manageTeamCheck } from '../team.rules';
import type { SetNextMeetingInput } from './next-meeting.inputs';
import { ensureUpcoming, MEETING_LIMIT, setMeetingCheck } from './next-meeting.rules';
import { deleteMeeting, upsertMeeting } from './next-meeting.sql';

/**
 * Sets the next meeting of the viewer's own team and notifies its members (rules/team-meetings.md).
 * The same meeting again changes nothing.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, TEAM_OVER, SUSPENDED, TOO_MANY_ATTEMPTS, or
 *   VALIDATION_FAILED for a time in the past or too far ahead
 */
export async function setNextMeeting(
  ctx: Context,
  noticeId: number,
  { date, start, minutes, place }: Omit<SetNextMeetingInput, 'teamId'>,
): Promise<void> {
  await ctx.rateLimits.consume(MEETING_LIMIT, requireViewerId(ctx));
  const startsAt = `${date}T${start}:00+09:00`;
  await inTransaction(ctx, async (tx) => {
    const notice = await lockTeam(tx, setMeetingCheck, { noticeId });
    await ensureUpcoming(tx, startsAt);
    const isNew = await tx.writes.exists(upsertMeeting, { noticeId, startsAt, minutes, place });
    if (isNew) await teamMeetingSet.fire(tx, { notice, actorId: notice.owner.id });
  });
}

/**
 * Clears the next meeting of the viewer's own team, if there is one.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, SUSPENDED, TOO_MANY_ATTEMPTS
 */
export async function clearNextMeeting(ctx: Context, noticeId: number): Promise<void> {
  await ctx.rateLimits.consume(MEETING_LIMIT, requireViewerId(ctx));
  await inTransaction(ctx, async (tx) => {
    await lockTeam(tx, manageTeamCheck, { noticeId });
    await tx.writes.run(deleteMeeting, { noticeId });
  });
}
