import { type ApolloCache, type StoreObject, isReference } from '@apollo/client';
import { isObject } from '../is-object';

/**
 * Removes a deleted object from the lists of the root and of the viewer. Its own data stays in the
 * cache, because its page shows it until the next page opens.
 */
export function removeFromLists(cache: ApolloCache, deleted: StoreObject): void {
  const id = cache.identify(deleted);
  const isDeleted = (item: unknown): boolean => isReference(item) && item.__ref === id;
  const filter = (items: unknown[]): unknown[] =>
    items.filter((item) => !isDeleted(item) && !(isObject(item) && isDeleted(item['node'])));
  const removeFrom = (value: unknown): unknown => {
    if (Array.isArray(value)) return filter(value);
    if (!isObject(value)) return value;
    const lists = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
    return { ...value, ...Object.fromEntries(lists.map(([name, items]) => [name, filter(items)])) };
  };
  cache.modify({
    fields: (value: unknown, { fieldName }) => {
      if (fieldName === 'viewer' && isReference(value)) cache.modify({ id: value.__ref, fields: removeFrom });
      return removeFrom(value);
    },
  });
}
