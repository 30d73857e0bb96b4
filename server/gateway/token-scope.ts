import type { RequestContext } from './request-context';
import type { WriteRefusal } from './write-refusal';

/** Names the scope that the token lacks (RFC 6750, 3.1). */
const CHALLENGE = { 'WWW-Authenticate': 'Bearer error="insufficient_scope", scope="write"' };

/** Returns a denial for an access token without write access. */
export function refusalToReadOnlyToken({ session }: RequestContext): WriteRefusal | null {
  return session.token?.mayWrite === false ? { code: 'READ_ONLY_TOKEN', headers: CHALLENGE } : null;
}
