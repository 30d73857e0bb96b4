import { hash, type Options, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { BOUNDS } from '../../../shared/bounds';
import { AppError, invalid } from '../../platform/errors';

/** argon2id, the library's default, with OWASP's settings (Password Storage Cheat Sheet): 19 MiB, two passes. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashings that may run or wait at once; more are sent away at once rather than kept waiting for seconds. */
const MAX_HASHINGS = 64;

/**
 * Hashings that run at once, each on one of libuv's four threads. The fourth stays free: files and the cryptography of new
 * database connections need it, and would wait behind every hashing.
 */
const threads = pLimit(3);

async function hashing<T>(work: () => Promise<T>): Promise<T> {
  if (threads.activeCount + threads.pendingCount >= MAX_HASHINGS) throw new AppError('UNAVAILABLE', { retryAfter: 1 });
  return threads(work);
}

/** The hash that is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, OPTIONS));
}

let dummyHash: Promise<string> | undefined;

/** Whether the password fits the hash. Without a hash it takes as long and is false: time tells nobody which ids exist. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummyHash ??= hash('no member has this password', OPTIONS);
  const fits = await hashing(async () => verify(stored ?? (await dummyHash) ?? '', password));
  return stored !== undefined && fits;
}

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= BOUNDS.password.min),
);

/**
 * Refuses a password that is easily guessed (rules.md: Bounds).
 * @param field the input's field that the error names
 * @throws {AppError} VALIDATION_FAILED
 */
export function ensureStrong(password: string, member: { loginId: string; email: string }, field: string): void {
  const folded = password.toLowerCase();
  if (folded === member.loginId.toLowerCase() || folded === member.email.toLowerCase()) {
    throw invalid({ [field]: '비밀번호는 아이디나 이메일과 달라야 해요.' });
  }
  if (COMMON_PASSWORDS.has(folded)) throw invalid({ [field]: '너무 흔한 비밀번호예요. 다른 비밀번호를 써 주세요.' });
}
