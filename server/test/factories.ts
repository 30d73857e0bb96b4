import { hash, type Options } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PASSWORD } from './accounts';
import { Application, ApplicationStatus } from '../domain/applications/application.entity';
import { DecisionReminder, DecisionReminderKind } from '../domain/applications/decision-reminder.entity';
import { MemberBlock } from '../domain/blocks/block.entity';
import { Comment } from '../domain/comments/comment.entity';
import { Favourite } from '../domain/favourites/favourite.entity';
import { Contact } from '../domain/teams/contact.entity';
import { TeamInvitation } from '../domain/teams/invitation.entity';
import { ProfileTeam } from '../domain/teams/profile-team.entity';
import { Departure, DepartureKind, Team, TeamMember, TeamPost } from '../domain/teams/team.entity';
import { AccessToken } from '../domain/tokens/token.entity';
import { SchoolCode } from '../domain/verification/verification.entity';
import { createSecret, hashSecret } from '../domain/tokens/token.secret';
import { Mail } from '../domain/mails/mail.entity';
import { Consent } from '../domain/members/consent.entity';
import { Member } from '../domain/members/member.entity';
import { ModerationCase, Report, ReportReason } from '../domain/moderation/moderation.entity';
import { CloseReason, Notice, type NoticeContent, TeamState } from '../domain/notices/notice.entity';
import { NoticeReminder, ReminderKind } from '../domain/notices/notice-reminder.entity';
import { Project, type ProjectContent, Role } from '../domain/notices/project.entity';
import { Study } from '../domain/notices/study.entity';
import { PasswordReset } from '../domain/recovery/recovery.entity';
import { createLinkToken, hashLinkToken } from '../domain/kit/link-token';
import { NotificationSetting, NotificationTopic } from '../domain/notifications/notification-setting.entity';
import { Notification, NotificationKind } from '../domain/notifications/notification.entity';

export { PASSWORD };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Parameters of a hash that takes less than a millisecond. Members who sign up get a full hash. */
const CHEAP: Options = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let passwordHash: Promise<string> | undefined;
let count = 0;

function next(): number {
  count += 1;
  return count;
}

/** A member of 한빛대학교 by default. They joined a week ago, because new members have lower limits. */
export async function buildMember(
  em: EntityManager,
  overrides: Partial<Pick<Member, 'loginId' | 'nickName' | 'university' | 'email' | 'createdAt'>> = {},
): Promise<Member> {
  passwordHash ??= hash(PASSWORD, CHEAP);
  const number = next();
  const member = new Member();
  Object.assign(member, {
    loginId: `member-${number}`,
    nickName: `학생${number}`,
    email: `member-${number}@example.com`,
    passwordHash: await passwordHash,
    createdAt: new Date(Date.now() - 7 * DAY_MS),
    ...overrides,
  });
  member.moveTo(overrides.university ?? '한빛대학교');
  await em.persist(member).flush();
  return member;
}

/** An access token and its secret. It may write and expires in a week by default. */
export async function buildAccessToken(
  em: EntityManager,
  overrides: Partial<Pick<AccessToken, 'name' | 'mayWrite' | 'expiresAt' | 'createdAt'>> & { member?: Member } = {},
): Promise<{ token: AccessToken; secret: string }> {
  const secret = createSecret();
  const token = new AccessToken();
  Object.assign(token, {
    name: `토큰 ${next()}`,
    secretHash: hashSecret(secret),
    mayWrite: true,
    expiresAt: new Date(Date.now() + 7 * DAY_MS),
    ...overrides,
    member: overrides.member ?? (await buildMember(em)),
  });
  await em.persist(token).flush();
  return { token, secret };
}

/** A password reset that is valid for half an hour, and its token. */
export async function buildPasswordReset(
  em: EntityManager,
  { member }: { member?: Member } = {},
): Promise<{ reset: PasswordReset; token: string }> {
  const token = createLinkToken();
  const reset = new PasswordReset();
  Object.assign(reset, {
    member: member ?? (await buildMember(em)),
    requestId: randomUUID(),
    tokenHash: hashLinkToken(token),
    expiresAt: new Date(Date.now() + 30 * 60 * 1000),
  });
  await em.persist(reset).flush();
  return { reset, token };
}

/** A requested code for the verification of the member's school. */
export async function buildSchoolCode(
  em: EntityManager,
  overrides: Partial<Pick<SchoolCode, 'email' | 'codeHash' | 'expiresAt'>> & { member?: Member } = {},
): Promise<SchoolCode> {
  const code = new SchoolCode();
  const local = `student-${next()}`;
  Object.assign(code, {
    email: `${local}@skku.edu`,
    person: `${local}@성균관대학교`,
    ...overrides,
    member: overrides.member ?? (await buildMember(em, { university: '성균관대학교' })),
  });
  await em.persist(code).flush();
  return code;
}

