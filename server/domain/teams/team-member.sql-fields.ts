import { sql } from 'kysely';
import { sqlArray, sqlColumn, sqlColumnsOf, type SqlField, sqlObject, sqlTime } from '../../selection/fields';
import { isAllowed } from '../kit/rules';
import { isOwn } from '../notices/notice.rules';
import { contactsOf } from './contact.sql-fields';
import { hasNotAnswered, memberships } from './team.columns';
import { isTeammate } from './team.contributions';
import { manageMemberRules } from './team.rules';

// The row in scope of a team's members is `tm`, with the question that they have not answered as `r`, at the notice `n`.

/** The current members of the team of the notice `n`, the owner first; none for everybody else. */
export const members: SqlField = sqlColumn(({ viewerId }, selection) =>
  sqlArray(
    selection.json(),
    sql`${memberships()} tm left join response_check r on r.application_id = tm."applicationId"
      where tm."noticeId" = n.id and ${isTeammate(viewerId, sql<number>`n.id`)}`,
    sql`tm."isOwner" desc, tm.since, tm."memberId"`,
  ),
);

/** The fields of `TeamMember`. */
export const memberFields: Record<string, SqlField> = {
  id: sqlColumn(() => sql`tm."noticeId" || '-' || tm."memberId"`),
  member: sqlObject(() => sql`member m where m.id = tm."memberId"`),
  ...sqlColumnsOf('tm', 'role', 'isOwner'),
  since: sqlTime(() => sql`tm.since`),
  askedAt: sqlTime(({ viewerId }) => sql`case when ${viewerId} in (tm."memberId", n.owner_id) then r.asked_at end`),
  unanswered: sqlColumn((scope) => sql`coalesce(${isOwn(scope.viewerId)} and ${hasNotAnswered()}, false)`),
  contacts: contactsOf(sql`tm."memberId"`),
  viewerCanManage: sqlColumn(({ viewerId }) => isAllowed(manageMemberRules(viewerId, sql`tm."memberId"`))),
};
