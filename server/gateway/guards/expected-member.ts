import type { Session } from '../../domain/kit/sessions/session';
import type { RequestContext } from '../requests/request-context';
import type { WriteDenial } from './write-denials';

/**
 * Header with the id of the member that the client shows as logged in. A WebSocket sends it as a
 * connection parameter. The session may belong to another member, because all tabs of a browser
 * share one cookie (rest.md: Common to all paths).
 */
export const EXPECTED_MEMBER_HEADER = 'X-Member';

/** True if the client expects another member than the session's. Always false if it sends none. */
export function expectsOtherMember(expected: unknown, { memberId }: Session): boolean {
  return expected !== undefined && (memberId === null || expected !== String(memberId));
}

/** Returns a denial if the client expects another member than the session's. */
export function findOtherMemberDenial({ request, session }: RequestContext): WriteDenial | null {
  return expectsOtherMember(request.get(EXPECTED_MEMBER_HEADER), session) ? { code: 'OTHER_MEMBER' } : null;
}
