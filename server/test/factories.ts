import type { EntityManager } from '@mikro-orm/postgresql';
import { PASSWORD } from './accounts';
import { Application, ApplicationStatus } from '../domain/applications/application.entity';
import { Comment } from '../domain/comments/comment.entity';
import { Member } from '../domain/members/member.entity';
import { hashPassword } from '../domain/members/member.password';
import type { Notice, NoticeContent } from '../domain/notices/notice.entity';
import { Project, type ProjectContent, Role } from '../domain/notices/project.entity';
import { Study } from '../domain/notices/study.entity';

export { PASSWORD };

let passwordHash: Promise<string> | undefined;
let count = 0;

function next(): number {
  count += 1;
  return count;
}

/** A member, of 한빛대학교 unless told otherwise. */
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

/** A project that wants two of each role, its owner's unless told otherwise. */
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

/** A study for four. */
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

/** An application to a notice: as a frontend at a project, pending unless told otherwise. */
export async function buildApplication(
  em: EntityManager,
  notice: Notice,
  overrides: { applicant?: Member; role?: Role | null; text?: string; status?: ApplicationStatus } = {},
): Promise<Application> {
  const application = new Application();
  const status = overrides.status ?? ApplicationStatus.PENDING;
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
  notice: Notice,
  author?: Member,
  text = '궁금해요.',
): Promise<Comment> {
  const comment = new Comment();
  Object.assign(comment, { notice, author: author ?? (await buildMember(em)), text });
  await em.persist(comment).flush();
  return comment;
}
