import { AppError, type CurrentState } from '../../../platform/errors/app-error';
import type { UnreadResponse } from '../../../selection/unread-response';
import type { Transaction } from './transaction';

/** Versions that an edit may replace. Undefined if it may replace any (rules/versions.md). */
export type ExpectedVersions = readonly number[] | undefined;

/** State before an edit, with its version. */
interface State {
  readonly version: number;
  readonly current: CurrentState;
}

/** Reads the state. The transaction holds the lock of its row. */
async function readState(tx: Transaction, response: UnreadResponse): Promise<State> {
  const { text, version } = await tx.responses.read(tx, response);
  if (version === null) throw new Error(`${response.definition.name} has no version.`);
  return { version, current: { ...(JSON.parse(text) as object), version } };
}

/** Reads a state for an error that contains the current content. */
export async function readCurrent(tx: Transaction, response: UnreadResponse): Promise<CurrentState> {
  return (await readState(tx, response)).current;
}

/**
 * Checks that the state has one of the expected versions.
 * @param state the fields of the state in the error
 * @throws {AppError} STALE with the current state
 */
export async function ensureExpectedVersion(
  tx: Transaction,
  expected: ExpectedVersions,
  state: UnreadResponse,
): Promise<void> {
  if (!expected) return;
  const { version, current } = await readState(tx, state);
  if (!expected.includes(version)) throw new AppError('STALE', { current });
}

/**
 * Applies an edit to a state with one of the expected versions. An edit without effect always
 * succeeds. So a repeated request succeeds if the response of the first one was lost.
 * @param state the fields of the state in the error
 * @param edit changes the state. It is rolled back on STALE
 * @throws {AppError} STALE with the state before the edit
 */
export async function editIfVersion(
  tx: Transaction,
  { expected, state }: { expected: ExpectedVersions; state: UnreadResponse },
  edit: () => Promise<void>,
): Promise<void> {
  if (!expected) return edit();
  const before = await readState(tx, state);
  await edit();
  if (expected.includes(before.version)) return;
  const after = await readState(tx, state);
  if (after.version !== before.version) throw new AppError('STALE', { current: before.current });
}
