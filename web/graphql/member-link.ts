import { ApolloLink } from '@apollo/client';
import { getMemberId } from '../tabMember';

/**
 * Returns the header with the member of this tab. The server rejects writes as any other member
 * (docs/rest.md: Common to all paths).
 */
export function stateMember(): Record<string, string> {
  const id = getMemberId();
  return id === null ? {} : { 'X-Member': id };
}

/**
 * Sends the header with every request. It is synchronous, so that a page's queries start before its
 * code is requested.
 */
export function memberLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    operation.setContext({ headers: stateMember() });
    return forward(operation);
  });
}
