import { type Context, requireViewerId } from '../../context';
import { inTransaction } from '../../kit/transaction/transaction';
import { lockTeam } from '../team-lock.sql';
import { enterTeamCheck } from '../team.rules';
import { shareFreeTimeCheck } from './free-time.rules';
import { deleteShare, insertShare } from './free-time.sql';

/**
 * Starts or ends comparing the viewer's free hours with those of a team (rules/team-meetings.md).
 * Repeating it changes nothing.
 * @throws {AppError} NOT_FOUND unless the viewer is a current member, SUSPENDED; TEAM_OVER for
 *   starting in an ended team
 */
export async function shareFreeTime(ctx: Context, noticeId: number, shared: boolean): Promise<void> {
  const key = { noticeId, memberId: requireViewerId(ctx) };
  await inTransaction(ctx, async (tx) => {
    await lockTeam(tx, shared ? shareFreeTimeCheck : enterTeamCheck, { noticeId }, 'share');
    await tx.writes.run(shared ? insertShare : deleteShare, key);
  });
}
