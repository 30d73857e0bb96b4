import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../context';

/** The length of a signature: 96 bits in base64url, which nobody guesses, and short enough for a link in a chat. */
export const SIGNATURE_LENGTH = 16;

/** What signs share links. */
export type Signer = Pick<Services, 'sign'>;

/** The signature of a notice's share link (rules.md: Share links). */
export function signNotice(services: Signer, noticeId: number): string {
  return services.sign(`share notice ${noticeId}`).slice(0, SIGNATURE_LENGTH);
}

/** Whether the text is the signature of the notice's share link. */
export function isSignature(text: string, services: Signer, noticeId: number): boolean {
  const [one, other] = [Buffer.from(text), Buffer.from(signNotice(services, noticeId))];
  return one.length === other.length && timingSafeEqual(one, other);
}
