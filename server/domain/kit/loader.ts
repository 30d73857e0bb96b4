import DataLoader from 'dataloader';
import type { Context } from '../context';

type Batch<Key, Value> = (ctx: Context, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

/**
 * Defines a batched read, used as `load(ctx, key)`: one statement reads all keys that a request asks for in the same turn of
 * the event loop.
 * @param batch reads the values by key
 * @param missing the value of keys that `batch` leaves out
 */
export function defineLoader<Key, Value>(
  batch: Batch<Key, Value>,
  missing: Value,
): (ctx: Context, key: Key) => Promise<Value> {
  return (ctx, key) => {
    const loader = ctx.loaders.get(batch, () => {
      const load = async (keys: readonly Key[]): Promise<Value[]> => {
        const values = await batch(ctx, keys);
        return keys.map((each) => values.get(each) ?? missing);
      };
      // Values are not cached, because a mutation's response must not show what was read before the mutation.
      return new DataLoader<Key, Value>(load, { cache: false });
    });
    return loader.load(key);
  };
}
