import type { ApolloClient, OperationVariables, RefetchOn, TypedDocumentNode } from '@apollo/client';
import { type PreloadQueryFetchPolicy, type QueryRef, createQueryPreloader } from '@apollo/client/react';

/** A started query. It has no data if the query has failed (view/QueryView shows the failure). */
export type StartedQuery<TData> = QueryRef<TData, OperationVariables, 'complete' | 'streaming' | 'empty'>;

interface Options<TVariables> {
  variables: TVariables;
  fetchPolicy?: PreloadQueryFetchPolicy;
  /**
   * False for a query whose data a form edits. A refetch would change the form while the member
   * types.
   */
  refetchOn?: RefetchOn.Option;
}

/**
 * Starts a query outside of a component, so that the request runs while the code of the page loads.
 */
export type Preload = <TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  options: Options<NoInfer<TVariables>>,
) => StartedQuery<TData>;

/**
 * Creates the function that starts queries with this client. A failed refetch leaves the loaded
 * data on the page.
 */
export function createPreload(client: ApolloClient): Preload {
  const preloadQuery = createQueryPreloader(client);
  return (query, options) => preloadQuery(query, { ...options, errorPolicy: 'all' });
}
