import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, from, map, tap } from 'rxjs';
import { getMemberId } from '../tabMember';
import { getAnswersOwner, readAnswer, STORED_QUERIES, storeAnswer, waitForOwner } from './answers';

/**
 * Stores the responses that the member has read, and returns them without a connection. Mutations
 * are never stored or answered.
 */
export function offlineLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '', variables, operationType } = operation;
    const result = forward(operation);
    if (operationType !== OperationTypeNode.QUERY || !STORED_QUERIES.has(operationName)) return result;
    const question = { operationName, variables };
    const member = getMemberId();
    return result.pipe(
      tap(({ data, errors }) => {
        if (data && !errors?.length) void storeFor(member, () => storeAnswer(question, data));
      }),
      catchError((error: unknown) =>
        // The browser reports a request without a response as a TypeError.
        error instanceof TypeError
          ? from(readAnswer(question)).pipe(map((data) => answerOrThrow(data, error)))
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
  await waitForOwner();
  const member = getMemberId();
  if (member === null || member !== (sender ?? member) || member !== getAnswersOwner()) return;
  // A full or disabled storage must not break the query.
  await store().catch(() => undefined);
}

function answerOrThrow(data: Record<string, unknown> | undefined, error: Error): ApolloLink.Result {
  if (!data) throw error;
  return { data };
}

function fail(error: unknown): never {
  throw error;
}
