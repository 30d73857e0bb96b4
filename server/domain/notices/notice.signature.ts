import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../context';

/**
 * The length of a signature: 96 bits in base64url, which nobody guesses, and short enough for a
 * link in a chat.
 */
export const SIGNATURE_LENGTH = 16;

/** Bytes of the blocks that SHA-256 reads. */
const BLOCK_LENGTH = 64;

/** What signs share links. */
export type Signer = Pick<Services, 'sign'>;

/** The key of all signatures. Statements get it, so it signs nothing else. */
const keyOf = ({ sign }: Signer): string => sign('share notices');

/** The signature of a notice's share link (rules.md: Share links). */
export function signNotice(services: Signer, noticeId: number): string {
  const signature = createHmac('sha256', keyOf(services)).update(String(noticeId)).digest('base64url');
  return signature.slice(0, SIGNATURE_LENGTH);
}

/** The key in the two forms that HMAC hashes (RFC 2104), in hex. */
export function keyBlocks(services: Signer): Record<'inner' | 'outer', string> {
  const key = Buffer.alloc(BLOCK_LENGTH);
  key.write(keyOf(services));
  const masked = (mask: number) => Buffer.from(key.map((byte) => byte ^ mask)).toString('hex');
  return { inner: masked(0x36), outer: masked(0x5c) };
}

/** Whether the text is the signature of the notice's share link. */
export function isSignature(text: string, services: Signer, noticeId: number): boolean {
  const [one, other] = [Buffer.from(text), Buffer.from(signNotice(services, noticeId))];
  return one.length === other.length && timingSafeEqual(one, other);
}
