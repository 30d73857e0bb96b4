import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { type ApplicationTables, ApplicationStatus } from '../applications/application.entity';
import { EXPORT_PAGE, type ExportParams, exportRows } from '../kit/export';
import type { ContactTables } from './contact.entity';
import type { ProfileTeamTables } from './profile-team.entity';
import type { TeamTables } from './team.entity';

const { statement } = statementsOn<ContactTables & TeamTables & ApplicationTables & ProfileTeamTables>();

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

const departures = statement<ExportParams>()(
  'teams.exportDepartures',
  (db, { memberId, after }) =>
    db
      .selectFrom('departure as d')
      .innerJoin('application as a', 'a.id', 'd.application_id')
      .select(['a.id', 'a.notice_id as noticeId', 'd.reason', 'd.created_at as createdAt'])
      .where('a.applicant_id', '=', memberId)
      .where('a.status', '=', sql.lit(ApplicationStatus.LEFT))
      .where('a.id', '>', after)
      .orderBy('a.id')
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

/** What the member shares with teammates, wrote to them, gave as reasons for leaving, and lets appear on the profile. Why they were removed was written by others. */
export const teamExports = [
  exportRows('contacts', ['contact'], contacts),
  exportRows('team-posts', ['team_post'], posts),
  exportRows('departures', ['departure'], departures),
  exportRows('profile-teams', ['profile_team'], profileTeams),
];
