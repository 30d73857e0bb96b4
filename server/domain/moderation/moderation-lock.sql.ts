import { LockMode } from '@mikro-orm/core';
import { type Expression, expressionBuilder, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import { AppError } from '../../platform/errors/app-error';
import { viewerInRow } from '../../selection/viewer-id';
import { requireViewerId } from '../context';
import type { CommentTables } from '../comments/comment.entity';
import { Comment } from '../comments/comment.entity';
import { findNoticeOfComment } from '../comments/comment.sql';
import type { JobTransaction, Transaction } from '../kit/transaction/transaction';
import { Member } from '../members/member.entity';
import { hasVerifiedSchool, isInViewersSchool } from '../members/member-visibility.sql';
import { Notice } from '../notices/notice.entity';
import { lockVisibleNotice } from '../notices/visibility/notice-lock.sql';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import { ModerationCase, type ModerationTables, ReportTarget } from './moderation.entity';
import { mayRuleAbout } from './moderation.sql';

type Tables = ModerationTables & CommentTables & NoticeStatementTables;

const { statement } = statementsOn<Tables>();

/**
 * Locks members in the order of their ids. FOR NO KEY UPDATE still lets other transactions insert
 * comments and notifications that reference them. Their statements lock members in another order.
 */
const lockMembersStatement = statement<{ memberIds: readonly number[] }>()(
  'moderation.lockMembers',
  (db, { memberIds }) =>
    db
      .selectFrom('member as m')
      .select(['m.id', 'm.verified_person as person'])
      .select(
        sql<string | null>`case when ${hasVerifiedSchool(viewerInRow('m'))} then m.verified_person end`.as(
          'provenPerson',
        ),
      )
      .where('m.id', '=', db.fn.any(memberIds))
      .orderBy('m.id')
      .forNoKeyUpdate('m'),
);

/**
 * Locks the viewer and the author of content.
 * @throws {AppError} UNAUTHENTICATED if the viewer withdrew meanwhile
 */
async function lockMembers(tx: JobTransaction, viewerId: number | null, authorId: number | null) {
  const memberIds = [viewerId, authorId].filter((id) => id !== null);
  const members = await tx.writes.rows(lockMembersStatement, { memberIds });
  const viewer = members.find(({ id }) => id === viewerId);
  if (viewerId !== null && !viewer) throw new AppError('UNAUTHENTICATED');
  return { viewer, author: members.find(({ id }) => id === authorId) };
}

/**
 * The reported content. Its row and the row of its notice, if any, are locked until the transaction
 * ends.
 */
export interface LockedTarget {
  kind: ReportTarget;
  entity: Notice | Comment | Member;
  /** The reported notice, or the notice of the reported comment. */
  notice: Notice | null;
  /**
   * Author of the content at the first report. Rulings are about this member, even if the notice
   * has another owner now. Null after a withdrawal.
   */
  authorId: number | null;
  /** Current owner of the content. */
  ownerId: number | null;
  schoolKey: string;
}

/**
 * Keys of the people who verified the accounts of viewer and author (schools/school-domains.ts).
 * Both rows are locked.
 */
interface LockedPeople {
  /** Null without a current verification. */
  viewerPerson: string | null;
  /** Null without a verification, and after a withdrawal. */
  authorPerson: string | null;
}

/** A target whose author and viewer are locked as well. */
export type TargetOfViewer = LockedTarget & LockedPeople;

const findReportedStatement = statement<{ viewerId: number; memberId: number }>()(
  'moderation.visibleMember',
  (db, { viewerId, memberId }) =>
    db
      .selectFrom('member as m')
      .select('m.id')
      .where('m.id', '=', memberId)
      .where(({ ref }) => isInViewersSchool(viewerId, ref('m.school_key'))),
);

/**
 * Locks the content that the viewer reports. The notice comes first and members second, as
 * everywhere (kit/transaction/transaction.ts).
 * @throws {AppError} NOT_FOUND if the content is invisible to the viewer
 */
export async function lockReported(tx: Transaction, kind: ReportTarget, id: number): Promise<TargetOfViewer> {
  const target = await findReported(tx, kind, id);
  return { ...target, ...(await lockAuthorAndViewer(tx, target)) };
}

async function findReported(tx: Transaction, kind: ReportTarget, id: number): Promise<LockedTarget> {
  if (kind === ReportTarget.NOTICE) {
    return ofNotice(tx, await lockVisibleNotice(tx, id, 'update'));
  }
  if (kind === ReportTarget.COMMENT) {
    const notice = await lockVisibleNotice(tx, await findNoticeOfComment(tx, id), 'update');
    return ofComment(tx, notice, id);
  }
  const found = await tx.reads.row(findReportedStatement, { viewerId: requireViewerId(tx), memberId: id });
  return ofMember(tx, found?.id);
}

const findAuthorOfNotice = statement<{ noticeId: number }>()('moderation.authorOfNotice', (db, { noticeId }) =>
  db
    .selectFrom('moderation_case')
    .select(({ ref }) => ref('author_id').$castTo<number | null>().as('authorId'))
    .where('notice_id', '=', noticeId),
);

/**
 * The author is the owner at the time of the first report. Before any report it is the current
 * owner.
 */
async function ofNotice(tx: JobTransaction, notice: Notice): Promise<LockedTarget> {
  const { owner, schoolKey } = notice;
  const reported = await tx.reads.row(findAuthorOfNotice, { noticeId: notice.id });
  const authorId = reported ? reported.authorId : owner.id;
  return { kind: ReportTarget.NOTICE, entity: notice, notice, authorId, ownerId: owner.id, schoolKey };
}

async function ofComment(tx: JobTransaction, notice: Notice, id: number): Promise<LockedTarget> {
  const comment = await tx.em.findOne(Comment, id);
  if (!comment) throw new AppError('NOT_FOUND');
  const authorId = comment.author?.id ?? null;
  return {
    kind: ReportTarget.COMMENT,
    entity: comment,
    notice,
    authorId,
    ownerId: authorId,
    schoolKey: notice.schoolKey,
  };
}

async function ofMember(tx: JobTransaction, id: number | undefined): Promise<LockedTarget> {
  const member = id === undefined ? null : await tx.em.findOne(Member, id);
  if (!member) throw new AppError('NOT_FOUND');
  return {
    kind: ReportTarget.MEMBER,
    entity: member,
    notice: null,
    authorId: member.id,
    ownerId: member.id,
    schoolKey: member.schoolKey,
  };
}

/** Locks the viewer and the author of a target. Returns their verified people. */
async function lockAuthorAndViewer(tx: Transaction, { authorId }: LockedTarget): Promise<LockedPeople> {
  const { viewer, author } = await lockMembers(tx, requireViewerId(tx), authorId);
  return { viewerPerson: viewer?.provenPerson ?? null, authorPerson: author?.person ?? null };
}

/** Selects the ids of the content of the case. */
const selectContent = (id: Expression<number>) =>
  expressionBuilder<Tables>()
    .selectFrom('moderation_case as k')
    .leftJoin('comment as c', 'c.id', 'k.comment_id')
    .where('k.id', '=', id)
    .select(['k.comment_id as commentId', 'k.member_id as memberId'])
    .select((eb) => eb.fn.coalesce('k.notice_id', 'c.notice_id').as('noticeId'));

const findContent = statement<{ id: number }>()('moderation.findContent', (_db, { id }) => selectContent(id));

const findContentForViewer = statement<{ viewerId: number; id: number }>()(
  'moderation.ofModerator',
  (_db, { viewerId, id }) =>
    selectContent(id)
      .innerJoin('member as mv', (join) => join.on('mv.id', '=', viewerId))
      .where(mayRuleAbout),
);

/** A case and its content, locked until the transaction ends. */
export interface LockedCase {
  case: ModerationCase;
  target: LockedTarget;
  /** Subject of rulings. Null after a withdrawal. */
  author: Member | null;
}

/** Ids of the content of a case. */
interface ContentOfCase {
  noticeId: number | null;
  commentId: number | null;
  memberId: number | null;
}

/**
 * Locks a case that the viewer may rule about, in the usual order: notice, members, case.
 * @throws {AppError} NOT_FOUND, also for everybody who neither moderates its school nor handles it
 *   as an operator
 */
export async function lockCase(tx: Transaction, id: number): Promise<LockedCase> {
  const viewerId = requireViewerId(tx);
  const found = await tx.reads.row(findContentForViewer, { viewerId, id });
  if (!found) throw new AppError('NOT_FOUND');
  return lockContentAndCase(tx, id, { ...found, viewerId });
}

/** Locks a case for a job. Undefined if its content was deleted. */
export async function lockCaseForJob(tx: JobTransaction, id: number): Promise<LockedCase | undefined> {
  const found = await tx.reads.row(findContent, { id });
  return found ? lockContentAndCase(tx, id, { ...found, viewerId: null }) : undefined;
}

async function lockContentAndCase(
  tx: JobTransaction,
  id: number,
  { noticeId, commentId, memberId, viewerId }: ContentOfCase & { viewerId: number | null },
): Promise<LockedCase> {
  const notice = noticeId === null ? null : await lockNotice(tx, noticeId);
  const target =
    notice === null
      ? await ofMember(tx, memberId ?? undefined)
      : commentId === null
        ? await ofNotice(tx, notice)
        : await ofComment(tx, notice, commentId);
  await lockMembers(tx, viewerId, target.authorId);
  const locked = await tx.em.findOne(ModerationCase, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!locked) throw new AppError('NOT_FOUND');
  const author = target.authorId === null ? null : await tx.em.findOne(Member, target.authorId, { refresh: true });
  return { case: locked, target, author };
}

async function lockNotice(tx: JobTransaction, id: number): Promise<Notice> {
  const notice = await tx.em.findOne(Notice, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!notice) throw new AppError('NOT_FOUND');
  return notice;
}
