import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PASSWORD } from './accounts';
import { Application, ApplicationStatus } from '../domain/applications/application.entity';
import { Comment } from '../domain/comments/comment.entity';
import { Favourite } from '../domain/favourites/favourite.entity';
import { AccessToken } from '../domain/tokens/token.entity';
import { SchoolCode } from '../domain/verification/verification.entity';
import { createSecret, hashSecret } from '../domain/tokens/token.secret';
import { Mail } from '../domain/mails/mail.entity';
import { Member } from '../domain/members/member.entity';
import { hashPassword } from '../domain/members/member.password';
import type { Notice, NoticeContent } from '../domain/notices/notice.entity';
import { Project, type ProjectContent, Role } from '../domain/notices/project.entity';
import { Study } from '../domain/notices/study.entity';
import { PasswordReset } from '../domain/recovery/recovery.entity';
import { createResetToken, hashResetToken } from '../domain/recovery/recovery.token';
import { Notification, NotificationKind } from '../domain/notifications/notification.entity';

export { PASSWORD };

let passwordHash: Promise<string> | undefined;
let count = 0;

function next(): number {
  count += 1;
  return count;
}

/** A member of 한빛대학교 by default. */
export async function buildMember(
  em: EntityManager,
  overrides: Partial<Pick<Member, 'loginId' | 'nickName' | 'university' | 'email'>> = {},
): Promise<Member> {
  passwordHash ??= hashPassword(PASSWORD);
  const number = next();
  const member = new Member();
  Object.assign(member, {
    loginId: `member-${number}`,
    nickName: `학생${number}`,
    email: `member-${number}@example.com`,
    passwordHash: await passwordHash,
    ...overrides,
  });
  member.moveTo(overrides.university ?? '한빛대학교');
  await em.persist(member).flush();
  return member;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** An access token that may write and expires in a week, with its secret. */
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

/** A link for a new password that is valid for half an hour, with its token. */
export async function buildPasswordReset(
  em: EntityManager,
  { member }: { member?: Member } = {},
): Promise<{ reset: PasswordReset; token: string }> {
  const token = createResetToken();
  const reset = new PasswordReset();
  Object.assign(reset, {
    member: member ?? (await buildMember(em)),
    requestId: randomUUID(),
    tokenHash: hashResetToken(token),
    expiresAt: new Date(Date.now() + 30 * 60 * 1000),
  });
  await em.persist(reset).flush();
  return { reset, token };
}

/** A request for a code that proves the member's school. */
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

/** The record of a mail that was sent. */
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
  project.recruiting = recruiting;
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
  study.recruiting = recruiting;
  await em.persist(study).flush();
  return study;
}

/** A pending application, at a project as a frontend. */
export async function buildApplication(
  em: EntityManager,
  overrides: {
    notice?: Notice;
    applicant?: Member;
    role?: Role | null;
    text?: string;
    status?: ApplicationStatus;
  } = {},
): Promise<Application> {
  const notice = overrides.notice ?? (await buildProject(em));
  const status = overrides.status ?? ApplicationStatus.PENDING;
  const application = new Application();
  Object.assign(application, {
    notice,
    applicant: overrides.applicant ?? (await buildMember(em)),
    role: overrides.role ?? (notice instanceof Project ? Role.FRONTEND : null),
    text: overrides.text ?? '잘 부탁드려요.',
    status,
    decidedAt: status === ApplicationStatus.PENDING ? null : new Date(),
  });
  await em.persist(application).flush();
  return application;
}

/** A comment on a notice. */
export async function buildComment(
  em: EntityManager,
  overrides: { notice?: Notice; author?: Member; text?: string } = {},
): Promise<Comment> {
  const comment = new Comment();
  Object.assign(comment, {
    notice: overrides.notice ?? (await buildProject(em)),
    author: overrides.author ?? (await buildMember(em)),
    text: overrides.text ?? '궁금해요.',
  });
  await em.persist(comment).flush();
  return comment;
}

/** A favourite of a member. */
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
    // The notice of this kind no longer exists.
    notice: kind === NotificationKind.NOTICE_DELETED ? null : notice,
    noticeTitle: notice.title,
    actor: overrides.actor ?? (await buildMember(em)),
  });
  await em.persist(notification).flush();
  return notification;
}
