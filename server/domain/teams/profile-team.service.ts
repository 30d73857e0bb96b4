import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/rules';
import { inTransaction } from '../kit/transaction';
import { lockVisibleNotice } from '../notices/notice.lock';
import { removeAgreement, writeAgreement } from './profile-team.writes';
import { mayShow } from './team.rules';

/**
 * Lets a team of the viewer that is done appear on the viewer's profile, or takes that back. Doing
 * either again changes nothing (rules.md: Teams).
 * @throws {AppError} NOT_FOUND for everybody but its current members, TEAM_STATE while it is not
 *   done
 */
export async function showTeamOnProfile(ctx: Context, noticeId: number, shown: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockVisibleNotice(tx, noticeId, 'share');
    await ensureAllowed(tx, mayShow, { noticeId });
    const agreement = { noticeId, memberId: requireViewerId(tx) };
    await (shown ? writeAgreement(tx, agreement) : removeAgreement(tx, agreement));
  });
}
