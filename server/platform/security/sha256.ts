import { hash } from 'node:crypto';

/** Hashes data by SHA-256. Returns 43 characters in base64url. */
export function sha256(data: string | Buffer): string {
  return hash('sha256', data, 'base64url');
}
