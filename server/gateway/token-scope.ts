import type { RequestContext } from './request-context';
import type { WriteRefusal } from './write-refusal';

/** Tells the program which scope its token lacks (RFC 6750, 3.1). */
const CHALLENGE = { 'WWW-Authenticate': 'Bearer error="insufficient_scope", scope="write"' };

/** Refuses to write with an access token that may only read. */
export function refusalToReadOnlyToken({ session }: RequestContext): WriteRefusal | null {
  return session.token?.mayWrite === false ? { code: 'READ_ONLY_TOKEN', headers: CHALLENGE } : null;
}
