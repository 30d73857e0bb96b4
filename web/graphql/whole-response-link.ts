import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';

/**
 * Makes a query succeed or fail as a whole. Fields of the root are null where they failed, and a
 * cache that stored this null would show an object whose refetch failed as one that does not exist.
 */
export function wholeResponseLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(map(({ data, ...result }) => (result.errors?.length ? result : { ...result, data }))),
  );
}
