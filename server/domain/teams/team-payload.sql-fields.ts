import { sql } from 'kysely';
import { sameFields, sqlColumn, type SqlDefinitions, type SqlField, sqlObject } from '../../selection/fields';
import { viewerOfPayload } from '../members/member.sql-fields';
import { noticeOfPayload } from '../notices/notice-payload.sql-fields';
import { isTeammate, teamsOf } from './team.contributions';

/** The team of a payload; none for everybody but its current members. */
const team: SqlField = {
  ...sqlObject((scope) => {
    const noticeId = sql<number>`${scope.value('noticeId')}::int`;
    return sql`notice n where n.id = ${noticeId} and ${isTeammate(scope.viewerId, noticeId)}`;
  }),
  primary: true,
};

const post = sqlObject(
  (scope) => sql`team_post tp join notice n on n.id = tp.notice_id where tp.id = ${scope.value('postId')}::int`,
);

/** Whether the viewer and the member of a block are in a team, as its owner or as members. */
const sharesTeam: SqlField = {
  ...sqlColumn((scope) => {
    const memberId = sql<number>`${scope.value('memberId')}::int`;
    const isOfMember = isTeammate(memberId, sql<number>`team."noticeId"`);
    return sql`exists (select from (${teamsOf(scope.viewerId)}) team where ${isOfMember})`;
  }),
  primary: true,
};

/** The payloads of teams. */
export const teamPayloadFields: SqlDefinitions['fields'] = {
  AddTeamPostPayload: { post, team },
  BlockMemberPayload: { sharesTeam },
  LeaveTeamPayload: { notice: noticeOfPayload },
  UpdateContactsPayload: { viewer: viewerOfPayload },
  ...sameFields(
    { team },
    'DeleteTeamPostPayload',
    'PinTeamPostPayload',
    'UpdateTeamLinkPayload',
    'RemoveTeamMemberPayload',
    'AskTeamMemberPayload',
    'AnswerTeamPayload',
    'MoveTeamPayload',
    'HandOverTeamPayload',
    'ShowTeamOnProfilePayload',
    'CreateTeamInvitationPayload',
    'RevokeTeamInvitationPayload',
    'JoinTeamPayload',
  ),
};
