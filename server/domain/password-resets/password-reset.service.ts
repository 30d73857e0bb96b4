import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { addressKey } from '../../platform/resilience/address-key';
import { AppError } from '../../platform/errors/app-error';
import { passwordChanged } from '../auth/auth.events';
import { forgetLoginFailures } from '../auth/login-attempts.service';
import type { Context } from '../context';
import { addJobs, defineJob } from '../kit/jobs/jobs';
import { ensureNoToken } from '../kit/sessions/token';
import { inTransaction } from '../kit/transaction/transaction';
import { ensureMail, sendMail } from '../mails/mail.service';
import { Member } from '../members/member.entity';
import { emailChanged } from '../members/member.events';
import { confirmEmail } from '../members/member-mail.sql';
import { ensureStrong, hashPassword } from '../members/password';
import { NO_RESET, RESET_MAIL } from './password-reset-mail.service';
import type { RequestPasswordResetInput, ResetPasswordInput } from './password-reset.inputs';
import { REFUSED_RESET_LIMIT, RESET_REQUEST_LIMIT } from './password-reset.rules';
import {
  countRecentResets,
  findMemberOfAccount,
  findReset,
  recordReset,
  useReset,
  VALID_MINUTES,
  type ValidReset,
  deleteResets,
} from './password-reset.sql';
import { hashLinkToken, isLinkToken } from '../kit/sessions/link-token';

/**
 * Maximum number of a member's links at a time. Further requests send nothing, and earlier links
 * stay valid. So a stranger can neither fill a mailbox nor keep the member from a new password.
 */
const MAX_LINKS = 3;

/** Id of no member. */
const NOBODY = 0;

/**
 * Finds the account of a request and sends its mail. These jobs run one after the other, so that
 * the limit of links is exact.
 */
export const PREPARE_RESET = defineJob({
  name: 'preparePasswordReset',
  payload: z.object({ account: z.string(), requestId: z.uuid() }),
  isSequential: true,
  run: (services, { account, requestId }) =>
    inTransaction(services, async (tx) => {
      const memberId = await findMemberOfAccount(tx.reads, account);
      const { count } = await tx.reads.one(countRecentResets, { memberId: memberId ?? NOBODY });
      const mayHaveLink = count < MAX_LINKS;
      // All requests run the same statements. For an unknown account they use an id of no member.
      const recorded = await tx.writes.row(recordReset, {
        memberId: mayHaveLink ? (memberId ?? NOBODY) : NOBODY,
        requestId,
      });
      await sendMail(tx, RESET_MAIL, { key: requestId, data: { resetId: recorded?.id ?? NO_RESET } });
    }),
});

/**
 * Sends a link for a new password to the member with this login id or e-mail address. A job looks
 * for the account later. So neither the response nor its time reveals whether the account exists.
 * @returns the validity of the link in minutes
 * @throws {AppError} MAIL_UNAVAILABLE, TOO_MANY_ATTEMPTS, SESSION_REQUIRED
 */
export async function requestPasswordReset(
  ctx: Context,
  { account }: RequestPasswordResetInput,
): Promise<{ validMinutes: number }> {
  ensureNoToken(ctx);
  ensureMail(ctx);
  await ctx.rateLimits.consume(RESET_REQUEST_LIMIT, addressKey(ctx.ip));
  await addJobs(ctx.writes, PREPARE_RESET, [{ account, requestId: randomUUID() }]);
  return { validMinutes: VALID_MINUTES };
}

/**
 * Sets a new password for the member of a link, without logging in. Ends all sessions, access
 * tokens and other links of the member, and confirms the e-mail address.
 * @returns the login id of the member
 * @throws {AppError} INVALID_RESET_LINK, VALIDATION_FAILED for a weak password,
 *   TOO_MANY_ATTEMPTS, SESSION_REQUIRED, UNAVAILABLE
 */
export async function resetPassword(ctx: Context, input: ResetPasswordInput): Promise<{ loginId: string }> {
  ensureNoToken(ctx);
  const reset = await findValidReset(ctx, input.token);
  const { id, memberId, loginId, email } = reset;
  ensureStrong(input.newPassword, reset, 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(ctx, async (tx) => {
    const member = await tx.em.findOne(Member, memberId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    // A concurrent request has used the link, or the member has withdrawn.
    if (!member || !(await tx.writes.exists(useReset, { id }))) throw new AppError('INVALID_RESET_LINK');
    member.passwordHash = passwordHash;
    await tx.em.flush();
    // Only a reader of the mailbox has the token. A changed address would have ended the link.
    await tx.writes.run(confirmEmail, { memberId, email });
    await passwordChanged.fire(tx, { memberId });
    await tx.session.endAllOf(memberId);
    if (tx.session.memberId === memberId) await tx.session.end();
  });
  // A member with a forgotten password has probably tried some. The first login with the new one
  // must not be throttled.
  await forgetLoginFailures(ctx, loginId);
  return { loginId };
}

async function findValidReset(ctx: Context, token: string): Promise<ValidReset> {
  await ctx.rateLimits.ensureLeft(REFUSED_RESET_LIMIT, addressKey(ctx.ip));
  // The link is read from the primary, because a replica may still have a used link.
  const reset = isLinkToken(token) ? await ctx.primary.row(findReset, { tokenHash: hashLinkToken(token) }) : undefined;
  if (reset) return reset;
  await ctx.rateLimits.consume(REFUSED_RESET_LIMIT, addressKey(ctx.ip));
  throw new AppError('INVALID_RESET_LINK');
}

/**
 * Deletes a member's links after a new password or address, because their mailbox may belong to
 * somebody else.
 */
export function deleteOutdatedResets(): void {
  passwordChanged.on((tx, { memberId }) => tx.writes.run(deleteResets, { memberId }));
  emailChanged.on((tx, { member }) => tx.writes.run(deleteResets, { memberId: member.id }));
}
