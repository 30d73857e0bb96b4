import { AppError, type CurrentState } from '../../platform/errors';
import type { Answer } from './answer';
import type { Transaction } from './transaction';

/**
 * The versions that a change may replace; undefined when it may replace any (rules.md: Versions).
 */
export type ExpectedVersions = readonly number[] | undefined;

/** The state that a change replaces. It has a version. */
interface State {
  readonly version: number;
  readonly current: CurrentState;
}

/** Reads the state in the transaction that holds the lock of its row. */
async function readState(tx: Transaction, answer: Answer): Promise<State> {
  const { text, version } = await tx.answers.read(tx, answer);
  if (version === null) throw new Error(`${answer.definition.name} has no version.`);
  return { version, current: { ...(JSON.parse(text) as object), version } };
}

/**
 * Checks that the state has one of the expected versions.
 * @param state the fields of the state that the error contains
 * @throws {AppError} STALE with the current state
 */
export async function ensureExpected(tx: Transaction, expected: ExpectedVersions, state: Answer): Promise<void> {
  if (!expected) return;
  const { version, current } = await readState(tx, state);
  if (!expected.includes(version)) throw new AppError('STALE', { current });
}

/**
 * Edits a state that has one of the expected versions. An edit that leaves the state as it is
 * replaces nothing and always succeeds: a request that is sent again because its response was lost
 * is not refused.
 * @param state the fields of the state that the error contains
 * @param edit changes the state. It is rolled back when the edit is refused
 * @throws {AppError} STALE with the state before the edit
 */
export async function editExpected(
  tx: Transaction,
  { expected, state }: { expected: ExpectedVersions; state: Answer },
  edit: () => Promise<void>,
): Promise<void> {
  if (!expected) return edit();
  const before = await readState(tx, state);
  await edit();
  if (expected.includes(before.version)) return;
  const after = await readState(tx, state);
  if (after.version !== before.version) throw new AppError('STALE', { current: before.current });
}
