import { ApolloClient, ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { NEVER, of } from 'rxjs';
import { createCache } from '../../graphql/cache';
import { createPreload, type StartedQuery } from '../../graphql/preload';

/** What the server responds to each operation, by its name. To others it does not respond. */
export type SampleResponses = Readonly<Record<string, object>>;

/** A query of a sample, and the client that has read it. */
export interface SampleQuery<TData> {
  client: ApolloClient;
  query: StartedQuery<TData>;
}

/** Creates a client without a server. */
export function createSampleClient(responses: SampleResponses): ApolloClient {
  const link = new ApolloLink(({ operationName = '' }) => {
    const data = responses[operationName];
    return data ? of({ data: { ...data } }) : NEVER;
  });
  return new ApolloClient({ cache: createCache(), link });
}

/** Starts the query of a sample with a client of its own, so that samples in different states can have the same ids. */
export function startSample<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
  responses: SampleResponses,
): SampleQuery<TData> {
  const client = createSampleClient(responses);
  return { client, query: createPreload(client)(document, { variables }) };
}
