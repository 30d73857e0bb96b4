import { sql } from 'kysely';
import { defineResponse } from '../../selection/responses';
import { LockMode } from '@mikro-orm/core';
import type { ConsentKind } from '../../../shared/consents';
import { addressKey } from '../../platform/resilience/address-key';
import { AppError, invalid } from '../../platform/errors/app-error';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/rules/rules';
import { ensureNoToken } from '../kit/sessions/token';
import { inTransaction, type Transaction } from '../kit/transaction/transaction';
import { editIfVersion, type ExpectedVersions } from '../kit/transaction/version';
import { insertConsents } from './consents/consent.sql';
import { Member } from './member.entity';
import { emailChanged, memberMoved, memberSignedUp } from './member.events';
import type { Profile, SignUpInput } from './member.inputs';
import { CONFIRMATION_LIMIT, PROFILE_LIMIT, SIGN_UP_LIMIT, ensureNotSuspended, contributeCheck } from './member.rules';
import { ensureStrong, hashPassword, isPassword } from './password';
import { readPasswordHash, readSuspension } from './member.sql';

/** Source and version of a response about the viewer. */
export const VIEWER_STATE = {
  type: 'Viewer',
  source: ({ viewerId }: { viewerId: unknown }) => sql`member m where m.id = ${viewerId}`,
  missing: 'UNAUTHENTICATED',
  version: 'version',
} as const;

/**
 * The viewer's profile in the error of an outdated edit, with the names of the GraphQL schema
 * (rules/versions.md).
 */
const profileState = defineResponse({
  ...VIEWER_STATE,
  name: 'members.profileState',
  shape: { nickName: 'member.nickName', school: 'school.name', email: 'email', imageUrl: 'member.imageUrl' },
});

/**
 * Creates a member without logging in, with the language of the request.
 * @returns the id of the member
 * @param consents agreements of the member. The web client requests missing ones later
 *   (rules/consents.md)
 * @throws {AppError} LOGIN_ID_TAKEN, EMAIL_TAKEN, VALIDATION_FAILED, TOO_MANY_ATTEMPTS,
 *   UNAVAILABLE
 */
export async function signUp(ctx: Context, input: SignUpInput, consents: readonly ConsentKind[] = []): Promise<number> {
  await ctx.rateLimits.consume(SIGN_UP_LIMIT, addressKey(ctx.ip));
  ensureStrong(input.password, input, 'password');
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (tx) => {
    const member = new Member();
    member.loginId = input.loginId;
    member.passwordHash = passwordHash;
    member.nickName = input.nickName;
    member.email = input.email;
    member.moveTo(input.university);
    member.language = ctx.language;
    await tx.em.persist(member).flush();
    if (consents.length > 0) await insertConsents(tx.writes, member.id, consents);
    await memberSignedUp.fire(tx, { member });
    return member.id;
  });
}

/** The picture and the expected versions of a profile change. */
export interface ProfileChange {
  /** Stored name of a new picture. Null removes the picture, undefined leaves it unchanged. */
  picture: string | null | undefined;
  /** Versions that the profile may have (rules/versions.md). */
  expected: ExpectedVersions;
}

/**
 * Changes the viewer's profile. Removes the file of the old picture after the commit, or that of
 * the new one after a failure.
 * @throws {AppError} EMAIL_TAKEN, STALE, SCHOOL_CHANGED_RECENTLY, TOO_MANY_ATTEMPTS;
 *   SESSION_REQUIRED for a new e-mail address with an access token; UNAUTHENTICATED after a
 *   withdrawal
 */
