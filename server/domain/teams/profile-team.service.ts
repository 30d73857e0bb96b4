import type { Context } from '../context';
import { ensureAllowed } from '../kit/refusal';
import { inTransaction } from '../kit/transaction';
import { removeAgreement, writeAgreement } from './profile-team.writes';
import { lockTeam } from './team.lock';
import { refusalToShowOnProfile } from './team.policy';

/**
 * Lets a team of the viewer that is done appear on the viewer's profile, or takes that back. Doing either again changes nothing
 * (rules.md: Teams).
 * @throws {AppError} NOT_FOUND for everybody but its current members, TEAM_STATE while it is not done
 */
export async function showTeamOnProfile(ctx: Context, noticeId: number, shown: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { notice, viewer } = await lockTeam(tx, noticeId, 'share');
    ensureAllowed(refusalToShowOnProfile(notice));
    const agreement = { noticeId, memberId: viewer.id };
    await (shown ? writeAgreement(tx, agreement) : removeAgreement(tx, agreement));
  });
}
