import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

/** The query variables that differ between the pages of a list. */
export interface PageVariables {
  /** Items per page. */
  first?: number;
  /** The cursor of the last item before the page. */
  after?: string | null;
}

/**
 * Fetches a part of a list into the cache, whose policies (graphql/cache.ts) merge it with the
 * loaded parts.
 * @throws if the request fails
 */
type FetchMore<TData> = (page: PageVariables) => Promise<TData | undefined>;

/**
 * Returns a function that fetches more pages of a query on the page. It sends no request by itself.
 */
export function useFetchMore<TData, TVariables extends PageVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
): FetchMore<TData> {
  const { fetchMore } = useQuery<TData, OperationVariables>(query, { variables, fetchPolicy: 'standby' });
  return async (page) => (await fetchMore({ variables: page })).data;
}
