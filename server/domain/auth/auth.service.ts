import { LockMode } from '@mikro-orm/core';
import type { Language } from '../../../shared/language';
import { AppError } from '../../platform/errors/app-error';
import type { Context } from '../context';
import { ensureNoToken } from '../kit/sessions/token';
import { inTransaction } from '../kit/transaction/transaction';
import { Member } from '../members/member.entity';
import { ensureStrong, hashPassword, isPassword } from '../members/password';
import { findCredentials, readViewer } from '../members/member.sql';
import { confirmViewer, lockViewer } from '../members/member.service';
import { passwordChanged } from './auth.events';
import type { ChangePasswordInput, LogInInput } from './auth.inputs';
import { MEMBER_LOGIN_LIMIT } from './auth.rules';
import { countLoginAttempt, forgiveLoginAttempt } from './login-attempts.service';

/**
 * Logs in with a new session. An unknown login id and a wrong password cause the same error after
 * about the same time.
 * @returns the member's language
 * @throws {AppError} LOGIN_FAILED, TOO_MANY_ATTEMPTS, SESSION_REQUIRED, UNAVAILABLE
 */
export async function logIn(ctx: Context, input: LogInInput): Promise<Language> {
  ensureNoToken(ctx);
  const known = await findCredentials(ctx, input.loginId);
  const attempt = { loginId: input.loginId, device: known && ctx.device.idFor(known) };
  await countLoginAttempt(ctx, attempt);
  const fits = await isPassword(input.password, known?.passwordHash);
  if (!known || !fits) throw new AppError('LOGIN_FAILED');
  // A denied login stays counted, so that further ones are denied before the password is checked.
  await ctx.rateLimits.consume(MEMBER_LOGIN_LIMIT, attempt.device ?? known.id);
  await forgiveLoginAttempt(ctx, attempt);
  const language = await inTransaction(ctx, async (tx) => {
    // A concurrent password change may wait for this lock. It then ends this session. If it came
    // first, the hash no longer matches.
    const member = await tx.em.findOne(Member, known, { lockMode: LockMode.PESSIMISTIC_READ });
    if (!member) throw new AppError('LOGIN_FAILED');
    await ctx.session.start(member.id);
    return member.language;
  });
  ctx.device.remember(known);
  return language;
}

/**
 * Ends the session. Does nothing for a visitor.
 * @throws {AppError} SESSION_REQUIRED
 */
export async function logOut(ctx: Context): Promise<void> {
  await ctx.session.end();
}

/**
 * Changes the viewer's password. Ends all other sessions, all access tokens and the trust in all
 * other devices. This session continues with a new id.
 * @throws {AppError} VALIDATION_FAILED for a wrong current password or a weak new one;
 *   TOO_MANY_ATTEMPTS, SESSION_REQUIRED, UNAVAILABLE
 */
export async function changePassword(ctx: Context, input: ChangePasswordInput): Promise<void> {
  // The current password is checked first, so that strangers cannot make the server hash passwords.
  const confirmed = await confirmViewer(ctx, 'currentPassword', input.currentPassword);
  ensureStrong(input.newPassword, await readViewer(ctx), 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  const id = await inTransaction(ctx, async (tx) => {
    const member = await lockViewer(tx, confirmed);
    member.passwordHash = passwordHash;
    await tx.em.flush();
    await passwordChanged.fire(tx, { memberId: member.id });
    await ctx.session.endAllOf(member.id);
    await ctx.session.start(member.id);
    return member.id;
  });
  ctx.device.remember({ id, passwordHash });
}
