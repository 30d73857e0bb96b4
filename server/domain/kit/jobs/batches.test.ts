import { AppError } from '../../../platform/errors/app-error';
import type { Services } from '../../context';
import { statementsOn } from '../../../platform/database/statements/statement';
import { defineCleanup, forEachBatch } from './batches';

const { signal } = new AbortController();

/** Reads the ids from 1 to 8, in batches of four. */
const readBatch = async (after: number): Promise<{ id: number }[]> =>
  [1, 2, 3, 4, 5, 6, 7, 8]
    .filter((id) => id > after)
    .slice(0, 4)
    .map((id) => ({ id }));

it('a batch that fails is repeated in halves until the failing id is alone, and the others are done', async () => {
  const attempts: (readonly number[])[] = [];
  const act = async (ids: readonly number[]): Promise<void> => {
    attempts.push(ids);
    if (ids.includes(3)) throw new Error('id 3');
  };
  await expect(forEachBatch(readBatch, act, signal)).rejects.toThrow('id 3');
  expect(attempts).toEqual([[1, 2, 3, 4], [1, 2], [3, 4], [3], [4], [5, 6, 7, 8]]);
});

it('an outage of the database ends it at once', async () => {
  const attempts: (readonly number[])[] = [];
  const act = async (ids: readonly number[]): Promise<void> => {
    attempts.push(ids);
    throw new AppError('UNAVAILABLE');
  };
  await expect(forEachBatch(readBatch, act, signal)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(attempts).toHaveLength(1);
});

it('an abort ends it before the next batch', async () => {
  const controller = new AbortController();
  const attempts: (readonly number[])[] = [];
  const act = async (ids: readonly number[]): Promise<void> => {
    attempts.push(ids);
    controller.abort();
  };
  await forEachBatch(readBatch, act, controller.signal);
  expect(attempts).toEqual([[1, 2, 3, 4]]);
});

it('a cleanup repeats each statement until a batch is not full', async () => {
  const { statement } = statementsOn<object>();
  const first = statement<{ before: number }>()('test.first', (db, { before }) => db.selectNoFrom(before.as('id')));
  const second = statement<{ before: number }>()('test.second', (db, { before }) => db.selectNoFrom(before.as('id')));
  const left = new Map([
    [first, 2_300],
    [second, 1_000],
  ]);
  const sent: unknown[] = [];
  const rows = async (deletion: typeof first, values: object): Promise<object[]> => {
    const length = Math.min(left.get(deletion) ?? 0, 1_000);
    left.set(deletion, (left.get(deletion) ?? 0) - length);
    sent.push([deletion.name, values]);
    return Array.from({ length }, () => ({}));
  };
  const cleanup = defineCleanup({ name: 'clean', statements: [first, second] }, () => ({
    before: 7,
  }));
  await cleanup.run({ writes: { rows } } as unknown as Services, {}, signal);
  expect(sent).toEqual([
    ...Array.from({ length: 3 }, () => ['test.first', { before: 7 }]),
    ...Array.from({ length: 2 }, () => ['test.second', { before: 7 }]),
  ]);
});
