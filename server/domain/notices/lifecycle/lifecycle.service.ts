import type { Text } from '../../../../shared/language';
import { CLOCK_NOW } from '../../../platform/database/statements/clock';
import { statementsOn } from '../../../platform/database/statements/statement';
import { type Context, requireViewerId } from '../../context';
import { ensureAllowed } from '../../kit/rules/rules';
import { inTransaction } from '../../kit/transaction/transaction';
import { ensureExpectedVersion } from '../../kit/transaction/version';
import { ensureDeadline } from '../deadlines/deadline.rules';
import { NoticeKind } from '../notice.entity';
import { noticeClosed, noticeDeleting, noticeReopened } from '../notice.events';
import { NOTICE_EDIT_LIMIT } from '../notice.rules';
import type { NoticeTables } from '../notice-tables.entity';
import { lockOwnNotice } from '../visibility/notice-lock.sql';
import { type NoticeTarget, stateOf } from '../writing/notice.service';
import { closeCheck, confirmCheck, reopenCheck } from './lifecycle.rules';

const { statement } = statementsOn<NoticeTables>();

const ALREADY_CLOSED: Readonly<Record<NoticeKind, Text>> = {
  [NoticeKind.PROJECT]: { ko: '이미 마감된 프로젝트예요.', en: 'This project is already closed.' },
  [NoticeKind.STUDY]: { ko: '이미 마감된 스터디예요.', en: 'This study group is already closed.' },
};

/**
 * Closes the viewer's own notice (rules/notices.md: States).
 * @throws {AppError} NOT_FOUND, FORBIDDEN, STALE, ALREADY_CLOSED
 */
export async function closeNotice(ctx: Context, { id, kind, expected }: NoticeTarget): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id, kind);
    await ensureExpectedVersion(tx, expected, stateOf(notice));
    await ensureAllowed(tx, closeCheck, { noticeId: id }, { ALREADY_CLOSED: ALREADY_CLOSED[notice.kind] });
    notice.close();
    await tx.em.flush();
    await noticeClosed.fire(tx, { notice });
  });
}

/**
 * Reopens the viewer's own notice (rules/deadlines.md).
 * @param deadline the new deadline, `YYYY-MM-DD`; null for none
 * @throws {AppError} STILL_RECRUITING, TEAM_OVER, REOPENING_TOO_LATE, NOTICE_FULL,
 *   VALIDATION_FAILED, NOT_FOUND, FORBIDDEN, TOO_MANY_ATTEMPTS
 */
export async function reopenNotice(ctx: Context, id: number, deadline: string | null): Promise<void> {
  await ctx.rateLimits.consume(NOTICE_EDIT_LIMIT, requireViewerId(ctx));
  await inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id);
    await ensureAllowed(tx, reopenCheck, { noticeId: id });
    if (deadline) await ensureDeadline(tx, deadline);
    notice.reopen(deadline);
    await tx.em.flush();
    await noticeReopened.fire(tx, { notice });
  });
}

/** Stores the current time as the confirmation of a locked notice. */
const updateConfirmation = statement<{ noticeId: number }>()('notices.confirm', (db, { noticeId }) =>
  db.updateTable('notice').set({ confirmed_at: CLOCK_NOW }).where('id', '=', noticeId).returning('id'),
);

/**
 * Confirms that the viewer's own notice still recruits (rules/deadlines.md). Owners of
 * notices without a deadline get a question. A notice with a deadline stays unchanged.
 * @throws {AppError} RECRUITMENT_CLOSED, NOT_FOUND, FORBIDDEN
 */
export async function confirmNotice(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id);
    await ensureAllowed(tx, confirmCheck, { noticeId: id });
    if (notice.deadline === null) await tx.writes.run(updateConfirmation, { noticeId: id });
  });
}

/**
 * Deletes the viewer's own notice with its comments, favourites, applications and notifications
 * (rules/notices.md: States).
 * @throws {AppError} NOT_FOUND, FORBIDDEN, STALE
 */
export async function deleteNotice(ctx: Context, { id, kind, expected }: NoticeTarget): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notice = await lockOwnNotice(tx, id, kind);
    await ensureExpectedVersion(tx, expected, stateOf(notice));
    await noticeDeleting.fire(tx, { notice });
    await tx.em.remove(notice).flush();
  });
}
