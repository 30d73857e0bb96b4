import type { EntityManager } from '@mikro-orm/postgresql';
import { Comment } from '../../domain/comments/comment.entity';
import { Favourite } from '../../domain/favourites/favourite.entity';
import type { Member } from '../../domain/members/member.entity';
import type { Notice } from '../../domain/notices/notice.entity';
import { NoticeQuestion } from '../../domain/notices/questions/question.entity';
import { NoticeReminder, ReminderKind } from '../../domain/notices/deadlines/notice-reminder.entity';
import { Project, type ProjectContent } from '../../domain/notices/kinds/project.entity';
import { Study, type StudyContent } from '../../domain/notices/kinds/study.entity';
import { buildMember } from './members';
import { nextNumber } from './next-number';

/** A project with two seats for each role. */
export async function buildProject(
  em: EntityManager,
  { owner, recruiting = true, ...content }: Partial<ProjectContent> & { owner?: Member; recruiting?: boolean } = {},
): Promise<Project> {
  const project = new Project(owner ?? (await buildMember(em)));
  project.edit({
    title: `프로젝트 ${nextNumber()}`,
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
  { owner, recruiting = true, ...content }: Partial<StudyContent> & { owner?: Member; recruiting?: boolean } = {},
): Promise<Study> {
  const study = new Study(owner ?? (await buildMember(em)));
  study.edit({ title: `스터디 ${nextNumber()}`, recruitNumber: 4, content: '함께 공부해요.', ...content });
  study.open = recruiting;
  study.closedAt = recruiting ? null : new Date();
  await em.persist(study).flush();
  return study;
}

/** A question of a notice, by default the first one of a new study. */
export async function buildQuestion(
  em: EntityManager,
  overrides: { notice?: Notice; position?: number; text?: string } = {},
): Promise<NoticeQuestion> {
  const question = new NoticeQuestion();
  Object.assign(question, {
    notice: overrides.notice ?? (await buildStudy(em)),
    position: overrides.position ?? 1,
    text: overrides.text ?? `질문 ${nextNumber()}`,
  });
  await em.persist(question).flush();
  return question;
}

/** Record of a sent reminder. */
export async function buildReminder(em: EntityManager): Promise<NoticeReminder> {
  const reminder = new NoticeReminder();
  Object.assign(reminder, { notice: await buildStudy(em), kind: ReminderKind.OWNER_LAST_DAY, dueAt: new Date() });
  await em.persist(reminder).flush();
  return reminder;
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
