import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, from, map, tap } from 'rxjs';
import { getMemberId } from '../../session/tab/tab-member';
import { getStoredMember, readStoredResponse, STORED_QUERIES, storeResponse, waitForClaim } from './stored-responses';

/**
 * Stores the responses that the member has read, and returns them without a connection. Mutations
 * always need a connection.
 */
export function offlineLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '', variables, operationType } = operation;
    const result = forward(operation);
    if (operationType !== OperationTypeNode.QUERY || !STORED_QUERIES.has(operationName)) return result;
    const query = { operationName, variables };
    const member = getMemberId();
    return result.pipe(
      tap(({ data, errors }) => {
        if (data && !errors?.length) void storeFor(member, () => storeResponse(query, data));
      }),
      catchError((error: unknown) =>
        // The browser reports a request without a response as a TypeError.
        error instanceof TypeError
          ? from(readStoredResponse(query)).pipe(map((data) => responseOrThrow(data, error)))
          : fail(error),
      ),
    );
  });
}

/**
 * Runs `store` if the tab still belongs to the member who sent the query, and the stored responses
 * are this member's.
 */
async function storeFor(sender: string | null, store: () => Promise<void>): Promise<void> {
  await waitForClaim();
  const member = getMemberId();
  if (member === null || member !== (sender ?? member) || member !== getStoredMember()) return;
  // A full or disabled storage must not break the query.
  await store().catch(() => undefined);
}

function responseOrThrow(data: Record<string, unknown> | undefined, error: Error): ApolloLink.Result {
  if (!data) throw error;
  return { data };
}

function fail(error: unknown): never {
  throw error;
}
