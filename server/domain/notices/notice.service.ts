import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { inTransaction } from '../kit/transaction';
import type { Member } from '../members/member.entity';
import { findViewer } from '../members/member.service';
import { type Notice, NoticeKind } from './notice.entity';
import { noticeClosed, noticeDeleted, noticeEdited } from './notice.events';
import type { ProjectInput, StudyInput } from './notice.inputs';
import { NOTICE_EDIT_LIMIT, NOTICE_LIMIT } from './notice.limits';
import { lockOwnNotice } from './notice.lock';
import { readNotice } from './notice.queries';
import type { AnyNotice } from './notice.view';
import { Project, type ProjectContent, sumOfHeadcounts } from './project.entity';
import { Study } from './study.entity';

/**
 * Creates a project that the viewer owns.
 * @throws {AppError} TOO_MANY_ATTEMPTS, or UNAUTHENTICATED for a member who withdrew
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
 * @throws {AppError} TOO_MANY_ATTEMPTS, or UNAUTHENTICATED for a member who withdrew
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

/**
 * Changes the content of the viewer's own project.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, TOO_MANY_ATTEMPTS, or VALIDATION_FAILED when a headcount is below the number
 *   approved (rules.md: States)
 */
export async function updateProject(ctx: Context, id: number, input: ProjectInput): Promise<AnyNotice> {
  return update(ctx, id, NoticeKind.PROJECT, Project, (project) => project.edit(toContent(input)));
}

/**
 * Changes the content of the viewer's own study.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, TOO_MANY_ATTEMPTS, or VALIDATION_FAILED when the headcount is below the number
 *   approved (rules.md: States)
 */
export async function updateStudy(ctx: Context, id: number, input: StudyInput): Promise<AnyNotice> {
  return update(ctx, id, NoticeKind.STUDY, Study, (study) => study.edit(input));
}

async function update<N extends Notice>(
  ctx: Context,
  id: number,
  kind: NoticeKind,
  type: new (owner: Member) => N,
  edit: (notice: N) => void,
): Promise<AnyNotice> {
  await ctx.rateLimits.consume(NOTICE_EDIT_LIMIT, requireViewerId(ctx));
  return inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id, kind);
    if (!(notice instanceof type)) throw new AppError('NOT_FOUND');
    edit(notice);
    await noticeEdited.fire(tx, { notice });
    await tx.em.flush();
    return readNotice(tx, id);
  });
}

/**
 * Closes the viewer's own notice for good (rules.md: States).
 * @param kind the kind that it must have, for requests about projects or studies
 * @throws {AppError} NOT_FOUND, FORBIDDEN, ALREADY_CLOSED
 */
export async function closeNotice(ctx: Context, id: number, kind?: NoticeKind): Promise<AnyNotice> {
  return inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id, kind);
    notice.close();
    await tx.em.flush();
    await noticeClosed.fire(tx, { notice });
    return readNotice(tx, id);
  });
}

/**
 * Deletes the viewer's own notice with its comments, favourites, applications and notifications (rules.md: States).
 * @param kind the kind that it must have, for requests about projects or studies
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export async function deleteNotice(ctx: Context, id: number, kind?: NoticeKind): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id, kind);
    await noticeDeleted.fire(tx, { notice });
    await tx.em.remove(notice).flush();
  });
}
