import { type Context, requireViewerId } from '../context';
import { AppError } from '../../platform/errors';
import { inTransaction, type Transaction } from '../kit/transaction';
import { Member } from '../members/member.entity';
import { type Notice, NoticeKind } from './notice.entity';
import { noticeClosed, noticeDeleted, noticeEdited } from './notice.events';
import { type ProjectInput, type StudyInput, sumOfRoles } from './notice.inputs';
import { lockOwnNotice } from './notice.lock';
import { readNotice } from './notice.queries';
import type { AnyNotice } from './notice.view';
import { Project, type ProjectContent } from './project.entity';
import { Study } from './study.entity';
import { NOTICE_LIMIT } from './notice.limits';

/** Posts a project. */
export async function createProject(ctx: Context, input: ProjectInput): Promise<AnyNotice> {
  return create(ctx, (owner) => {
    const project = new Project(owner);
    project.edit(toContent(input));
    return project;
  });
}

/** Posts a study. */
export async function createStudy(ctx: Context, input: StudyInput): Promise<AnyNotice> {
  return create(ctx, (owner) => {
    const study = new Study(owner);
    study.edit(input);
    return study;
  });
}

async function create(ctx: Context, write: (owner: Member) => Notice): Promise<AnyNotice> {
  await ctx.rateLimits.consume(NOTICE_LIMIT, requireViewerId(ctx));
  return inTransaction(ctx, async (tx) => {
    const notice = write(await findViewer(tx));
    await tx.em.persist(notice).flush();
    return readNotice(tx, notice.id);
  });
}

/** Without a headcount of its own, a project wants as many as its roles together (rules.md: Bounds). */
function toContent(input: ProjectInput): ProjectContent {
  return { ...input, recruitNumber: input.recruitNumber ?? sumOfRoles(input) };
}

/**
 * Rewrites a project. Owner only.
 * @throws {AppError} VALIDATION_FAILED when a headcount falls below what is approved already.
 */
export async function updateProject(ctx: Context, id: number, input: ProjectInput): Promise<AnyNotice> {
  return rewrite(ctx, id, NoticeKind.PROJECT, Project, (project) => project.edit(toContent(input)));
}

/**
 * Rewrites a study. Owner only.
 * @throws {AppError} VALIDATION_FAILED when the headcount falls below what is approved already.
 */
export async function updateStudy(ctx: Context, id: number, input: StudyInput): Promise<AnyNotice> {
  return rewrite(ctx, id, NoticeKind.STUDY, Study, (study) => study.edit(input));
}

async function rewrite<N extends Notice>(
  ctx: Context,
  id: number,
  kind: NoticeKind,
  type: new (owner: Member) => N,
  edit: (notice: N) => void,
): Promise<AnyNotice> {
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
 * Ends recruiting, for good. Owner only.
 * @throws {AppError} ALREADY_CLOSED
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

/** Deletes a notice with its comments, favourites, applications and notifications. Owner only. */
export async function deleteNotice(ctx: Context, id: number, kind?: NoticeKind): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id, kind);
    await noticeDeleted.fire(tx, { notice });
    await tx.em.remove(notice).flush();
  });
}

/** The viewer, as the owner of a new notice; UNAUTHENTICATED for a member whose membership has ended. */
async function findViewer(tx: Transaction): Promise<Member> {
  const member = await tx.em.findOne(Member, requireViewerId(tx));
  if (!member) throw new AppError('UNAUTHENTICATED');
  return member;
}
