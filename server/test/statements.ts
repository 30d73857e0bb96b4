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

async function sentDuring(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    for (const [first] of spy.mock.calls as unknown[][]) {
      const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
      if (text !== undefined && text !== PROBE) statements.push(text);
    }
  } finally {
    spy.mockRestore();
  }
  return statements;
}
