import { sql } from 'kysely';
import { isoTime } from '../../selection/responses';
import { isoTimeSql } from '../../selection/selected-fields';
import { columnsOf } from '../../selection/rows';
import { defineExport, type ExportedPart } from '../kit/export/export';
import type { ContactTables } from './contacts/contact.entity';
import type { FreeTimeShareTables } from './free-time/free-time-share.entity';
import type { ProfileTeamTables } from './completed/profile-team.entity';
import { DepartureKind, type TeamTables } from './team.entity';

const co = columnsOf<ContactTables['contact']>('co');
const tp = columnsOf<TeamTables['team_post']>('tp');
const de = columnsOf<TeamTables['departure']>('de');
const tm = columnsOf<TeamTables['team_member']>('tm');
const fts = columnsOf<FreeTimeShareTables['free_time_share']>('fts');
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

const memberships = defineExport({
  name: 'team-memberships',
  tables: ['team_member'],
  rows: ({ viewerId }) => sql`team_member tm where tm.member_id = ${viewerId}`,
  id: tm.notice_id,
  shape: { noticeId: tm.notice_id, role: tm.role, since: isoTimeSql(tm.since) },
});

const departures = defineExport({
  name: 'departures',
  tables: ['departure'],
  rows: ({ viewerId }) => sql`
    departure de where de.member_id = ${viewerId} and de.kind = ${sql.lit(DepartureKind.LEFT)}`,
  id: de.notice_id,
  shape: { noticeId: de.notice_id, reason: de.reason, createdAt: isoTimeSql(de.created_at) },
});

const profileTeams = defineExport({
  name: 'profile-teams',
  tables: ['profile_team'],
  rows: ({ viewerId }) => sql`profile_team pt where pt.member_id = ${viewerId}`,
  id: pt.notice_id,
  shape: { noticeId: pt.notice_id, createdAt: isoTimeSql(pt.created_at) },
});

const freeTimeShares = defineExport({
  name: 'free-time-shares',
  tables: ['free_time_share'],
  rows: ({ viewerId }) => sql`free_time_share fts where fts.member_id = ${viewerId}`,
  id: fts.notice_id,
  shape: { noticeId: fts.notice_id },
});

/**
 * The viewer's contacts, posts, memberships, reasons for leaving, teams on the profile, and teams
 * in which free hours are compared. Reasons for a removal are omitted, because other members wrote
 * them.
 */
export const teamExports: readonly ExportedPart[] = [
  contacts,
  posts,
  memberships,
  departures,
  profileTeams,
  freeTimeShares,
];
