import { AppError, type CurrentState } from '../../platform/errors';

/** The versions that a change may replace; undefined when it may replace any (rules.md: Versions). */
export type ExpectedVersions = readonly number[] | undefined;

interface Versioned {
  version: number;
}

/** How the state is read that a change may replace. It runs in the transaction that holds the lock of the row. */
export interface CurrentReader<View extends Versioned> {
  read: () => Promise<View>;
  /** What a refusal sends of the state. */
  toState: (view: View) => CurrentState;
}

/**
 * Checks that the state has one of the expected versions.
 * @throws {AppError} STALE with the current state
 */
export async function ensureExpected<View extends Versioned>(
  expected: ExpectedVersions,
  { read, toState }: CurrentReader<View>,
): Promise<void> {
  if (!expected) return;
  const current = await read();
  if (!expected.includes(current.version)) throw new AppError('STALE', { current: toState(current) });
}

/**
 * Edits a state that has one of the expected versions. An edit that leaves the state as it is
 * replaces nothing and always succeeds: a request that is sent again because its response was lost is not refused.
 * @param edit changes the state. It is rolled back when the edit is refused
 * @throws {AppError} STALE with the state before the edit
 */
export async function editExpected<View extends Versioned>(
  expected: ExpectedVersions,
  { read, toState }: CurrentReader<View>,
  edit: () => Promise<void>,
): Promise<void> {
  if (!expected) return edit();
  const before = await read();
  await edit();
  if (expected.includes(before.version)) return;
  const after = await read();
  if (after.version !== before.version) throw new AppError('STALE', { current: toState(before) });
}
