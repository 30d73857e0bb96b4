import { type Expression, sql } from 'kysely';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { fromPrimary, sqlArray, type SqlField, sqlObject } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { addFields, addQueries, Sql } from '../../../selection/schema-fields';
import { hashLinkToken, isLinkToken } from '../../kit/sessions/link-token';
import { denialOf, isAllowed, type Rule } from '../../kit/rules/rules';
import { denyEndedTeam, forOwner } from '../../notices/notice.rules';
import { noticeOrNull, NoticeType } from '../../notices/notice.type';
import { visibleNotice } from '../../notices/visibility/notice-visibility.sql';
import { Role } from '../../profiles/role.entity';
import { isValidInvitation, MAX_INVITATIONS } from './invitation.sql';
import type { InvitationTables } from './invitation.entity';
import { SEAT_ORDER } from '../seats/seat.sql';
import { denyInviting, denyInvitingRole, InviteDenial } from './invitation.rules';
import { TeamType } from '../team.type';

const ti = columnsOf<InvitationTables['team_invitation']>('ti');

// The row in scope of invitations to teams is `ti`.

const invitations = fromPrimary((scope, selection) => {
  const valid = sql`(
    select * from team_invitation where notice_id = n.id and ${isValidInvitation} order by id limit ${MAX_INVITATIONS}
  ) ti`;
  return forOwner(scope.viewerId, sqlArray(selection.json(), valid, sql`ti.id`));
});

/** Roles of the notice `n`; one null row for a study. */
const ROLES = sql`(
  select role from seat where notice_id = n.id and role is not null
  union all select null where not exists (select from seat where notice_id = n.id and role is not null)
) wanted`;

/** Roles with at least one free seat without an invitation. */
const INVITABLE = sql`${ROLES} where ${isAllowed(denyInvitingRole(sql`wanted.role`))}`;

/** Denies inviting, for reasons that are the same for every role. */
const denyAnyInvitation = (viewerId: Expression<number>): Rule<keyof typeof InviteDenial>[] => [
  ...denyInviting(viewerId),
  denyEndedTeam(),
  ['NOTICE_FULL', sql`not exists (select from ${INVITABLE})`],
];

/** Finds a valid invitation by its token, if the viewer sees its notice. */
const teamInvitation: SqlField = {
  ...sqlObject(
    (scope) => sql`team_invitation ti where ti.token_hash = ${scope.value('tokenHash')}::text and ${isValidInvitation}
      and exists (select from ${visibleNotice(scope.viewerId, ti.notice_id)})`,
  ),
  parse: ({ token }) => ({ values: { tokenHash: isLinkToken(String(token)) ? hashLinkToken(String(token)) : null } }),
  primary: true,
};

registerEnumType(InviteDenial, {
  name: 'InviteDenial',
  description: 'The reason why the viewer may not invite to a team (초대할 수 없는 이유).',
  valuesConfig: {
    FORBIDDEN: { description: 'The viewer does not own the notice.' },
    NOTICE_HIDDEN: { description: 'The notice is hidden (숨김).' },
    TEAM_OVER: { description: 'The team has ended.' },
    NOTICE_FULL: { description: 'Every free seat has a valid link.' },
  },
});

/** An invitation to a team, without its token. */
@ObjectType('TeamInvitation', {
  simpleResolvers: true,
  description: 'A link with which one person can join a team for 72 hours (초대 링크).',
})
class TeamInvitationType {
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
  @Sql(noticeOrNull(ti.notice_id))
  notice!: NoticeType;
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
      ({ viewerId }) =>
        sql`case when ${isAllowed(denyInviting(viewerId))} then ${sqlArray(sql`wanted.role`, INVITABLE, SEAT_ORDER)} else '[]' end`,
    ),
  },
  viewerInviteDenial: {
    type: () => InviteDenial,
    nullable: true,
    description: 'The reason why the viewer may not create a link for any role; null if they may.',
    sql: fromPrimary(({ viewerId }) => denialOf(denyAnyInvitation(viewerId))),
  },
});
