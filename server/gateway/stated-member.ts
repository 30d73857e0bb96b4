import type { Session } from '../domain/kit/session';
import type { RequestContext } from './request-context';
import type { WriteRefusal } from './write-refusal';

/**
 * Header with the id of the expected member: the one whom the client shows as logged in. Over a
 * WebSocket it is a connection parameter. The session can be another member's, because all tabs of
 * a browser share one cookie (rest.md: Common to all paths).
 */
export const STATED_MEMBER = 'X-Member';

/** True if the client expects another member than the session's. Always false if it sends none. */
export function statesOther(stated: unknown, { memberId }: Session): boolean {
  return stated !== undefined && (memberId === null || stated !== String(memberId));
}

/** Returns a denial if the client expects another member than the session's. */
export function refusalToOtherMember({ request, session }: RequestContext): WriteRefusal | null {
  return statesOther(request.get(STATED_MEMBER), session) ? { code: 'OTHER_MEMBER' } : null;
}
