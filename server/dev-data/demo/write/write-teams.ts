import type { EntityManager } from '@mikro-orm/postgresql';
import { Contact } from '../../../domain/teams/contacts/contact.entity';
import { FreeTimeShare } from '../../../domain/teams/free-time/free-time-share.entity';
import { ProfileTeam } from '../../../domain/teams/completed/profile-team.entity';
import { Team, TeamPost } from '../../../domain/teams/team.entity';
import type { DemoLoginId } from '../members';
import { seoulDate } from '../../../platform/text/seoul-time';
import { CONTACTS, MEETING_TEAM, PROFILE_TEAMS, TEAM } from '../teams';
import type { Ids } from './write-rows';

const HOUR_MS = 60 * 60 * 1000;

/** Writes the contacts, the team with its link and board, a meeting, and the teams on profiles. */
export async function writeTeams(em: EntityManager, ids: Ids, now: Date): Promise<void> {
  const contacts = Object.entries(CONTACTS).map(([loginId, contact]) => ({
    member: ids.member(loginId as DemoLoginId),
    openChat: null,
    email: null,
    phone: null,
    github: null,
    discord: null,
    ...contact,
  }));
  await em.insertMany(Contact, contacts);
  const notice = ids.notice(TEAM.notice);
  const team = { notice, link: TEAM.link, pinnedPost: null as number | null };
  for (const { by, hoursAgo, text, pinned } of TEAM.posts) {
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    // Inserts each post separately, because an INSERT of many rows returns only the first id.
    // oxlint-disable-next-line no-await-in-loop
    const id = await em.insert(TeamPost, { notice, author: ids.member(by), text, createdAt });
    if (pinned) team.pinnedPost = id;
  }
  await em.insert(Team, team);
  await writeMeeting(em, ids, now);
  await writeProfileTeams(em, ids, now);
}

async function writeMeeting(em: EntityManager, ids: Ids, now: Date): Promise<void> {
  const { comparing, meeting } = MEETING_TEAM;
  const notice = ids.notice(MEETING_TEAM.notice);
  await em.insertMany(
    FreeTimeShare,
    comparing.map((loginId) => ({ notice, member: ids.member(loginId) })),
  );
  const day = seoulDate(new Date(now.getTime() + meeting.inDays * 24 * HOUR_MS));
  await em.insert(Team, {
    notice,
    meetingAt: new Date(`${day}T${meeting.start}:00+09:00`),
    meetingMinutes: meeting.minutes,
    meetingPlace: meeting.place,
    meetingVersion: 1,
  });
}

async function writeProfileTeams(em: EntityManager, ids: Ids, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - 24 * HOUR_MS);
  const rows = PROFILE_TEAMS.flatMap(({ notice, members }) =>
    members.map((loginId) => ({ notice: ids.notice(notice), member: ids.member(loginId), createdAt })),
  );
  await em.insertMany(ProfileTeam, rows);
}
