import { type Expression, sql } from 'kysely';
import { literals } from '../../platform/database/expressions';
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
import { ENDED_STATES } from '../notices/notice.entity';
import { isOwn } from '../notices/notice.sql-fields';
import { visibleTo } from '../notices/notice.visibility';
import { isFullWithLinks } from './invitation.capacity';
import { isValid, MAX_LISTED } from './invitation.columns';

// The row in scope of links to teams is `ti`.

/** The notice of the link, if it exists for the viewer. */
const seenNotice = ({ viewerId }: SqlScope) => sql`notice n where n.id = ti.notice_id and ${visibleTo(viewerId)}`;

const invitations = sqlColumn((scope, selection) => {
  const valid = sql`(
    select * from team_invitation where notice_id = n.id and ${isValid} order by id limit ${MAX_LISTED}
  ) ti`;
  return sql`case when ${isOwn(scope)} then ${sqlArray(selection.json(), valid, sql`ti.id`)} end`;
});

/** The roles of the notice `n`, or null for the seats of a study. */
const ROLES = sql`(
  select role from seat where notice_id = n.id and role is not null
  union all select null where not exists (select from seat where notice_id = n.id and role is not null)
) wanted`;

/** The roles with a seat for one more link. */
const INVITABLE_ROLES = sqlArray(
  sql`wanted.role`,
  sql`${ROLES} where not ${isFullWithLinks(sql`n.id`, sql`wanted.role`)}`,
  SEAT_ORDER,
);

/** Whether the viewer may invite to the team of the notice `n` while a seat is free. */
const mayInvite = (scope: SqlScope): Expression<unknown> =>
  sql`${isOwn(scope)} and not n.hidden and n.team_state not in (${literals(ENDED_STATES)})`;

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
    ...sqlColumn((scope) => sql`case when ${mayInvite(scope)} then ${INVITABLE_ROLES} else '[]' end`),
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
