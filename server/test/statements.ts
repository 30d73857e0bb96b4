import { Client } from 'pg';
import { PROBE } from '../platform/database/monitor';

const OF_SESSIONS = /"?session"?/;

const WRITES = /\b(insert into|update|delete from)\b/i;

/** The statements of the runner of jobs, which it also sends while there are none. A job that a request adds is not among them. */
export const OF_JOB_RUNNER = /"graphile_worker"|"jobs:insert"|graphile_worker\.jobs/;

/** The SQL that was sent while `work` ran, apart from that of sessions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await sentDuring(work)).filter((text) => !OF_SESSIONS.test(text) && !OF_JOB_RUNNER.test(text));
}

/** The SQL that wrote sessions while `work` ran. */
export async function sessionWritesOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await sentDuring(work)).filter((text) => OF_SESSIONS.test(text) && WRITES.test(text));
}

/** The names under which connections kept the statements that were sent; '' for one that they did not keep. */
export async function preparedNames(work: () => Promise<unknown>): Promise<string[]> {
  const sent = await queriesDuring(work);
  return sent.filter(({ text }) => text !== PROBE && !OF_SESSIONS.test(text)).map(({ name = '' }) => name);
}

async function sentDuring(work: () => Promise<unknown>): Promise<string[]> {
  return (await queriesDuring(work)).map(({ text }) => text).filter((text) => text !== PROBE);
}

interface SentQuery {
  text: string;
  name?: string;
}

async function queriesDuring(work: () => Promise<unknown>): Promise<SentQuery[]> {
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return (spy.mock.calls as unknown[][]).flatMap(([first]) => {
      if (typeof first === 'string') return { text: first };
      const { text, name } = (first ?? {}) as Partial<SentQuery>;
      return text === undefined ? [] : { text, name };
    });
  } finally {
    spy.mockRestore();
  }
}
