import { Client, type QueryConfig } from 'pg';
import { OF_JOB_RUNNER } from './statements';

/** What EXPLAIN says about a statement, or a step of it. Blocks are counted with `analyze` alone, a step's with those below it. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
}

/** The statements that were sent while `work` ran, with their values; without those of sessions, of transactions and of the runner of jobs. */
export async function queriesOf(work: () => Promise<unknown>): Promise<QueryConfig[]> {
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return (spy.mock.calls as unknown as [QueryConfig | string, unknown[]?][])
      .map(([first, values]) => (typeof first === 'string' ? { text: first, values } : first))
      .filter(
        ({ text }) =>
          /^\s*(select|with|insert|update|delete)/i.test(text) &&
          !/"?session"?/.test(text) &&
          !OF_JOB_RUNNER.test(text),
      );
  } finally {
    spy.mockRestore();
  }
}

/** The plans of statements in their order, one after the other on `sql`. With `analyze` the statements run, those that write too. */
export async function plansOf(sql: Client, statements: QueryConfig[], { analyze = false } = {}): Promise<Plan[]> {
  const plans: Plan[] = [];
  const options = analyze ? 'analyze, buffers, timing off, format json' : 'format json';
  for (const { text, values } of statements) {
    const { rows } = await sql.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (${options}) ${text}`,
      values,
    });
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan) plans.push(plan);
  }
  return plans;
}
