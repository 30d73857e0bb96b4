import { sql } from 'kysely';
import {
  sqlArray,
  sqlColumn,
  type SqlField,
  sqlId,
  sqlObject,
  type SqlRootField,
  type SqlScope,
  sqlTime,
} from '../../selection/fields';
import { SEAT_ORDER } from '../applications/application.capacity';
import { hashLinkToken, isLinkToken } from '../kit/link-token';
import { isAllowed } from '../kit/rules';
import { isOwn } from '../notices/notice.rules';
import { visibleTo } from '../notices/notice.visibility';
import { isValid, MAX_LISTED } from './invitation.columns';
import { inviteRules, linkRules } from './team.rules';

// The row in scope of links to teams is `ti`.

/** The notice of the link, if it exists for the viewer. */
const seenNotice = ({ viewerId }: SqlScope) => sql`notice n where n.id = ti.notice_id and ${visibleTo(viewerId)}`;

const invitations = sqlColumn((scope, selection) => {
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
export const teamInvitation: SqlRootField = {
  ...sqlObject(
    (scope) => sql`team_invitation ti where ti.token_hash = ${scope.value('tokenHash')}::text and ${isValid}
      and exists (select from ${seenNotice(scope)})`,
  ),
  read: ({ token }) => ({ values: { tokenHash: isLinkToken(String(token)) ? hashLinkToken(String(token)) : null } }),
  primary: true,
};

/** The fields of `Team` about links. */
export const invitationsOfTeam: Record<string, SqlField> = {
  invitations: { ...invitations, primary: true },
  viewerInvitableRoles: {
    ...sqlColumn(
      ({ viewerId }) => sql`case when ${isAllowed(inviteRules(viewerId))} then ${INVITABLE_ROLES} else '[]' end`,
    ),
    primary: true,
  },
};

/** The fields of `TeamInvitation`. */
export const invitationFields: Record<string, SqlField> = {
  id: sqlId(() => sql`ti.id`),
  role: sqlColumn(() => sql`ti.role`),
  expiresAt: sqlTime(() => sql`ti.expires_at`),
  notice: sqlObject(seenNotice),
};
