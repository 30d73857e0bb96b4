import { sql } from 'kysely';
import { defineResponse, listOf } from '../../selection/responses';
import { type Context, requireViewerId } from '../context';
import { inTransaction } from '../kit/transaction/transaction';
import { editIfVersion, type ExpectedVersions } from '../kit/transaction/version';
import { PROFILE_LIMIT } from '../members/member.rules';
import { lockProfile, type ProfileChange, updateProfile } from './profile.sql';

/** The viewer's team profile in the error of an outdated edit (rules/versions.md). */
const profileState = defineResponse({
  name: 'profiles.state',
  type: 'Viewer',
  source: ({ viewerId }) => sql`member m where m.id = ${viewerId}`,
  missing: 'UNAUTHENTICATED',
  version: 'teamProfile.version',
  shape: {
    intro: 'teamProfile.intro',
    roles: 'teamProfile.roles',
    tags: listOf('teamProfile.tags', { id: 'id', name: 'name' }),
    links: 'teamProfile.links',
    department: 'teamProfile.department',
    showDepartment: 'teamProfile.showDepartment',
    visibility: 'teamProfile.visibility',
  },
});

/**
 * Changes the viewer's team profile (rules/profiles.md).
 * @param expected versions that the profile may have
 * @throws {AppError} STALE, TOO_MANY_ATTEMPTS; UNAUTHENTICATED after a withdrawal
 */
export async function updateTeamProfile(
  ctx: Context,
  change: ProfileChange,
  expected: ExpectedVersions,
): Promise<void> {
  await ctx.rateLimits.consume(PROFILE_LIMIT, requireViewerId(ctx));
  await inTransaction(ctx, async (tx) => {
    await lockProfile(tx);
    await editIfVersion(tx, { expected, state: profileState() }, () =>
      tx.writes.run(updateProfile, { viewerId: requireViewerId(tx), ...change }),
    );
  });
}
