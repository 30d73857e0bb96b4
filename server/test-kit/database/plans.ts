import type { Client, QueryConfig } from 'pg';

/**
 * A node of a plan of EXPLAIN. Blocks and rows are only set with `analyze`. Blocks include those of
 * the child nodes.
 */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  /** Rows per loop that the node read and left out. */
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/**
 * Returns the plans of the statements in order.
 * @param analyze runs the statements, including writes
 */
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
