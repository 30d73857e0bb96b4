import { sql } from 'kysely';
import { sqlArray, sqlColumn, sqlColumnsOf, type SqlField, sqlId, sqlTime } from '../../selection/fields';
import { seesTeamsOnProfile, teamsOnProfile } from './profile-team.queries';

// The row in scope of completed teams is `ct`, on the profile of the member `m`.

/** The teams on the profile of the member `m`. */
export const completedTeams: SqlField = sqlColumn(({ viewerId }, selection) =>
  sqlArray(
    selection.json(),
    sql`${teamsOnProfile(viewerId)} ct where ${seesTeamsOnProfile(viewerId)}`,
    sql`ct."teamId" desc`,
  ),
);

/** The fields of `CompletedTeam`. */
export const completedTeamFields: Record<string, SqlField> = {
  id: sqlColumn(() => sql`ct."teamId" || '-' || m.id`),
  teamId: sqlId(() => sql`ct."teamId"`),
  ...sqlColumnsOf('ct', 'kind', 'title', 'role', 'isOwner'),
  agreedAt: sqlTime(() => sql`ct."agreedAt"`),
};
