import { hash, type Options, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { BOUNDS } from '../../../shared/bounds';
import { AppError, invalid } from '../../platform/errors/app-error';

/**
 * Argon2id with 19 MiB and two passes, as OWASP's Password Storage Cheat Sheet recommends. Argon2id
 * is the default of the library.
 */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Maximum number of running and queued hashes. Further ones are refused, because they would take
 * seconds.
 */
const MAX_HASHES = 64;

/**
 * Limits concurrent hashes, because each occupies one of libuv's four threads. One thread stays
 * free for files and for the cryptography of new database connections.
 */
const limit = pLimit(3);

async function runHash<T>(work: () => Promise<T>): Promise<T> {
  if (limit.activeCount + limit.pendingCount >= MAX_HASHES) throw new AppError('UNAVAILABLE', { retryAfter: 1 });
  return limit(work);
}

/**
 * Hashes a password for storage.
 * @throws {AppError} UNAVAILABLE if too many hashes are queued
 */
export function hashPassword(password: string): Promise<string> {
  return runHash(() => hash(password, OPTIONS));
}

let dummyHash: Promise<string> | undefined;

/**
 * True if the password has this hash. Without a stored hash it is false after the same time. So the
 * time does not reveal existing login ids.
 * @throws {AppError} UNAVAILABLE if too many hashes are queued
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummyHash ??= hash('no member has this password', OPTIONS);
  const fits = await runHash(async () => verify(stored ?? (await dummyHash) ?? '', password));
  return stored !== undefined && fits;
}

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= BOUNDS.password.min),
);

/**
 * Refuses a password that is easy to guess (rules/bounds.md).
 * @param field the input field of the error
 * @throws {AppError} VALIDATION_FAILED
 */
export function ensureStrong(password: string, member: { loginId: string; email: string }, field: string): void {
  const folded = password.toLowerCase();
  if (folded === member.loginId.toLowerCase() || folded === member.email.toLowerCase()) {
    throw invalid({
      [field]: {
        ko: '비밀번호는 아이디나 이메일과 달라야 해요.',
        en: 'Your password can’t be the same as your login ID or email.',
      },
    });
  }
  if (COMMON_PASSWORDS.has(folded))
    throw invalid({
      [field]: {
        ko: '너무 흔한 비밀번호예요. 다른 비밀번호를 써 주세요.',
        en: 'This password is too common. Choose another one.',
      },
    });
}
