import { DAY_MS } from '../../../shared/seoul';
import { addressKey } from '../../platform/resilience/address-key';
import { isUnavailable } from '../../platform/errors/error-translator';
import { AppError } from '../../platform/errors/app-error';
import { type Context, requireViewerId, type Services } from '../context';
import type { TokenGrant } from '../kit/sessions/session';
import { ensureNoToken } from '../kit/sessions/token';
import { inTransaction } from '../kit/transaction/transaction';
import { confirmViewer, lockViewer } from '../members/member.service';
import { AccessToken, AccessTokenScope } from './token.entity';
import type { CreateAccessTokenInput } from './token.inputs';
import { REFUSED_TOKEN_LIMIT, TOKEN_CREATION_LIMIT, TOKEN_REQUEST_LIMIT } from './token.rules';
import { countTokens, findToken, deleteToken, updateTokenUse, deleteAllTokens } from './token.sql';
import { createSecret, hashSecret, isSecret } from './token-secret';
import { passwordChanged } from '../auth/auth.events';

/** Maximum number of a member's tokens (rules/access-tokens.md). */
const MAX_TOKENS = 20;

/**
 * Creates an access token of the viewer.
 * @returns the values of the payload; the secret is not stored
 * @throws {AppError} VALIDATION_FAILED for a wrong password; TOO_MANY_TOKENS, TOO_MANY_ATTEMPTS,
 *   SESSION_REQUIRED
 */
export async function createAccessToken(
  ctx: Context,
  input: CreateAccessTokenInput,
): Promise<{ tokenId: number; secret: string }> {
  const confirmed = await confirmViewer(ctx, 'password', input.password);
  await ctx.rateLimits.consume(TOKEN_CREATION_LIMIT, requireViewerId(ctx));
  const secret = createSecret();
  return inTransaction(ctx, async (tx) => {
    // The lock makes the count exact. A concurrent password change may wait for it and then delete
    // this token. If it came first, the confirmed password is outdated.
    const member = await lockViewer(tx, confirmed);
    const { count } = await tx.reads.one(countTokens, { memberId: member.id });
    if (count >= MAX_TOKENS) throw tooManyTokens();
    const token = new AccessToken();
    token.member = member;
    token.name = input.name;
    token.secretHash = hashSecret(secret);
    token.mayWrite = input.scopes.includes(AccessTokenScope.WRITE);
    token.expiresAt = new Date(Date.now() + input.validDays * DAY_MS);
    await tx.em.persist(token).flush();
    return { tokenId: token.id, secret };
  });
}

function tooManyTokens(): AppError {
  return new AppError('TOO_MANY_TOKENS', {
    message: {
      ko: `액세스 토큰은 ${MAX_TOKENS}개까지 만들 수 있어요. 쓰지 않는 토큰을 먼저 폐기해 주세요.`,
      en: `You can have up to ${MAX_TOKENS} access tokens. Revoke one you don’t need first.`,
    },
  });
}

/**
 * Deletes an access token of the viewer. It ends at every instance at once, and its WebSockets
 * close.
 * @throws {AppError} NOT_FOUND for a token of another member; SESSION_REQUIRED
 */
export async function revokeAccessToken(ctx: Context, id: number): Promise<void> {
  ensureNoToken(ctx);
  const memberId = requireViewerId(ctx);
  if (!(await ctx.writes.exists(deleteToken, { memberId, id }))) throw new AppError('NOT_FOUND');
  ctx.pubsub.publish('sessionEnded', memberId, true);
}

/**
 * Reads the rights of a request's access token and counts the request, with one statement.
 * @param ip the client's IP address
 * @throws {AppError} INVALID_TOKEN, TOO_MANY_ATTEMPTS
 */
export async function authenticateToken(services: Services, secret: string, ip: string): Promise<TokenGrant> {
  // Read from the primary: a replica may still have a token that has been revoked.
  const token = isSecret(secret) ? await services.reads.row(findToken, { secretHash: hashSecret(secret) }) : undefined;
  if (!token || token.expired) {
    await services.rateLimits.consume(REFUSED_TOKEN_LIMIT, addressKey(ip));
    const message = token && {
      ko: '만료된 액세스 토큰이에요. 새 토큰을 만들어 주세요.',
      en: 'This access token has expired. Create a new one.',
    };
    throw new AppError('INVALID_TOKEN', { message });
  }
  await services.rateLimits.consume(TOKEN_REQUEST_LIMIT, token.memberId);
  if (token.isUseDue) noteUse(services, token.id);
  return { tokenId: token.id, memberId: token.memberId, mayWrite: token.mayWrite };
}

/** True if an accepted token is still valid. A WebSocket outlives the request that opened it. */
export async function isTokenValid(services: Services, secret: string): Promise<boolean> {
  const token = await services.reads.row(findToken, { secretHash: hashSecret(secret) });
  return token !== undefined && !token.expired;
}

/** Stores the last use in the background. The request neither waits for it nor fails with it. */
function noteUse({ writes, logger }: Services, id: number): void {
  writes.run(updateTokenUse, { id }).catch((error: unknown) => {
    if (!isUnavailable(error)) logger.warn({ err: error }, 'the last use of an access token was not written');
  });
}

/**
 * Deletes all tokens of a member after a new password. Somebody with the old password may have
 * created some (rules/access-tokens.md).
 */
export function endTokensWithPassword(): void {
  passwordChanged.on((tx, { memberId }) => tx.writes.run(deleteAllTokens, { memberId }));
}
