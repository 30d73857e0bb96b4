import { ApolloLink } from '@apollo/client';
import { getMemberId } from '../../session/tab/tab-member';

/**
 * Returns the header `X-Member` with the id of this tab's member. The server refuses a write if the
 * session belongs to a different member (rest.md: Common to all paths).
 */
export function buildMemberHeaders(): Record<string, string> {
  const id = getMemberId();
  return id === null ? {} : { 'X-Member': id };
}

/**
 * Sends the header with every request. It is synchronous, so that a page's queries start before its
 * code is requested.
 */
export function memberLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    operation.setContext({ headers: buildMemberHeaders() });
    return forward(operation);
  });
}