/** A member's consent to an earlier version of the terms. */
export async function buildConsent(em: EntityManager): Promise<Consent> {
  const consent = new Consent();
  Object.assign(consent, { member: await buildMember(em), kind: 'TERMS', version: '2020-01-01' });
  await em.persist(consent).flush();
  return consent;
}

/** Record of a sent mail. */
export async function buildMail(em: EntityManager): Promise<Mail> {
  const mail = new Mail();
  Object.assign(mail, { key: `test:${next()}`, sentAt: new Date() });
  await em.persist(mail).flush();
  return mail;
}

/** A project with two seats for each role. */
export async function buildProject(
  em: EntityManager,
  { owner, recruiting = true, ...content }: Partial<ProjectContent> & { owner?: Member; recruiting?: boolean } = {},
): Promise<Project> {
  const project = new Project(owner ?? (await buildMember(em)));
  project.edit({
    title: `프로젝트 ${next()}`,
    recruitNumber: 6,
    content: '함께 만들어요.',
    field: '웹',
    techStack: 'TypeScript',
    frontendNumber: 2,
    backendNumber: 2,
    designerNumber: 2,
    ...content,
  });
  project.open = recruiting;
  project.closedAt = recruiting ? null : new Date();
  await em.persist(project).flush();
  return project;
}

/** A study with four seats. */
export async function buildStudy(
  em: EntityManager,
  { owner, recruiting = true, ...content }: Partial<NoticeContent> & { owner?: Member; recruiting?: boolean } = {},
): Promise<Study> {
  const study = new Study(owner ?? (await buildMember(em)));
  study.edit({ title: `스터디 ${next()}`, recruitNumber: 4, content: '함께 공부해요.', ...content });
  study.open = recruiting;
  study.closedAt = recruiting ? null : new Date();
  await em.persist(study).flush();
  return study;
}

/** Record of a sent reminder. */
export async function buildReminder(em: EntityManager): Promise<NoticeReminder> {
  const reminder = new NoticeReminder();
  Object.assign(reminder, { notice: await buildStudy(em), kind: ReminderKind.OWNER_LAST_DAY, dueAt: new Date() });
  await em.persist(reminder).flush();
  return reminder;
}

/** Record of a reminder to the owner of a study to decide about applications. */
export async function buildDecisionReminder(em: EntityManager): Promise<DecisionReminder> {
  const reminder = new DecisionReminder();
  const kind = DecisionReminderKind.LAST_DAY;
  Object.assign(reminder, { notice: await buildStudy(em), kind, decideBy: '2026-12-01' });
  await em.persist(reminder).flush();
  return reminder;
}

/**
 * A pending application by default, to a project as a frontend. APPROVED applicants are in the
 * team. LEFT and REMOVED applicants were approved and are no longer in it.
 */
export async function buildApplication(
  em: EntityManager,
  overrides: {
    notice?: Notice;
    applicant?: Member;
    role?: Role | null;
    text?: string;
    status?: ApplicationStatus;
    decideBy?: string;
  } = {},
): Promise<Application> {
  const notice = overrides.notice ?? (await buildProject(em));
  const member = overrides.applicant ?? (await buildMember(em));
  const role = overrides.role ?? (notice instanceof Project ? Role.FRONTEND : null);
  const status = overrides.status ?? ApplicationStatus.PENDING;
  const kind = DEPARTURES[status];
  const application = new Application();
  Object.assign(application, {
    notice,
    applicant: member,
    role,
    text: overrides.text ?? '잘 부탁드려요.',
    status: kind ? ApplicationStatus.APPROVED : status,
    decideBy: overrides.decideBy ?? null,
    decidedAt: status === ApplicationStatus.PENDING ? null : new Date(),
  });
  await em.persist(application).flush();
  if (status === ApplicationStatus.APPROVED) await buildTeamMember(em, { notice, member, role });
  if (kind) await buildDeparture(em, { notice, member, kind, reason: null });
  return application;
}

/** Kind of the departure by the status that a test passes. */
const DEPARTURES: Partial<Record<ApplicationStatus, DepartureKind>> = {
  [ApplicationStatus.LEFT]: DepartureKind.LEFT,
  [ApplicationStatus.REMOVED]: DepartureKind.REMOVED,
};

/** A teammate without an application, by default in a project as a frontend. */
export async function buildTeamMember(
  em: EntityManager,
  overrides: { notice?: Notice; member?: Member; role?: Role | null } = {},
): Promise<TeamMember> {
  const notice = overrides.notice ?? (await buildProject(em));
  const teammate = new TeamMember();
  Object.assign(teammate, {
    notice,
    member: overrides.member ?? (await buildMember(em)),
    role: overrides.role ?? (notice instanceof Project ? Role.FRONTEND : null),
  });
  await em.persist(teammate).flush();
  return teammate;
}

