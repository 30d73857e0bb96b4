import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Env, MIN_SECRET_LENGTH } from '../../env';
import type { Secrets } from '../../platform/security/signatures';

/**
 * Returns the secrets that sign session cookies: those of SESSION_SECRET, or one that is created
 * once and stored in DATA_DIR.
 */
export async function readSecrets(env: Pick<Env, 'SESSION_SECRET' | 'DATA_DIR'>): Promise<Secrets> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const file = join(env.DATA_DIR, 'session-secret');
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored.length >= MIN_SECRET_LENGTH) return [stored];
  const secret = randomBytes(32).toString('base64url');
  await mkdir(env.DATA_DIR, { recursive: true });
  await writeFile(file, secret, { mode: 0o600 });
  return [secret];
}
