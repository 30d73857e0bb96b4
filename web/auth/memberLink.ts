import type { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { getMemberId } from '../tabMember';

/** States which member this tab shows. The server refuses to write as anybody else (docs/rest.md: Common to all paths). */
export function stateMember(): Record<string, string> {
  const id = getMemberId();
  return id === null ? {} : { 'X-Member': id };
}

/** Sends the statement with every request. */
export function memberLink(): ApolloLink {
  return new SetContextLink(({ headers }) => ({ headers: { ...(headers as object), ...stateMember() } }));
}
