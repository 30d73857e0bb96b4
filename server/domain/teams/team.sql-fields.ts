import { sql } from 'kysely';
import { ID_BOUNDS, parseId } from '../../platform/validation';
import { sqlConnection } from '../../selection/connections';
import {
  sqlArray,
  sqlColumn,
  sqlColumnsOf,
  type SqlDefinitions,
  type SqlField,
  sqlId,
  sqlObject,
  type SqlRootField,
  type SqlScope,
  sqlTime,
} from '../../selection/fields';
import { ApplicationStatus } from '../applications/application.entity';
import { isAllowed } from '../kit/rules';
import { ENDED_STATES } from '../notices/notice.entity';
import { isOwn, manageRules } from '../notices/notice.rules';
import { contactFields, contactsOf } from './contact.sql-fields';
import { invitationFields, invitationsOfTeam, teamInvitation } from './invitation.sql-fields';
import { showingCount, showsOnProfile } from './profile-team.columns';
import { completedTeamFields, completedTeams } from './profile-team.sql-fields';
import { isTeammate } from './team.contributions';
import { selectViewerTeams, teamCountOf } from './team.queries';
import { leaveRules, moveRules } from './team.rules';
import { teamPayloadFields } from './team-payload.sql-fields';
import { memberFields, members } from './team-member.sql-fields';
import { pinnedPost, postFields, posts } from './team-post.sql-fields';

// The row in scope of a team is its notice `n`, of the viewer's teams `vt`.

const APPROVED = sql.lit(ApplicationStatus.APPROVED);
const NOTICE_ID = sql<number>`n.id`;

/** It is read from the primary, because a replica may not have the latest departure (rules.md: Teams). */
const team: SqlRootField = {
  ...sqlObject((scope) => {
    const noticeId = sql<number>`${scope.value('noticeId')}::int`;
    return sql`notice n where n.id = ${noticeId} and ${isTeammate(scope.viewerId, noticeId)}`;
  }),
  read: ({ id }) => ({ values: { noticeId: parseId(id) } }),
  primary: true,
};

const askedAt = ({ viewerId }: SqlScope) => sql`(
  select r.asked_at from application a join response_check r on r.application_id = a.id
  where a.notice_id = n.id and a.applicant_id = ${viewerId}
)`;

/** The states that the viewer may give the team. */
function nextStates({ viewerId }: SqlScope) {
  const states = ENDED_STATES.map((state, rank) => sql`(${sql.lit(rank)}, ${sql.lit(state)})`);
  const rows = sql`(values ${sql.join(states)}) next (rank, state)`;
  return sqlArray(
    sql`next.state`,
    sql`${rows} where ${isAllowed(moveRules(viewerId, sql`next.state`))}`,
    sql`next.rank`,
  );
}

const teamFields: Record<string, SqlField> = {
  id: sqlId(() => NOTICE_ID),
  notice: sqlColumn((_scope, selection) => selection.json()),
  state: sqlColumn(() => sql`n.team_state`),
  link: sqlColumn(() => sql`(select link from team where notice_id = n.id)`),
  viewerAskedAt: sqlTime(askedAt),
  viewerShowsOnProfile: sqlColumn(({ viewerId }) => showsOnProfile(viewerId, NOTICE_ID)),
  showingCount: sqlColumn(() => showingCount(NOTICE_ID)),
  members,
  posts,
  pinnedPost,
  viewerCanLeave: sqlColumn(({ viewerId }) => isAllowed(leaveRules(viewerId))),
  viewerCanManage: sqlColumn(({ viewerId }) => isAllowed(manageRules(viewerId))),
  viewerNextStates: sqlColumn(nextStates),
  ...invitationsOfTeam,
};

const teams = sqlConnection({
  start: ID_BOUNDS.max,
  alias: 'vt',
  order: 'desc',
  rows: ({ viewerId }, { afterId, limit }) => selectViewerTeams(viewerId, { before: afterId, first: limit }),
});

/** Members of a team always see its notice. */
const viewerTeamFields: Record<string, SqlField> = {
  id: sqlId(() => sql`vt.id`),
  notice: sqlObject(() => sql`notice n where n.id = vt.id`),
  ...sqlColumnsOf('vt', 'role', 'isOwner', 'state'),
  since: sqlTime(() => sql`vt.since`),
};

export const teamSqlFields: SqlDefinitions = {
  roots: { team, teamInvitation },
  fields: {
    ...teamPayloadFields,
    Team: teamFields,
    TeamMember: memberFields,
    TeamPost: postFields,
    TeamInvitation: invitationFields,
    ViewerTeam: viewerTeamFields,
    CompletedTeam: completedTeamFields,
    Contacts: contactFields,
    Member: { completedTeams },
    Notice: {
      viewerIsTeammate: sqlColumn(
        (scope) => sql`(${isOwn(scope.viewerId)} or exists (
          select from application a where a.notice_id = n.id and a.applicant_id = ${scope.viewerId} and a.status = ${APPROVED}
        ))`,
      ),
    },
    Application: {
      departureReason: sqlColumn(() => sql`(select reason from departure where application_id = a.id)`),
    },
    Viewer: {
      contacts: contactsOf(sql`m.id`),
      teams,
      teamCount: sqlColumn(({ viewerId }) => teamCountOf(viewerId)),
    },
  },
};
