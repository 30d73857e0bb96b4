import { AppError, type CurrentState } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { inTransaction, type Transaction } from '../kit/transaction';
import { type CurrentReader, editExpected, ensureExpected, type ExpectedVersions } from '../kit/version';
import type { Member } from '../members/member.entity';
import { ensureContributor, findViewer } from '../members/member.service';
import { type Notice, NoticeKind } from './notice.entity';
import { noticeClosed, noticeDeleted, noticeEdited } from './notice.events';
import type { ProjectInput, StudyInput } from './notice.inputs';
import { NOTICE_EDIT_LIMIT, NOTICE_LIMIT } from './notice.limits';
import { lockOwnNotice } from './notice.lock';
import { readNotice } from './notice.queries';
import type { AnyNotice } from './notice.view';
import { HEADCOUNT_FIELDS, Project, type ProjectContent, Role, sumOfHeadcounts } from './project.entity';
import { Study } from './study.entity';

/**
 * Creates a project that the viewer owns.
 * @throws {AppError} SCHOOL_UNVERIFIED, TOO_MANY_ATTEMPTS, or UNAUTHENTICATED for a member who withdrew
 */
export async function createProject(ctx: Context, input: ProjectInput): Promise<AnyNotice> {
  return create(ctx, (owner) => {
    const project = new Project(owner);
    project.edit(toContent(input));
    return project;
  });
}

/**
 * Creates a study that the viewer owns.
 * @throws {AppError} SCHOOL_UNVERIFIED, TOO_MANY_ATTEMPTS, or UNAUTHENTICATED for a member who withdrew
 */
export async function createStudy(ctx: Context, input: StudyInput): Promise<AnyNotice> {
  return create(ctx, (owner) => {
    const study = new Study(owner);
    study.edit(input);
    return study;
  });
}

async function create(ctx: Context, build: (owner: Member) => Notice): Promise<AnyNotice> {
  await ctx.rateLimits.consume(NOTICE_LIMIT, requireViewerId(ctx));
  await ensureContributor(ctx);
  return inTransaction(ctx, async (tx) => {
    const notice = build(await findViewer(tx));
    await tx.em.persist(notice).flush();
    return readNotice(tx, notice.id);
  });
}

/** The input as content: `recruitNumber` defaults to the sum of the roles' headcounts. */
function toContent(input: ProjectInput): ProjectContent {
  return { ...input, recruitNumber: input.recruitNumber ?? sumOfHeadcounts(input) };
}

/** Which notice a change is about. */
export interface NoticeTarget {
  id: number;
  /** The kind that it must have, for requests about projects or studies. */
  kind?: NoticeKind;
  /** The versions that its content may have (rules.md: Versions). */
  expected?: ExpectedVersions;
}

/**
 * Changes the content of the viewer's own project.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, STALE, TOO_MANY_ATTEMPTS, or VALIDATION_FAILED when a headcount is below the number approved
 *   (rules.md: States)
 */
export async function updateProject(ctx: Context, target: NoticeTarget, input: ProjectInput): Promise<AnyNotice> {
  return update(ctx, { ...target, kind: NoticeKind.PROJECT }, Project, (project) => project.edit(toContent(input)));
}

/**
 * Changes the content of the viewer's own study.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, STALE, TOO_MANY_ATTEMPTS, or VALIDATION_FAILED when the headcount is below the number approved
 *   (rules.md: States)
 */
export async function updateStudy(ctx: Context, target: NoticeTarget, input: StudyInput): Promise<AnyNotice> {
  return update(ctx, { ...target, kind: NoticeKind.STUDY }, Study, (study) => study.edit(input));
}

async function update<N extends Notice>(
  ctx: Context,
  { id, kind, expected }: NoticeTarget,
  type: new (owner: Member) => N,
  edit: (notice: N) => void,
): Promise<AnyNotice> {
  await ctx.rateLimits.consume(NOTICE_EDIT_LIMIT, requireViewerId(ctx));
  return inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id, kind);
    if (!(notice instanceof type)) throw new AppError('NOT_FOUND');
    return editExpected(expected, currentNotice(tx, id), async () => {
      edit(notice);
      await noticeEdited.fire(tx, { notice });
      await tx.em.flush();
    });
  });
}

const currentNotice = (tx: Transaction, id: number): CurrentReader<AnyNotice> => ({
  read: () => readNotice(tx, id),
  toState: toNoticeState,
});

/** What an editor sees of a notice, named as in the schema of GraphQL. */
function toNoticeState(notice: AnyNotice): CurrentState {
  const { version, title, recruitNumber: headcount, content, verifiedOnly } = notice;
  if (notice.kind === NoticeKind.STUDY) return { version, title, headcount, content, verifiedOnly };
  const { field, techStack } = notice;
  const roles = Object.values(Role).map((role) => ({ role, headcount: notice[HEADCOUNT_FIELDS[role]] }));
  return { version, title, field, techStack, headcount, roles, content, verifiedOnly };
}

/**
 * Closes the viewer's own notice for good (rules.md: States).
 * @throws {AppError} NOT_FOUND, FORBIDDEN, STALE, ALREADY_CLOSED
 */
export async function closeNotice(ctx: Context, { id, kind, expected }: NoticeTarget): Promise<AnyNotice> {
  return inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id, kind);
    await ensureExpected(expected, currentNotice(tx, id));
    notice.close();
    await tx.em.flush();
    await noticeClosed.fire(tx, { notice });
    return readNotice(tx, id);
  });
}

/**
 * Deletes the viewer's own notice with its comments, favourites, applications and notifications (rules.md: States).
 * @throws {AppError} NOT_FOUND, FORBIDDEN, STALE
 */
export async function deleteNotice(ctx: Context, { id, kind, expected }: NoticeTarget): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id, kind);
    await ensureExpected(expected, currentNotice(tx, id));
    await noticeDeleted.fire(tx, { notice });
    await tx.em.remove(notice).flush();
  });
}