/** A comment on a notice, or a reply if `parent` is set. */
export async function buildComment(
  em: EntityManager,
  overrides: { notice?: Notice; author?: Member; parent?: Comment; text?: string } = {},
): Promise<Comment> {
  const comment = new Comment();
  Object.assign(comment, {
    notice: overrides.notice ?? overrides.parent?.notice ?? (await buildProject(em)),
    author: overrides.author ?? (await buildMember(em)),
    parent: overrides.parent ?? null,
    text: overrides.text ?? '궁금해요.',
  });
  await em.persist(comment).flush();
  return comment;
}

export async function buildFavourite(
  em: EntityManager,
  overrides: { member?: Member; notice?: Notice; createdAt?: Date } = {},
): Promise<Favourite> {
  const favourite = new Favourite();
  Object.assign(favourite, {
    ...overrides,
    member: overrides.member ?? (await buildMember(em)),
    notice: overrides.notice ?? (await buildProject(em)),
  });
  await em.persist(favourite).flush();
  return favourite;
}

/** An unread notification about a comment on the recipient's own notice. */
export async function buildNotification(
  em: EntityManager,
  overrides: {
    recipient?: Member;
    actor?: Member;
    notice?: Notice;
    kind?: NotificationKind;
    createdAt?: Date;
    readAt?: Date | null;
  } = {},
): Promise<Notification> {
  const recipient = overrides.recipient ?? (await buildMember(em));
  const notice = overrides.notice ?? (await buildProject(em, { owner: recipient }));
  const kind = overrides.kind ?? NotificationKind.COMMENT_ADDED;
  const notification = new Notification();
  Object.assign(notification, {
    ...overrides,
    recipient,
    kind,
    // NOTICE_DELETED refers to a deleted notice.
    notice: kind === NotificationKind.NOTICE_DELETED ? null : notice,
    noticeTitle: notice.title,
    actor: overrides.actor ?? (await buildMember(em)),
  });
  await em.persist(notification).flush();
  return notification;
}

/** A member's setting for one topic. By default it turns off mails about comments. */
export async function buildNotificationSetting(
  em: EntityManager,
  overrides: Partial<Pick<NotificationSetting, 'member' | 'topic' | 'mail'>> = {},
): Promise<NotificationSetting> {
  const setting = new NotificationSetting();
  Object.assign(setting, {
    topic: NotificationTopic.COMMENTS,
    mail: false,
    ...overrides,
    member: overrides.member ?? (await buildMember(em)),
  });
  await em.persist(setting).flush();
  return setting;
}

export async function buildBlock(
  em: EntityManager,
  overrides: { blocker?: Member; blocked?: Member } = {},
): Promise<MemberBlock> {
  const blocker = overrides.blocker ?? (await buildMember(em));
  const block = em.create(MemberBlock, { blocker, blocked: overrides.blocked ?? (await buildMember(em)) });
  await em.flush();
  return block;
}

/** A case with one report. By default the target is a project and the reporter is not verified. */
export async function buildCase(
  em: EntityManager,
  overrides: { target?: Notice | Comment | Member; reporter?: Member; verified?: boolean } = {},
): Promise<{ case: ModerationCase; report: Report }> {
  const { target = await buildProject(em), verified = false } = overrides;
  const opened = new ModerationCase();
  opened.notice = target instanceof Notice ? target : null;
  opened.comment = target instanceof Comment ? target : null;
  opened.member = target instanceof Member ? target : null;
  opened.author = target instanceof Notice ? target.owner : target instanceof Comment ? target.author : target;
  const notice = target instanceof Comment ? target.notice : target;
  Object.assign(opened, { schoolKey: notice.schoolKey, reports: 1, verifiedReports: verified ? 1 : 0 });
  const report = new Report();
  const reporter = overrides.reporter ?? (await buildMember(em));
  Object.assign(report, { case: opened, reporter, reason: ReportReason.SPAM, text: '광고예요.', verified });
  await em.persist([opened, report]).flush();
  return { case: opened, report };
}

/** Makes a member a moderator of their school. */
export async function makeModerator(em: EntityManager, member: Member): Promise<Member> {
  member.moderator = true;
  await em.persist(member).flush();
  return member;
}

/** Contacts that a member shares with teammates: a phone number and a GitHub account by default. */
export async function buildContact(
  em: EntityManager,
  overrides: Partial<Pick<Contact, 'openChat' | 'email' | 'phone' | 'github' | 'discord'>> & { member?: Member } = {},
): Promise<Contact> {
  const contact = new Contact();
  Object.assign(contact, {
    phone: '010-1234-5678',
    github: `student-${next()}`,
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

/** Stores that the team asked this teammate for a response. */
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

/** A team's link and pinned post. */
export async function buildTeam(em: EntityManager, { notice }: { notice?: Notice } = {}): Promise<Team> {
  const post = await buildTeamPost(em, { notice });
  const team = new Team();
  Object.assign(team, { notice: post.notice, link: 'https://open.kakao.com/o/hanteam', pinnedPost: post });
  await em.persist(team).flush();
  return team;
}
