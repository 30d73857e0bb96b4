import { defineResponse, listOf, type SelectedResponse } from '../../../selection/responses';
import { CONTENT_SHAPE, type Notice, NoticeKind, type NoticeContent, type NoticeSettings } from '../notice.entity';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { type Context, requireViewerId } from '../../context';
import { readDenial } from '../../kit/rules/rules';
import { inTransaction, type Transaction } from '../../kit/transaction/transaction';
import { editIfVersion, type ExpectedVersions } from '../../kit/transaction/version';
import { consumeOnFirstDay } from '../../members/member.rules';
import type { Member } from '../../members/member.entity';
import { ensureContributor, findViewer } from '../../members/member.service';
import { changeDeadlineCheck, ensureDeadline } from '../deadlines/deadline.rules';
import { ensureSemester, WITHOUT_FACTS } from '../facts/semester.rules';
import { noticeEditing } from '../notice.events';
import type { ProjectInput } from '../notice.inputs';
import { FIRST_DAY_NOTICES, NOTICE_EDIT_LIMIT, NOTICE_LIMIT } from '../notice.rules';
import { lockOwnNotice } from '../visibility/notice-lock.sql';
import { Project, type ProjectContent, sumOfHeadcounts } from '../kinds/project.entity';
import { Study, type StudyContent } from '../kinds/study.entity';
import { NOTICE_STATE, QUESTIONS_SHAPE, updateQuestions } from '../questions/question.service';
import { insertQuestions } from '../questions/question.sql';

// The state of a notice in the error of an outdated edit (rules/versions.md). It has the field
// names of the GraphQL schema.

const STATE_SHAPE = { ...CONTENT_SHAPE, questions: QUESTIONS_SHAPE };

const STATES = {
  [NoticeKind.STUDY]: defineResponse({
    ...NOTICE_STATE,
    name: 'notices.studyState',
    type: 'Study',
    shape: { ...STATE_SHAPE, topics: 'topics' },
  }),
  [NoticeKind.PROJECT]: defineResponse({
    ...NOTICE_STATE,
    name: 'notices.projectState',
    type: 'Project',
    shape: {
      ...STATE_SHAPE,
      field: 'field',
      techStack: 'techStack',
      roles: listOf('roles', { role: 'role', headcount: 'headcount' }),
    },
  }),
};

/** The present content of a notice that the transaction has locked. */
export function stateOf({ id, kind }: Pick<Notice, 'id' | 'kind'>): SelectedResponse {
  return STATES[kind]({ noticeId: id });
}

/**
 * Creates a project that the viewer owns.
 * @returns the id of the project
 * @throws {AppError} SCHOOL_UNVERIFIED, TOO_MANY_ATTEMPTS, VALIDATION_FAILED for a deadline or a
 *   semester out of bounds, or UNAUTHENTICATED for a member who withdrew
 */
export async function createProject(ctx: Context, input: ProjectInput & NoticeSettings): Promise<number> {
  return create(ctx, input, (owner) => {
    const project = new Project(owner);
    project.edit(toContent(input));
    return project;
  });
}

/**
 * Creates a study that the viewer owns.
 * @returns the id of the study
 * @throws {AppError} SCHOOL_UNVERIFIED, TOO_MANY_ATTEMPTS, VALIDATION_FAILED for a deadline or a
 *   semester out of bounds, or UNAUTHENTICATED for a member who withdrew
 */
export async function createStudy(ctx: Context, input: StudyContent): Promise<number> {
  return create(ctx, input, (owner) => {
    const study = new Study(owner);
    study.edit(input);
    return study;
  });
}

