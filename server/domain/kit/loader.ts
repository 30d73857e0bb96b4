import DataLoader from 'dataloader';
import type { Context } from '../context';

/**
 * Defines one batched question, asked as `question(ctx, key)`: all keys of a request that are asked in the same turn
 * are answered by one statement. `batch` answers by key; what it leaves out is `missing`.
 */
export function defineLoader<Key, Value>(
  batch: (ctx: Context, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  missing: Value,
): (ctx: Context, key: Key) => Promise<Value> {
  const loaders = new WeakMap<Context, DataLoader<Key, Value>>();
  return (ctx, key) => {
    let loader = loaders.get(ctx);
    if (!loader) {
      loader = new DataLoader<Key, Value>(
        async (keys) => {
          const answers = await batch(ctx, keys);
          return keys.map((each) => answers.get(each) ?? missing);
        },
        // A mutation's answer must not show what was read before it; batching is what this is for.
        { cache: false },
      );
      loaders.set(ctx, loader);
    }
    return loader.load(key);
  };
}
