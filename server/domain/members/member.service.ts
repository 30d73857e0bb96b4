import { LockMode } from '@mikro-orm/core';
import { type Context, requireViewerId } from '../context';
import { addressKey } from '../../platform/address-key';
import { AppError, invalid } from '../../platform/errors';
import { inTransaction, type Transaction } from '../kit/transaction';
import { Member } from './member.entity';
import { memberLeaving, memberLocked, memberWithdrawing } from './member.events';
import type { ProfileInput, SignUpInput } from './member.inputs';
import { PROFILE_LIMIT, SIGN_UP_LIMIT } from './member.limits';
import { ensureStrong, hashPassword, isPassword } from './member.password';
import { readPasswordHash, readViewer } from './member.queries';
import type { MemberView, ViewerView } from './member.view';
import { countPasswordAttempt, forgetPasswordAttempts } from './member.password-attempts';

/**
 * Signs a new member up, without logging in.
 * @throws {AppError} LOGIN_ID_TAKEN, EMAIL_TAKEN, VALIDATION_FAILED, TOO_MANY_ATTEMPTS
 */
export async function signUp(ctx: Context, input: SignUpInput): Promise<MemberView> {
  await ctx.rateLimits.consume(SIGN_UP_LIMIT, addressKey(ctx.ip));
  ensureStrong(input.password, input, 'password');
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (tx) => {
    const member = new Member();
    Object.assign(member, { loginId: input.loginId, passwordHash, nickName: input.nickName, email: input.email });
    member.moveTo(input.university);
    await tx.em.persist(member).flush();
    return { id: member.id, nickName: member.nickName, imageUrl: null };
  });
}

/** A new picture's stored name, or null to take the picture away; left out, the picture stays. */
export type PictureChange = string | null | undefined;

/**
 * Rewrites the viewer's profile. The old picture's file goes once the new one is committed, the new one's if it is not.
 * @throws {AppError} EMAIL_TAKEN
 */
export async function updateProfile(ctx: Context, input: ProfileInput, picture: PictureChange): Promise<ViewerView> {
  try {
    await ctx.rateLimits.consume(PROFILE_LIMIT, requireViewerId(ctx));
    return await inTransaction(ctx, async (tx) => {
      const member = await findViewer(tx);
      member.nickName = input.nickName;
      member.email = input.email;
      if (member.university !== input.university) member.moveTo(input.university);
      if (picture !== undefined) replacePicture(tx, member, picture);
      await tx.em.flush();
      return readViewer(tx);
    });
  } catch (error) {
    // The first error is the one that is thrown, even if the new file cannot be removed.
    if (picture) await ctx.pictures.remove(picture).catch((err: unknown) => ctx.logger.error({ err }, 'removing'));
    throw error;
  }
}

function replacePicture(tx: Transaction, member: Member, picture: string | null): void {
  const old = member.picture;
  member.picture = picture;
  if (old) tx.afterCommit(() => tx.pictures.remove(old));
}

/**
 * Ends the viewer's membership: its data, its notices and its sessions go, its comments stay, anonymous.
 * @throws {AppError} VALIDATION_FAILED when the password is wrong.
 */
export async function withdraw(ctx: Context, password: string): Promise<void> {
  const confirmed = await confirmViewer(ctx, 'password', password);
  await inTransaction(ctx, async (tx) => {
    await memberLeaving.fire(tx, { memberId: requireViewerId(tx) });
    const member = await lockViewer(tx, confirmed);
    await memberLocked.fire(tx, { memberId: member.id });
    await memberWithdrawing.fire(tx, { member });
    if (member.picture) replacePicture(tx, member, null);
    await tx.em.remove(member).flush();
    await tx.session.endAllOf(member.id);
    await tx.session.end();
  });
}

/** The viewer, locked for a change of its row. */
async function findViewer(tx: Transaction): Promise<Member> {
  const member = await tx.em.findOne(Member, requireViewerId(tx), { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!member) throw new AppError('UNAUTHENTICATED');
  return member;
}

/** A password that the viewer confirmed, as the hash that it fitted; {@link lockViewer} takes it. */
export interface Confirmed {
  field: string;
  passwordHash: string;
}

/**
 * Checks the viewer's password, before any transaction: hashing must not hold a lock or a connection.
 * @throws {AppError} VALIDATION_FAILED at `field` when the password is wrong, TOO_MANY_ATTEMPTS
 */
export async function confirmViewer(ctx: Context, field: string, password: string): Promise<Confirmed> {
  const { loginId } = await readViewer(ctx);
  await countPasswordAttempt(ctx, loginId);
  const passwordHash = await readPasswordHash(ctx);
  // The membership may have ended since the viewer was read.
  if (passwordHash === undefined) throw new AppError('UNAUTHENTICATED');
  if (!(await isPassword(password, passwordHash))) throw wrongPassword(field);
  await forgetPasswordAttempts(ctx, loginId);
  return { field, passwordHash };
}

/**
 * The viewer, locked for a change that its password confirmed.
 * @throws {AppError} VALIDATION_FAILED when the password was changed since.
 */
export async function lockViewer(tx: Transaction, { field, passwordHash }: Confirmed): Promise<Member> {
  const member = await findViewer(tx);
  if (member.passwordHash !== passwordHash) throw wrongPassword(field);
  return member;
}

function wrongPassword(field: string): AppError {
  return invalid({ [field]: '비밀번호가 맞지 않아요.' });
}
