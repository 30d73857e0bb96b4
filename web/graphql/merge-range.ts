/** The part of a list that a response covers. */
interface Range<T> {
  /** The index in the loaded list of the first incoming item. */
  start: number;
  incoming: readonly T[];
  /** Whether the list ends with the last incoming item. */
  isLast: boolean;
}

/**
 * Replaces the loaded items from `start` to the last incoming item. Loaded items after that one
 * stay, so that a refetch of the first page does not remove later pages.
 */
export function mergeRange<T>(
  loaded: readonly T[],
  { start, incoming, isLast }: Range<T>,
  getKey: (item: T) => unknown,
): T[] {
  const incomingKeys = new Set(incoming.map(getKey));
  const isNew = (item: T): boolean => !incomingKeys.has(getKey(item));
  const last = isLast ? undefined : incoming.at(-1);
  const end = last === undefined ? -1 : loaded.findIndex((item) => getKey(item) === getKey(last));
  const behind = end < start ? [] : loaded.slice(end + 1);
  return [...loaded.slice(0, start).filter(isNew), ...incoming, ...behind.filter(isNew)];
}
