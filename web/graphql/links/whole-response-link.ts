import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';

/**
 * Makes a query succeed or fail as a whole. Failed root fields are null. If the cache stored such a
 * null, a failed refetch would look like a missing object.
 */
export function wholeResponseLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(map(({ data, ...result }) => (result.errors?.length ? result : { ...result, data }))),
  );
}
