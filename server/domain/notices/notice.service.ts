import { AppError, invalid } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/rules';
import { inTransaction, type Transaction } from '../kit/transaction';
import { editExpected, ensureExpected, type ExpectedVersions } from '../kit/version';
import { consumeOnFirstDay } from '../members/first-day.service';
import type { Member } from '../members/member.entity';
import { ensureContributor, findViewer } from '../members/member.service';
import { ensureDeadline, mayClose } from './notice-deadline.rules';
import { type Notice, type NoticeContent, NoticeKind } from './notice.entity';
import { noticeClosed, noticeDeleted, noticeEdited } from './notice.events';
import type { ProjectInput, StudyInput } from './notice.inputs';
import { FIRST_DAY_NOTICES, NOTICE_EDIT_LIMIT, NOTICE_LIMIT } from './notice.limits';
import { lockOwnNotice } from './notice.lock';
import { isRecruitingNow, readToday } from './notice.queries';
import { stateOf } from './notice.states';
import { Project, type ProjectContent, sumOfHeadcounts } from './project.entity';
import { Study } from './study.entity';

/**
 * Creates a project that the viewer owns.
 * @returns the id of the project
 * @throws {AppError} SCHOOL_UNVERIFIED, TOO_MANY_ATTEMPTS, VALIDATION_FAILED for a deadline out of
 *   bounds, or UNAUTHENTICATED for a member who withdrew
 */
export async function createProject(ctx: Context, input: ProjectInput): Promise<number> {
  return create(ctx, input.deadline, (owner) => {
    const project = new Project(owner);
    project.edit(toContent(input));
    return project;
  });
}

/**
 * Creates a study that the viewer owns.
 * @returns the id of the study
 * @throws {AppError} SCHOOL_UNVERIFIED, TOO_MANY_ATTEMPTS, VALIDATION_FAILED for a deadline out of
 *   bounds, or UNAUTHENTICATED for a member who withdrew
 */
export async function createStudy(ctx: Context, input: StudyInput): Promise<number> {
  return create(ctx, input.deadline, (owner) => {
    const study = new Study(owner);
    study.edit(input);
    return study;
  });
}

async function create(ctx: Context, deadline: Deadline, build: (owner: Member) => Notice): Promise<number> {
  await ctx.rateLimits.consume(NOTICE_LIMIT, requireViewerId(ctx));
  await consumeOnFirstDay(
    ctx,
    FIRST_DAY_NOTICES,
    '가입한 첫날에는 공고를 열 개까지 올릴 수 있어요. 학교를 인증하면 더 올릴 수 있어요.',
  );
  await ensureContributor(ctx);
  return inTransaction(ctx, async (tx) => {
    if (deadline) ensureDeadline(deadline, await readToday(tx.reads));
    const notice = build(await findViewer(tx));
    await tx.em.persist(notice).flush();
    return notice.id;
  });
}

/** Converts the input to content. `recruitNumber` defaults to the sum of the roles' headcounts. */
function toContent(input: ProjectInput): ProjectContent {
  return { ...input, recruitNumber: input.recruitNumber ?? sumOfHeadcounts(input) };
}

/** The deadline of an input: undefined keeps the present one, null removes it. */
type Deadline = NoticeContent['deadline'];

/** The notice that a request changes. */
export interface NoticeTarget {
  id: number;
  /** The required kind, for requests about projects or studies. */
  kind?: NoticeKind;
  /** The versions that the client expects (rules.md: Versions). */
  expected?: ExpectedVersions;
}

/**
 * Changes the content of the viewer's own project (rules.md: States, Deadlines).
 * @throws {AppError} NOT_FOUND, FORBIDDEN, STALE, TOO_MANY_ATTEMPTS, or VALIDATION_FAILED if a
 *   headcount is below the number of approved applicants or the deadline is invalid
 */
export async function updateProject(ctx: Context, target: NoticeTarget, input: ProjectInput): Promise<void> {
  await update(ctx, { ...target, kind: NoticeKind.PROJECT }, Project, toContent(input));
}

/**
 * Changes the content of the viewer's own study (rules.md: States, Deadlines).
 * @throws {AppError} NOT_FOUND, FORBIDDEN, STALE, TOO_MANY_ATTEMPTS, or VALIDATION_FAILED if the
 *   headcount is below the number of approved applicants or the deadline is invalid
 */
export async function updateStudy(ctx: Context, target: NoticeTarget, input: StudyInput): Promise<void> {
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
    await editExpected(tx, { expected, state: stateOf(notice) }, async () => {
      await ensureNewDeadline(tx, notice, content.deadline);
      notice.edit(content);
      await noticeEdited.fire(tx, { notice });
      await tx.em.flush();
    });
  });
}

/**
 * Throws if an edit of a locked notice sets a deadline out of bounds (rules.md: Deadlines). A
 * notice that does not recruit must keep its deadline.
 * @throws {AppError} VALIDATION_FAILED
 */
async function ensureNewDeadline(tx: Transaction, notice: Notice, deadline: Deadline): Promise<void> {
  if (deadline === undefined || deadline === notice.deadline) return;
  if (!(await isRecruitingNow(tx.reads, notice.id)))
    throw invalid({ deadline: '마감된 공고의 마감일은 다시 모집할 때 바꿀 수 있어요.' });
  if (deadline) ensureDeadline(deadline, await readToday(tx.reads));
}

/**
 * Closes the viewer's own notice (rules.md: States).
 * @throws {AppError} NOT_FOUND, FORBIDDEN, STALE, ALREADY_CLOSED
 */
export async function closeNotice(ctx: Context, { id, kind, expected }: NoticeTarget): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id, kind);
    await ensureExpected(tx, expected, stateOf(notice));
    await ensureAllowed(tx, mayClose, { noticeId: id }, { ALREADY_CLOSED: notice.alreadyClosedMessage() });
    notice.close();
    await tx.em.flush();
    await noticeClosed.fire(tx, { notice });
  });
}

/**
 * Deletes the viewer's own notice with its comments, favourites, applications and notifications
 * (rules.md: States).
 * @throws {AppError} NOT_FOUND, FORBIDDEN, STALE
 */
export async function deleteNotice(ctx: Context, { id, kind, expected }: NoticeTarget): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id, kind);
    await ensureExpected(tx, expected, stateOf(notice));
    await noticeDeleted.fire(tx, { notice });
    await tx.em.remove(notice).flush();
  });
}