export async function updateProfile(ctx: Context, input: Profile, { picture, expected }: ProfileChange): Promise<void> {
  try {
    await ctx.rateLimits.consume(PROFILE_LIMIT, requireViewerId(ctx));
    await inTransaction(ctx, async (tx) => {
      const member = await findViewer(tx, LockMode.PESSIMISTIC_WRITE);
      await editIfVersion(tx, { expected, state: profileState() }, async () => {
        const { schoolKey: oldSchoolKey, moderator: wasModerator } = member;
        const old = member.currentEmail();
        member.nickName = input.nickName;
        if (input.email !== undefined) member.email = input.email;
        member.changeSchool(input.university);
        if (picture !== undefined) replacePicture(tx, member, picture);
        // Mails to the address can set a new password, so an access token may not change it.
        if (member.email !== old.address) ensureNoToken(ctx);
        await tx.em.flush();
        if (member.schoolKey !== oldSchoolKey) await memberMoved.fire(tx, { member, oldSchoolKey, wasModerator });
        if (member.email !== old.address) await emailChanged.fire(tx, { member, old });
      });
    });
  } catch (error) {
    // A failure to remove the new file is only logged, so that the caller gets the original error.
    if (picture) await ctx.pictures.remove(picture).catch((err: unknown) => ctx.logger.error({ err }, 'removing'));
    throw error;
  }
}

/** Replaces the picture of a member. The previous file is removed after the commit. */
export function replacePicture(tx: Transaction, member: Member, picture: string | null): void {
  const old = member.picture;
  member.picture = picture;
  if (old) tx.afterCommit(() => tx.pictures.remove(old));
}

/**
 * Reads the viewer's entity.
 * @param lockMode lock of the row, for changes of it
 * @throws {AppError} UNAUTHENTICATED for a visitor and after a withdrawal
 */
export async function findViewer(tx: Transaction, lockMode?: LockMode): Promise<Member> {
  const member = await tx.em.findOne(Member, requireViewerId(tx), { lockMode });
  if (!member) throw new AppError('UNAUTHENTICATED');
  return member;
}

/**
 * Checks that the viewer may post and comment. Runs a statement only for SCHOOL_PROOF=required.
 * @throws {AppError} SCHOOL_UNVERIFIED
 */
export async function ensureContributor(ctx: Context): Promise<void> {
  if (ctx.env.SCHOOL_PROOF === 'required') await ensureAllowed(ctx, contributeCheck, {});
}

/**
 * Denies all writes of a suspended member (rules/suspensions.md).
 * @throws {AppError} SUSPENDED with the end of the suspension
 */
export async function ensureViewerNotSuspended(ctx: Context): Promise<void> {
  ensureNotSuspended(ctx.session.memberId === null ? null : await readSuspension(ctx));
}

/** A checked password for {@link lockViewer}: its hash, and the input field for errors. */
export interface Confirmed {
  field: string;
  passwordHash: string;
}

/**
 * Checks the viewer's password. Call it before a transaction, because hashing must not hold a lock
 * or a connection.
 * @param field the input field of the password
 * @throws {AppError} VALIDATION_FAILED at `field` for a wrong password; TOO_MANY_ATTEMPTS;
 *   UNAVAILABLE; SESSION_REQUIRED with an access token; UNAUTHENTICATED for a visitor and after a
 *   withdrawal
 */
export async function confirmViewer(ctx: Context, field: string, password: string): Promise<Confirmed> {
  ensureNoToken(ctx);
  const { key } = ctx.session;
  await ctx.rateLimits.consume(CONFIRMATION_LIMIT, key);
  const passwordHash = await readPasswordHash(ctx);
  // The member may have withdrawn since the session was read.
  if (passwordHash === undefined) throw new AppError('UNAUTHENTICATED');
  if (!(await isPassword(password, passwordHash))) throw wrongPassword(field);
  await ctx.rateLimits.forget(CONFIRMATION_LIMIT, key);
  return { field, passwordHash };
}

/**
 * Locks the viewer's row for a change that a password has confirmed.
 * @throws {AppError} VALIDATION_FAILED if the password has changed since; UNAUTHENTICATED after a
 *   withdrawal
 */
export async function lockViewer(tx: Transaction, { field, passwordHash }: Confirmed): Promise<Member> {
  const member = await findViewer(tx, LockMode.PESSIMISTIC_WRITE);
  if (member.passwordHash !== passwordHash) throw wrongPassword(field);
  return member;
}

function wrongPassword(field: string): AppError {
  return invalid({ [field]: { ko: '비밀번호가 맞지 않아요.', en: 'Wrong password.' } });
}
