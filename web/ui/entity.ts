import type { ApolloCache } from '@apollo/client';

/** An object that the cache stores under its own id. */
export interface Entity {
  __typename: string;
  id: string;
}

/** Returns the id under which the cache stores the entity. */
export function identify(cache: ApolloCache, { __typename, id }: Entity): string | undefined {
  return cache.identify({ __typename, id });
}

/** Removes an entity, and everything that only it refers to, from the cache. */
export function evict(cache: ApolloCache, entity: Entity): void {
  cache.evict({ id: identify(cache, entity) });
  cache.gc();
}
