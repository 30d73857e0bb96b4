import { createHmac } from 'node:crypto';
import type { Sign } from '../../../platform/security/signatures';
import type { Services } from '../../context';

/**
 * Length of a signature: 96 bits in base64url. It cannot be guessed, and it is short enough for
 * a link in a chat.
 */
export const SIGNATURE_LENGTH = 16;

/** The block size of SHA-256 in bytes. */
const BLOCK_LENGTH = 64;

/** Service that signs share links. */
export type Signer = Pick<Services, 'signatures'>;

/** Key of all signatures. Statements receive it, so it must sign nothing else. */
const keyOf = (sign: Sign): string => sign('share notices');

function signatureOf(sign: Sign, noticeId: number): string {
  const signature = createHmac('sha256', keyOf(sign)).update(String(noticeId)).digest('base64url');
  return signature.slice(0, SIGNATURE_LENGTH);
}

/** Returns the signature of a notice's share link (rules/share-links.md). */
export function signNotice({ signatures }: Signer, noticeId: number): string {
  return signatureOf(signatures.sign, noticeId);
}

/** The inner and outer padded keys of HMAC (RFC 2104), in hex. PostgreSQL signs with them. */
type KeyBlocks = Readonly<Record<'inner' | 'outer', string>>;

function computeKeyBlocks(sign: Sign): KeyBlocks {
  const key = Buffer.alloc(BLOCK_LENGTH);
  key.write(keyOf(sign));
  const masked = (mask: number) => Buffer.from(key.map((byte) => byte ^ mask)).toString('hex');
  return { inner: masked(0x36), outer: masked(0x5c) };
}

/** Blocks of each service, because every read of a notice needs them. */
const computed = new WeakMap<Signer['signatures'], KeyBlocks>();

/** Returns the padded keys with which PostgreSQL signs share links. */
export function keyBlocks({ signatures }: Signer): KeyBlocks {
  const blocks = computed.get(signatures) ?? computeKeyBlocks(signatures.sign);
  computed.set(signatures, blocks);
  return blocks;
}

/** True if the text is the signature of the notice's share link. */
export function isSignature(text: string, { signatures }: Signer, noticeId: number): boolean {
  return signatures.isGenuine(text, (sign) => signatureOf(sign, noticeId));
}
