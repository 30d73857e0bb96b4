import { type Context, requireViewerId } from '../../context';
import { inTransaction } from '../../kit/transaction/transaction';
import { deleteAgreement, insertAgreement } from './profile-team.sql';
import { lockTeam } from '../team-lock.sql';
import { showTeamCheck } from '../team.rules';

/**
 * Shows or hides a completed team of the viewer on the viewer's profile (rules/profiles.md:
 * Completed teams). Repeating it changes nothing.
 * @throws {AppError} NOT_FOUND unless the viewer is a current member, TEAM_STATE unless the team is
 *   done
 */
export async function showTeamOnProfile(ctx: Context, noticeId: number, shown: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockTeam(tx, showTeamCheck, { noticeId }, 'share');
    const agreement = { noticeId, memberId: requireViewerId(tx) };
    await tx.writes.run(shown ? insertAgreement : deleteAgreement, agreement);
  });
}
