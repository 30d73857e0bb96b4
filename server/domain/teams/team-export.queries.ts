import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { EXPORT_PAGE, type ExportParams, exportRows } from '../kit/export';
import type { ContactTables } from './contact.entity';
import type { ProfileTeamTables } from './profile-team.entity';
import { DepartureKind, type TeamTables } from './team.entity';

const { statement } = statementsOn<ContactTables & TeamTables & ProfileTeamTables>();

const contacts = statement<ExportParams>()('teams.exportContacts', (db, { memberId, after }) =>
  db
    .selectFrom('contact')
    .select(['member_id as id', 'open_chat as openChat', 'email', 'phone', 'github', 'discord'])
    .where('member_id', '=', memberId)
    .where('member_id', '>', after),
);

const posts = statement<ExportParams>()(
  'teams.exportPosts',
  (db, { memberId, after }) =>
    db
      .selectFrom('team_post')
      .select(['id', 'notice_id as noticeId', 'text', 'created_at as createdAt'])
      .where('author_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['createdAt'],
);

const memberships = statement<ExportParams>()(
  'teams.exportMemberships',
  (db, { memberId, after }) =>
    db
      .selectFrom('team_member')
      .select(['notice_id as id', 'notice_id as noticeId', 'role', 'since'])
      .where('member_id', '=', memberId)
      .where('notice_id', '>', after)
      .orderBy('notice_id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['since'],
);

const departures = statement<ExportParams>()(
  'teams.exportDepartures',
  (db, { memberId, after }) =>
    db
      .selectFrom('departure')
      .select(['notice_id as id', 'notice_id as noticeId', 'reason', 'created_at as createdAt'])
      .where('member_id', '=', memberId)
      .where('kind', '=', sql.lit(DepartureKind.LEFT))
      .where('notice_id', '>', after)
      .orderBy('notice_id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['createdAt'],
);

const profileTeams = statement<ExportParams>()(
  'teams.exportProfileTeams',
  (db, { memberId, after }) =>
    db
      .selectFrom('profile_team')
      .select(['notice_id as id', 'notice_id as noticeId', 'created_at as createdAt'])
      .where('member_id', '=', memberId)
      .where('notice_id', '>', after)
      .orderBy('notice_id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['createdAt'],
);

/**
 * What the member shares with teammates and wrote to them, the teams that the member joined or left, and those on the
 * profile. Why the member was removed, and when asked for a response, was written by others.
 */
export const teamExports = [
  exportRows('contacts', ['contact'], contacts),
  exportRows('team-posts', ['team_post'], posts),
  exportRows('team-memberships', ['team_member'], memberships),
  exportRows('departures', ['departure'], departures),
  exportRows('profile-teams', ['profile_team'], profileTeams),
];
