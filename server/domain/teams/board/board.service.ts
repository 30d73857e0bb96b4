import { LockMode } from '@mikro-orm/core';
import { AppError } from '../../../platform/errors/app-error';
import { type Context, requireViewerId } from '../../context';
import { ensureAllowed } from '../../kit/rules/rules';
import { inTransaction, type Transaction } from '../../kit/transaction/transaction';
import { lockVisibleNotice } from '../../notices/visibility/notice-lock.sql';
import { TeamPost } from '../team.entity';
import { teamPosted } from '../team.events';
import { TEAM_POST_LIMIT, deletePostCheck } from './board.rules';
import { lockTeam } from '../team-lock.sql';
import { enterTeamCheck, manageTeamCheck } from '../team.rules';
import { deletePin, upsertLink, upsertPin, insertPost } from './board.sql';

/**
 * Writes a post on the board of a team of the viewer.
 * @returns the values of the payload
 * @throws {AppError} NOT_FOUND unless the viewer is a current member, TOO_MANY_ATTEMPTS
 */
export async function addTeamPost(
  ctx: Context,
  noticeId: number,
  text: string,
): Promise<{ noticeId: number; postId: number }> {
  const memberId = requireViewerId(ctx);
  await ctx.rateLimits.consume(TEAM_POST_LIMIT, memberId);
  return inTransaction(ctx, async (tx) => {
    const notice = await lockTeam(tx, enterTeamCheck, { noticeId }, 'share');
    const { id: postId } = await tx.writes.one(insertPost, { noticeId, authorId: memberId, text });
    await teamPosted.fire(tx, { notice, memberId });
    return { noticeId, postId };
  });
}

/**
 * Deletes a post that the viewer wrote, or any post of the viewer's own team.
 * @returns the values of the payload
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export async function deleteTeamPost(ctx: Context, id: number): Promise<{ noticeId: number; postId: number }> {
  return inTransaction(ctx, async (tx) => {
    // The post is read twice. Its notice must be locked first, and the post may be deleted in
    // between.
    const { noticeId } = await findPost(tx, id);
    await lockVisibleNotice(tx, noticeId, 'share');
    const post = await tx.em.findOne(TeamPost, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!post) throw new AppError('NOT_FOUND');
    await ensureAllowed(tx, deletePostCheck, { postId: id });
    await tx.em.remove(post).flush();
    return { noticeId, postId: id };
  });
}

/**
 * Pins or unpins a post of the viewer's own team.
 * @returns the values of the payload
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export async function pinTeamPost(ctx: Context, id: number, pinned: boolean): Promise<{ noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    const { noticeId } = await findPost(tx, id);
    await lockTeam(tx, manageTeamCheck, { noticeId });
    // The post may have been deleted before the lock was taken.
    await findPost(tx, id);
    await tx.writes.run(pinned ? upsertPin : deletePin, { noticeId, postId: id });
    return { noticeId };
  });
}

/**
 * Sets the link of the viewer's own team.
 * @param link a URL from `parseLink`; null removes it
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export async function updateTeamLink(ctx: Context, noticeId: number, link: string | null): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockTeam(tx, manageTeamCheck, { noticeId });
    await tx.writes.run(upsertLink, { noticeId, link });
  });
}

async function findPost(tx: Transaction, id: number): Promise<{ noticeId: number }> {
  const post = await tx.em.findOne(TeamPost, id, { refresh: true });
  if (!post) throw new AppError('NOT_FOUND');
  return { noticeId: post.notice.id };
}
