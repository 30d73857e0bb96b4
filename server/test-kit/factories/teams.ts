import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '../../../shared/seoul';
import type { Application } from '../../domain/applications/application.entity';
import { Contact } from '../../domain/teams/contacts/contact.entity';
import { TeamInvitation } from '../../domain/teams/invitations/invitation.entity';
import { FreeTimeShare } from '../../domain/teams/free-time/free-time-share.entity';
import { ProfileTeam } from '../../domain/teams/completed/profile-team.entity';
import { Departure, DepartureKind, Team, TeamMember, TeamPost } from '../../domain/teams/team.entity';
import type { Member } from '../../domain/members/member.entity';
import { CloseReason, Notice, TeamState } from '../../domain/notices/notice.entity';
import { Project } from '../../domain/notices/kinds/project.entity';
import { Role } from '../../domain/profiles/role.entity';
import { createLinkToken, hashLinkToken } from '../../domain/kit/sessions/link-token';
import { buildMember } from './members';
import { buildProject, buildStudy } from './notices';
import { nextNumber } from './next-number';

/** A team member without an application, by default in a project as a frontend. */
export async function buildTeamMember(
  em: EntityManager,
  overrides: { notice?: Notice; member?: Member; role?: Role | null } = {},
): Promise<TeamMember> {
  const notice = overrides.notice ?? (await buildProject(em));
  const teamMember = new TeamMember();
  Object.assign(teamMember, {
    notice,
    member: overrides.member ?? (await buildMember(em)),
    role: overrides.role ?? (notice instanceof Project ? Role.FRONTEND : null),
  });
  await em.persist(teamMember).flush();
  return teamMember;
}

/** Contacts that a member shares with teammates: a phone number and a GitHub account by default. */
export async function buildContact(
  em: EntityManager,
  overrides: Partial<Pick<Contact, 'openChat' | 'email' | 'phone' | 'github' | 'discord'>> & { member?: Member } = {},
): Promise<Contact> {
  const contact = new Contact();
  Object.assign(contact, {
    phone: '010-1234-5678',
    github: `student-${nextNumber()}`,
    ...overrides,
    member: overrides.member ?? (await buildMember(em)),
  });
  await em.persist(contact).flush();
  return contact;
}

/** A post on a team's board, by the owner by default. */
export async function buildTeamPost(
  em: EntityManager,
  overrides: { notice?: Notice; author?: Member; text?: string } = {},
): Promise<TeamPost> {
  const notice = overrides.notice ?? (await buildProject(em));
  const post = new TeamPost();
  Object.assign(post, {
    notice,
    author: overrides.author ?? notice.owner,
    text: overrides.text ?? '목요일 7시 반에 만나요.',
  });
  await em.persist(post).flush();
  return post;
}

/** Record of the end of a membership. By default the member left. */
export async function buildDeparture(
  em: EntityManager,
  overrides: { notice?: Notice; member?: Member; kind?: DepartureKind; reason?: string | null } = {},
): Promise<Departure> {
  const departure = new Departure();
  Object.assign(departure, {
    kind: DepartureKind.LEFT,
    reason: '수업이 겹쳐요.',
    ...overrides,
    notice: overrides.notice ?? (await buildStudy(em)),
    member: overrides.member ?? (await buildMember(em)),
  });
  await em.persist(departure).flush();
  return departure;
}

/** Stores that the owner asked this team member for a response. */
export async function askForResponse(
  em: EntityManager,
  { notice, applicant }: Pick<Application, 'notice' | 'applicant'>,
  askedAt = new Date(),
): Promise<void> {
  await em.nativeUpdate(TeamMember, { notice: notice.id, member: applicant.id }, { askedAt });
}

/** An invitation link to a team and its token, by default of a study. */
export async function buildInvitation(
  em: EntityManager,
  overrides: { notice?: Notice; role?: Role | null; expiresAt?: Date } = {},
): Promise<{ invitation: TeamInvitation; token: string }> {
  const token = createLinkToken();
  const invitation = new TeamInvitation();
  Object.assign(invitation, {
    notice: overrides.notice ?? (await buildStudy(em)),
    role: overrides.role ?? null,
    tokenHash: hashLinkToken(token),
    expiresAt: overrides.expiresAt ?? new Date(Date.now() + 72 * 60 * 60 * 1000),
  });
  await em.persist(invitation).flush();
  return { invitation, token };
}

/**
 * A member's agreement to show a team on their profile. It sets the team to DONE. By default the
 * member is the owner of a study.
 */
export async function buildProfileTeam(
  em: EntityManager,
  overrides: { notice?: Notice; member?: Member } = {},
): Promise<ProfileTeam> {
  const notice = overrides.notice ?? (await buildStudy(em));
  const done = { teamState: TeamState.DONE, open: false, closeReason: CloseReason.OWNER };
  await em.nativeUpdate(Notice, { id: notice.id }, done);
  const agreement = new ProfileTeam();
  Object.assign(agreement, { notice, member: overrides.member ?? notice.owner });
  await em.persist(agreement).flush();
  return agreement;
}

/** A member who compares free hours with a team. By default the member is the owner of a study. */
export async function buildFreeTimeShare(
  em: EntityManager,
  overrides: { notice?: Notice; member?: Member } = {},
): Promise<FreeTimeShare> {
  const notice = overrides.notice ?? (await buildStudy(em));
  const share = new FreeTimeShare();
  Object.assign(share, { notice, member: overrides.member ?? notice.owner });
  await em.persist(share).flush();
  return share;
}

/** A team's link, pinned post and next meeting in two days. */
export async function buildTeam(em: EntityManager, { notice }: { notice?: Notice } = {}): Promise<Team> {
  const post = await buildTeamPost(em, { notice });
  const team = new Team();
  Object.assign(team, { notice: post.notice, link: 'https://open.kakao.com/o/hanteam', pinnedPost: post });
  Object.assign(team, { meetingAt: new Date(Date.now() + 2 * DAY_MS), meetingMinutes: 60, meetingPlace: '도서관 앞' });
  await em.persist(team).flush();
  return team;
}
