import type { ApolloClient, ObservableQuery } from '@apollo/client';

/**
 * Refetches the matching queries of the page. A failure leaves the previous data on the page until
 * the next refetch.
 */
export function refetchActive(client: ApolloClient, matches: (query: ObservableQuery) => boolean = isRepeatable): void {
  client.refetchQueries({ include: 'active', onQueryUpdated: matches }).catch(() => undefined);
}

/** Whether a query may be refetched while its page is open. Forms edit the data of the others. */
function isRepeatable({ options }: Pick<ObservableQuery, 'options'>): boolean {
  return options.refetchOn !== false;
}
