import { ApolloLink } from '@apollo/client';
import { getMemberId } from '../tabMember';

/**
 * States which member this tab shows. The server refuses to write as anybody else (docs/rest.md:
 * Common to all paths).
 */
export function stateMember(): Record<string, string> {
  const id = getMemberId();
  return id === null ? {} : { 'X-Member': id };
}

/**
 * Sends the statement with every request. It waits for nothing, so that a page's queries start
 * before its code is requested.
 */
export function memberLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    operation.setContext({ headers: stateMember() });
    return forward(operation);
  });
}
