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

/** The roles of the notice `n`; one null row for a study. */
const ROLES = sql`(
  select role from seat where notice_id = n.id and role is not null
  union all select null where not exists (select from seat where notice_id = n.id and role is not null)
) wanted`;

/** The roles with at least one free seat without a link. */
const INVITABLE_ROLES = sqlArray(
  sql`wanted.role`,
  sql`${ROLES} where ${isAllowed(linkRules(sql`wanted.role`))}`,
  SEAT_ORDER,
);

/** Finds a valid link by its token, if the viewer sees its notice. */
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
  description: 'A link with which one person can join a team for 72 hours (초대 링크).',
})
export class TeamInvitationType {
  @Field(() => ID, { description: 'The id. It cannot be used to join.' })
  @Sql(ti.id)
  id!: number;

  @Field(() => Role, { nullable: true, description: 'The role (역할) of the seat; null for a study.' })
  @Sql(ti.role)
  role!: Role | null;

  @Field({ description: 'The time when it expires.' })
  @Sql(ti.expires_at)
  expiresAt!: Date;

  @Field(() => NoticeType, { description: 'The notice (공고) of the team.' })
  @Sql(sqlObject(seenNotice))
  notice!: NoticeType;
}

/** Payload of `createTeamInvitation`. */
@ObjectType({ simpleResolvers: true, description: 'The result of createTeamInvitation.' })
export class CreateTeamInvitationPayload {
  @Field({ description: 'The URL of the link with its token after #. Only this response contains it.' })
  url!: string;

  @Field(() => ID, { description: "The link's id among the invitations of the team." })
  invitationId!: number;

  @Field(() => TeamType, { description: 'The team.' })
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** Payload of `revokeTeamInvitation`. */
@ObjectType({ simpleResolvers: true, description: 'The result of revokeTeamInvitation.' })
export class RevokeTeamInvitationPayload {
  @Field(() => TeamType, { description: 'The team.' })
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** Payload of `joinTeam`. */
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
      'The link with a token (초대). Null if it was used, revoked or has expired, or if the viewer may not see the notice.',
    args: { token: { type: () => String, description: 'The token of the link: the part of its URL after #.' } },
    sql: teamInvitation,
  },
});

addFields(TeamType, {
  invitations: {
    type: () => [TeamInvitationType],
    nullable: true,
    description: 'The valid links (초대 링크), the oldest first, 100 at most. Null unless the viewer is the owner.',
    sql: invitations,
  },
  viewerInvitableRoles: {
    type: () => [Role],
    nullable: 'items',
    description:
      'The roles (역할) for which the viewer may create a link now, because they have more free seats than valid links. A study has null instead of a role. The list is empty unless the viewer is the owner, once the team has ended, and while the notice is hidden.',
    sql: fromPrimary(
      ({ viewerId }) => sql`case when ${isAllowed(inviteRules(viewerId))} then ${INVITABLE_ROLES} else '[]' end`,
    ),
  },
});
