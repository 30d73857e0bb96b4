import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

/** The variables of a query for a list that differ from page to page. */
export interface PageVariables {
  /** Items per page. */
  first?: number;
  /** The cursor of the item before the page. */
  after?: string | null;
}

/**
 * Fetches a part of a list into the cache, whose policies (graphql/cache.ts) add it to the loaded
 * parts. Rejects when it fails.
 */
type FetchMore<TData> = (page: PageVariables) => Promise<TData | undefined>;

/**
 * Returns the function that fetches further pages of a query which the page shows. The query runs
 * no request by itself.
 */
export function useFetchMore<TData, TVariables extends PageVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
): FetchMore<TData> {
  const { fetchMore } = useQuery<TData, OperationVariables>(query, { variables, fetchPolicy: 'standby' });
  return async (page) => (await fetchMore({ variables: page })).data;
}
