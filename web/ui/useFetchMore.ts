import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

/** Fetches a part of a list into the cache, whose policies (graphql/cache.ts) add it to the loaded parts. Rejects when it fails. */
type FetchMore<TData, TVariables> = (variables: Partial<TVariables>) => Promise<TData | undefined>;

/** Returns the function that fetches further pages of a query which the page shows. The query runs no request by itself. */
export function useFetchMore<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
): FetchMore<TData, TVariables> {
  const { fetchMore } = useQuery<TData, OperationVariables>(query, { variables, fetchPolicy: 'standby' });
  return async (next) => (await fetchMore({ variables: next })).data;
}
