import DataLoader from 'dataloader';
import type { Statements } from '../../platform/database/statements';
import { type Context, requireViewerId, type Services } from '../context';
import type { Asked } from './asked';

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

/** A row that was found, with its ordinal in {@link Asked}, from 1. */
export type Found<Row> = Row & { ordinal: number };

/**
 * Defines a read that is batched over the requests of all viewers, used as `load(ctx, id)`: a live message reaches many of them in
 * the same turn of the event loop.
 * @param batch reads each row as its viewer sees it
 */
export function defineSharedLoader<Row>(
  batch: (services: Services, asked: Asked) => Promise<readonly Found<Row>[]>,
): (ctx: Context, id: number) => Promise<Row | undefined> {
  const loaders = new WeakMap<Statements, DataLoader<[viewerId: number, id: number], Row | undefined>>();
  return (ctx, id) => {
    const { reads } = ctx;
    const load = async (asked: readonly [number, number][]): Promise<(Row | undefined)[]> => {
      const found = await batch(ctx, {
        viewerIds: asked.map(([viewerId]) => viewerId),
        ids: asked.map(([, each]) => each),
      });
      const rows = new Map(found.map((row) => [row.ordinal, row]));
      return asked.map((_, index) => rows.get(index + 1));
    };
    const loader = loaders.get(reads) ?? new DataLoader(load, { cache: false, batchScheduleFn: setImmediate });
    loaders.set(reads, loader);
    return loader.load([requireViewerId(ctx), id]);
  };
}
