import { Client, type QueryConfig } from 'pg';
import { PROBE } from '../../platform/database/monitor';

const OF_SESSIONS = /"?session"?/;

const WRITES = /\b(insert into|update|delete from)\b/i;

/**
 * Statements of the job runner, which it also sends without any jobs. A request that adds a job
 * sends other statements.
 */
const OF_JOB_RUNNER = /"graphile_worker"|"jobs:insert"|graphile_worker\.jobs/;

/**
 * Returns the SQL that was sent during `work`, without statements of sessions and the job runner.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await sentDuring(work)).filter((text) => !OF_SESSIONS.test(text) && !OF_JOB_RUNNER.test(text));
}

/** Returns the statements of {@link statementsOf} that read or write rows, with their values. */
export async function queriesOf(work: () => Promise<unknown>): Promise<QueryConfig[]> {
  return (await queriesDuring(work)).filter(
    ({ text }) =>
      /^\s*(select|with|insert|update|delete)/i.test(text) && !OF_SESSIONS.test(text) && !OF_JOB_RUNNER.test(text),
  );
}

/** Returns the SQL of writes to sessions during `work`. */
export async function sessionWritesOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await sentDuring(work)).filter((text) => OF_SESSIONS.test(text) && WRITES.test(text));
}

/**
 * Returns the names of the prepared statements that were sent during `work`; '' for unnamed ones.
 */
export async function preparedNames(work: () => Promise<unknown>): Promise<string[]> {
  const sent = await queriesDuring(work);
  return sent.filter(({ text }) => text !== PROBE && !OF_SESSIONS.test(text)).map(({ name = '' }) => name);
}

async function sentDuring(work: () => Promise<unknown>): Promise<string[]> {
  return (await queriesDuring(work)).map(({ text }) => text).filter((text) => text !== PROBE);
}

/** Returns the queries that were sent during `work`, with their values and names. */
async function queriesDuring(work: () => Promise<unknown>): Promise<QueryConfig[]> {
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return (spy.mock.calls as unknown as [QueryConfig | string | undefined, unknown[]?][]).flatMap(
      ([first, values]) => {
        if (typeof first === 'string') return { text: first, values };
        return first?.text === undefined ? [] : first;
      },
    );
  } finally {
    spy.mockRestore();
  }
}
