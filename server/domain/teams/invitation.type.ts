import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { fromPrimary, sqlArray, type SqlField, sqlObject, type SqlScope } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, addQueries, Sql } from '../../selection/schema-fields';
import { hashLinkToken, isLinkToken } from '../kit/link-token';
import { isAllowed } from '../kit/rules';
import { isOwn } from '../notices/notice.rules';
import { NoticeType } from '../notices/notice.type';
import { visibleTo } from '../notices/notice.visibility';
import { Role } from '../notices/project.entity';
import { isValid, MAX_LISTED } from './invitation.columns';
import type { InvitationTables } from './invitation.entity';
import { SEAT_ORDER } from './seat.capacity';
import { inviteRules, linkRules } from './team.rules';
import { teamOfPayload, TeamType } from './team.type';

const ti = columnsOf<InvitationTables['team_invitation']>('ti');

// The row in scope of links to teams is `ti`.

/** The notice of the link, if it exists for the viewer. */
const seenNotice = ({ viewerId }: SqlScope) => sql`notice n where n.id = ti.notice_id and ${visibleTo(viewerId)}`;

const invitations = fromPrimary((scope, selection) => {
  const valid = sql`(
    select * from team_invitation where notice_id = n.id and ${isValid} order by id limit ${MAX_LISTED}
  ) ti`;
  return sql`case when ${isOwn(scope.viewerId)} then ${sqlArray(selection.json(), valid, sql`ti.id`)} end`;
});

/** The roles of the notice `n`, or null for the seats of a study. */
const ROLES = sql`(
  select role from seat where notice_id = n.id and role is not null
  union all select null where not exists (select from seat where notice_id = n.id and role is not null)
) wanted`;

/** The roles with a seat for one more link. */
const INVITABLE_ROLES = sqlArray(
  sql`wanted.role`,
  sql`${ROLES} where ${isAllowed(linkRules(sql`wanted.role`))}`,
  SEAT_ORDER,
);

/** The query of links. */
const teamInvitation: SqlField = {
  ...sqlObject(
    (scope) => sql`team_invitation ti where ti.token_hash = ${scope.value('tokenHash')}::text and ${isValid}
      and exists (select from ${seenNotice(scope)})`,
  ),
  read: ({ token }) => ({ values: { tokenHash: isLinkToken(String(token)) ? hashLinkToken(String(token)) : null } }),
  primary: true,
};

/** A link to a team, without its token. */
@ObjectType('TeamInvitation', {
  simpleResolvers: true,
  description: 'A link by which one person joins a team (초대 링크), for 72 hours.',
})
export class TeamInvitationType {
  @Field(() => ID, { description: 'The id, which is no token.' })
  @Sql(ti.id)
  id!: number;

  @Field(() => Role, { nullable: true, description: 'The role (역할) that it is for; null for a study.' })
  @Sql(ti.role)
  role!: Role | null;

  @Field({ description: 'Until when it is valid.' })
  @Sql(ti.expires_at)
  expiresAt!: Date;

  @Field(() => NoticeType, { description: 'The notice (공고) of the team.' })
  @Sql(sqlObject(seenNotice))
  notice!: NoticeType;
}

/** What a new link returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of createTeamInvitation.' })
export class CreateTeamInvitationPayload {
  @Field({ description: 'The address of the link, with its token behind #. It is in this response only.' })
  url!: string;

  @Field(() => ID, { description: "The link's id among the invitations of the team." })
  invitationId!: number;

  @Field(() => TeamType, { description: 'The team.' })
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** What taking a link back returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of revokeTeamInvitation.' })
export class RevokeTeamInvitationPayload {
  @Field(() => TeamType, { description: 'The team.' })
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** What joining returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of joinTeam.' })
export class JoinTeamPayload {
  @Field(() => TeamType, { description: 'The team that the viewer is in now.' })
  @Sql(teamOfPayload)
  team!: TeamType;
}

addQueries({
  teamInvitation: {
    type: () => TeamInvitationType,
    nullable: true,
    description:
      'What a link invites to (초대); null when it was used, taken back or is too old, and when the viewer may not see the notice.',
    args: { token: { type: () => String, description: 'The token of the link: what comes after # in its address.' } },
    sql: teamInvitation,
  },
});

addFields(TeamType, {
  invitations: {
    type: () => [TeamInvitationType],
    nullable: true,
    description:
      'The links (초대 링크) that are still valid, the oldest first, 100 at most; null for everybody but the owner.',
    sql: invitations,
  },
  viewerInvitableRoles: {
    type: () => [Role],
    nullable: 'items',
    description:
      'The roles (역할) for which the viewer may create a link now: those with more free seats than valid links. For a study it holds null when there is such a seat. It is empty for everybody but the owner, once the team has ended, and while the notice is hidden.',
    sql: fromPrimary(
      ({ viewerId }) => sql`case when ${isAllowed(inviteRules(viewerId))} then ${INVITABLE_ROLES} else '[]' end`,
    ),
  },
});
