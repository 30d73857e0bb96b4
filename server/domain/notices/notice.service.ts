import { LockMode } from '@mikro-orm/core';
import { type Context, requireViewerId } from '../context';
import { AppError, invalid } from '../../platform/errors';
import { inTransaction, type Transaction } from '../kit/transaction';
import { Member } from '../members/member.entity';
import { Notice, NoticeKind } from './notice.entity';
import { noticeClosed, noticeDeleted } from './notice.events';
import { type ProjectInput, type StudyInput, sumOfRoles } from './notice.inputs';
import { type Asker, canManage, isOfSameSchool } from './notice.policy';
import { readNotice } from './notice.queries';
import type { AnyNotice } from './notice.view';
import { HEADCOUNT_FIELDS, Project, type ProjectContent, Role } from './project.entity';
import { Study } from './study.entity';

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
  await ctx.throttles.notice(requireViewerId(ctx));
  return inTransaction(ctx, async (tx) => {
    const notice = write(await findAsker(tx));
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
    await ensureRoomForApproved(tx, notice);
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

/** The member who asks, for the policies; UNAUTHENTICATED for a visitor, also one whose membership has ended. */
async function findAsker(tx: Transaction): Promise<Member> {
  const member = await tx.em.findOne(Member, requireViewerId(tx));
  if (!member) throw new AppError('UNAUTHENTICATED');
  return member;
}

/**
 * A notice that exists for the asker, locked until the transaction ends. Whatever belongs to a notice is changed under
 * its lock, taken first: so that races end in an order that could have happened one after the other (rules.md: States).
 * @param lock PESSIMISTIC_READ lets others in who also just add; PESSIMISTIC_WRITE is for deciding and changing
 * @throws {AppError} NOT_FOUND
 */
export async function lockVisibleNotice(
  tx: Transaction,
  id: number,
  lock: LockMode.PESSIMISTIC_READ | LockMode.PESSIMISTIC_WRITE,
  kind?: NoticeKind,
): Promise<{ notice: Notice; asker: Member }> {
  const asker = await findAsker(tx);
  const notice = await tx.em.findOne(Notice, kind === undefined ? { id } : { id, kind }, { lockMode: lock });
  if (!notice || !(await isVisible(tx, asker, notice))) throw new AppError('NOT_FOUND');
  return { notice, asker };
}

async function isVisible(tx: Transaction, asker: Asker, notice: Notice): Promise<boolean> {
  if (isOfSameSchool(asker, notice, tx.env.SCHOOL_SCOPE) || canManage(asker, notice)) return true;
  const applied = await tx.reads.row('select id from application where notice_id = $1 and applicant_id = $2', [
    notice.id,
    asker.id,
  ]);
  return applied !== undefined;
}

/**
 * The asker's own notice, locked for a change.
 * @throws {AppError} NOT_FOUND, or FORBIDDEN when it is somebody else's.
 */
export async function lockOwnNotice(tx: Transaction, id: number, kind?: NoticeKind): Promise<Notice> {
  const { notice, asker } = await lockVisibleNotice(tx, id, LockMode.PESSIMISTIC_WRITE, kind);
  if (!canManage(asker, notice)) throw new AppError('FORBIDDEN');
  return notice;
}

/** How many are approved, by role and in all. */
export interface ApprovedCounts {
  all: number;
  roles: Record<Role, number>;
}

/** Counts the approved applications of a notice that the transaction has locked. */
export async function countApproved(tx: Transaction, noticeId: number): Promise<ApprovedCounts> {
  const rows = await tx.reads.rows<{ role: Role | null; approved: number }>(
    `select role, count(*)::int as approved from application where notice_id = $1 and status = 'APPROVED' group by role`,
    [noticeId],
  );
  const counts: ApprovedCounts = { all: 0, roles: { FRONTEND: 0, BACKEND: 0, DESIGNER: 0 } };
  for (const { role, approved } of rows) {
    counts.all += approved;
    if (role) counts.roles[role] += approved;
  }
  return counts;
}

async function ensureRoomForApproved(tx: Transaction, notice: Notice): Promise<void> {
  const approved = await countApproved(tx, notice.id);
  const fields: Record<string, string> = {};
  if (notice.recruitNumber < approved.all) fields.recruitNumber = tooLow(approved.all);
  if (notice instanceof Project && notice.countsByRole) {
    for (const role of Object.values(Role)) {
      const taken = approved.roles[role];
      if (notice.headcountOf(role) < taken) fields[HEADCOUNT_FIELDS[role]] = tooLow(taken);
    }
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

function tooLow(approved: number): string {
  return `이미 ${approved}명을 승인해서 그보다 적게 줄일 수 없어요.`;
}
