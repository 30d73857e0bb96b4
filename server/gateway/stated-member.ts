import type { Session } from '../domain/kit/session';
import type { RequestContext } from './request-context';
import type { WriteRefusal } from './write-refusal';

/**
 * A client states by this header (in a WebSocket's connection parameters: by a property of this
 * name) the id of the member that it shows as logged in. The session can be another's: all tabs of
 * a browser share one cookie (rest.md: Common to all paths).
 */
export const STATED_MEMBER = 'X-Member';

/**
 * Whether a client states a member whose session this is not. A client that states nobody is never
 * wrong.
 */
export function statesOther(stated: unknown, { memberId }: Session): boolean {
  return stated !== undefined && (memberId === null || stated !== String(memberId));
}

/** Refuses to write as another member than the client states. */
export function refusalToOtherMember({ request, session }: RequestContext): WriteRefusal | null {
  return statesOther(request.get(STATED_MEMBER), session) ? { code: 'OTHER_MEMBER' } : null;
}
