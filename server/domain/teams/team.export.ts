import { sql } from 'kysely';
import { isoTime } from '../../selection/answers';
import { isoTimeSql } from '../../selection/selected-fields';
import { columnsOf } from '../../selection/rows';
import { type ApplicationTables, ApplicationStatus } from '../applications/application.entity';
import { defineExport, type ExportedPart } from '../kit/export';
import type { ContactTables } from './contact.entity';
import type { ProfileTeamTables } from './profile-team.entity';
import type { TeamTables } from './team.entity';

const co = columnsOf<ContactTables['contact']>('co');
const tp = columnsOf<TeamTables['team_post']>('tp');
const de = columnsOf<TeamTables['departure']>('de');
const a = columnsOf<ApplicationTables['application']>('a');
const pt = columnsOf<ProfileTeamTables['profile_team']>('pt');

const contacts = defineExport({
  name: 'contacts',
  tables: ['contact'],
  rows: ({ viewerId }) => sql`contact co where co.member_id = ${viewerId}`,
  id: co.member_id,
  shape: { openChat: co.open_chat, email: co.email, phone: co.phone, github: co.github, discord: co.discord },
});

const posts = defineExport({
  name: 'team-posts',
  tables: ['team_post'],
  type: 'TeamPost',
  rows: ({ viewerId }) => sql`team_post tp where tp.author_id = ${viewerId}`,
  id: tp.id,
  shape: { noticeId: tp.notice_id, text: 'text', createdAt: isoTime('createdAt') },
});

const departures = defineExport({
  name: 'departures',
  tables: ['departure'],
  rows: ({ viewerId }) => sql`
    departure de join application a on a.id = de.application_id
    where a.applicant_id = ${viewerId} and a.status = ${sql.lit(ApplicationStatus.LEFT)}`,
  id: a.id,
  shape: { noticeId: a.notice_id, reason: de.reason, createdAt: isoTimeSql(de.created_at) },
});

const profileTeams = defineExport({
  name: 'profile-teams',
  tables: ['profile_team'],
  rows: ({ viewerId }) => sql`profile_team pt where pt.member_id = ${viewerId}`,
  id: pt.notice_id,
  shape: { noticeId: pt.notice_id, createdAt: isoTimeSql(pt.created_at) },
});

/**
 * The viewer's contacts, texts to teammates, reasons for leaving, and teams on the profile. The reasons for removing the viewer
 * were written by others.
 */
export const teamExports: readonly ExportedPart[] = [contacts, posts, departures, profileTeams];
