import { ApolloClient, ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { NEVER, of } from 'rxjs';
import { createCache } from '../../graphql/cache';
import { isObject } from '../../is-object';
import { createPreload, type StartedQuery } from '../../graphql/preload';

/** The responses by operation name. Other operations get no response. */
export type SampleResponses = Readonly<Record<string, object>>;

/** A query of a sample, and the client that has loaded it. */
export interface SampleQuery<TData> {
  client: ApolloClient;
  query: StartedQuery<TData>;
}

/** An enum value in a response. The texts of the samples do not match this pattern. */
const ENUM_VALUE = /^[A-Z]+(_[A-Z]+)*$/;

/**
 * Whether each enum of the samples has an unknown value of a newer server
 * (`/test?part=teams&server=newer`).
 */
const isNewerServer = new URLSearchParams(window.location.search).get('server') === 'newer';

function withNewerValues(value: unknown, key?: string): unknown {
  if (typeof value === 'string') return key !== '__typename' && ENUM_VALUE.test(value) ? `NEWER_${value}` : value;
  if (Array.isArray(value)) return value.map((item) => withNewerValues(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNewerValues(inner, name)]));
}

/** Creates a client without a server. */
export function createSampleClient(responses: SampleResponses): ApolloClient {
  const link = new ApolloLink(({ operationName = '' }) => {
    const data = responses[operationName];
    return data ? of({ data: readData(data) }) : NEVER;
  });
  return new ApolloClient({ cache: createCache(), link });
}

function readData(data: object): Record<string, unknown> {
  return { ...(isNewerServer ? (withNewerValues(data) as object) : data) };
}

/**
 * Starts the query of a sample with a separate client, so that samples in different states can have
 * the same ids.
 */
export function startSample<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
  responses: SampleResponses,
): SampleQuery<TData> {
  const client = createSampleClient(responses);
  return { client, query: createPreload(client)(document, { variables }) };
}