async function create(ctx: Context, settings: NoticeSettings, build: (owner: Member) => Notice): Promise<number> {
  await ctx.rateLimits.consume(NOTICE_LIMIT, requireViewerId(ctx));
  await consumeOnFirstDay(ctx, FIRST_DAY_NOTICES, {
    ko: '가입한 첫날에는 공고를 열 개까지 올릴 수 있어요. 학교를 인증하면 더 올릴 수 있어요.',
    en: 'On your first day you can create up to ten posts. Verify your school to create more.',
  });
  await ensureContributor(ctx);
  return inTransaction(ctx, async (tx) => {
    if (settings.deadline) await ensureDeadline(tx, settings.deadline);
    await ensureSemester(tx, WITHOUT_FACTS, settings);
    const notice = build(await findViewer(tx));
    await tx.em.persist(notice).flush();
    if (settings.questions?.length)
      await tx.writes.run(insertQuestions, { noticeId: notice.id, questions: settings.questions });
    return notice.id;
  });
}

/** Converts the input to content. `recruitNumber` defaults to the sum of the roles' headcounts. */
function toContent(input: ProjectInput & NoticeSettings): ProjectContent {
  return { ...input, recruitNumber: input.recruitNumber ?? sumOfHeadcounts(input) };
}

/** The deadline of an input: undefined keeps the present one, null removes it. */
type Deadline = NoticeContent['deadline'];

/** Notice that a request changes. */
export interface NoticeTarget {
  id: number;
  /** The required kind, for requests about projects or studies. */
  kind?: NoticeKind;
  /** Versions that the client expects (rules/versions.md). */
  expected?: ExpectedVersions;
}

/**
 * Changes the content of the viewer's own project (rules/notices.md: States, rules/deadlines.md).
 * @throws {AppError} NOT_FOUND, FORBIDDEN, STALE, QUESTIONS_FROZEN, TOO_MANY_ATTEMPTS, or
 *   VALIDATION_FAILED if a headcount is below the number of approved applicants or the deadline or
 *   semester is invalid
 */
export async function updateProject(
  ctx: Context,
  target: NoticeTarget,
  input: ProjectInput & NoticeSettings,
): Promise<void> {
  await update(ctx, { ...target, kind: NoticeKind.PROJECT }, Project, toContent(input));
}

/**
 * Changes the content of the viewer's own study (rules/notices.md: States, rules/deadlines.md).
 * @throws {AppError} NOT_FOUND, FORBIDDEN, STALE, QUESTIONS_FROZEN, TOO_MANY_ATTEMPTS, or
 *   VALIDATION_FAILED if the headcount is below the number of approved applicants or the deadline
 *   or semester is invalid
 */
export async function updateStudy(ctx: Context, target: NoticeTarget, input: StudyContent): Promise<void> {
  await update(ctx, { ...target, kind: NoticeKind.STUDY }, Study, input);
}

async function update<Content extends NoticeContent>(
  ctx: Context,
  { id, kind, expected }: NoticeTarget,
  type: new (owner: Member) => Notice & { edit(content: Content): void },
  content: Content,
): Promise<void> {
  await ctx.rateLimits.consume(NOTICE_EDIT_LIMIT, requireViewerId(ctx));
  await inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id, kind);
    if (!(notice instanceof type)) throw new AppError('NOT_FOUND');
    await editIfVersion(tx, { expected, state: stateOf(notice) }, async () => {
      await ensureNewDeadline(tx, notice, content.deadline);
      await ensureSemester(tx, notice, content);
      notice.edit(content);
      await noticeEditing.fire(tx, { notice });
      await tx.em.flush();
      if (content.questions) await updateQuestions(tx, id, content.questions);
    });
  });
}

/**
 * Throws if an edit of a locked notice sets a deadline out of bounds (rules/deadlines.md). A
 * notice that does not recruit must keep its deadline.
 * @throws {AppError} VALIDATION_FAILED
 */
async function ensureNewDeadline(tx: Transaction, notice: Notice, deadline: Deadline): Promise<void> {
  if (deadline === undefined || deadline === notice.deadline) return;
  if (await readDenial(tx, changeDeadlineCheck, { noticeId: notice.id }))
    throw invalid({
      deadline: {
        ko: '마감된 공고의 마감일은 다시 모집할 때 바꿀 수 있어요.',
        en: 'You can change the deadline of a closed post when you reopen it.',
      },
    });
  if (deadline) await ensureDeadline(tx, deadline);
}
