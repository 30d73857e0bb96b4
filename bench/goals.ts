/** A goal relative to the baseline: minimum throughput and maximum CPU of the server. */
export interface Goal {
  throughput?: number;
  cpu?: number;
}

/** Goals by scenario and transport. */
export const GOALS: Readonly<Record<string, { rest?: Goal; graphql?: Goal }>> = {
  list: { rest: { throughput: 0.75, cpu: 1.6 }, graphql: { throughput: 0.55, cpu: 2.2 } },
  home: { rest: { throughput: 0.8, cpu: 1.6 }, graphql: { throughput: 0.65, cpu: 2 } },
  detail: { rest: { throughput: 0.75, cpu: 1.7 }, graphql: { throughput: 0.55, cpu: 2.4 } },
  comment: { rest: { throughput: 0.55, cpu: 2.2 }, graphql: { throughput: 0.5, cpu: 2.6 } },
  favourite: { rest: { throughput: 0.75, cpu: 1.6 }, graphql: { throughput: 0.55, cpu: 2.4 } },
  apply: { rest: { cpu: 4 }, graphql: { cpu: 4 } },
  approve: { rest: { cpu: 4 }, graphql: { cpu: 4 } },
};

/**
 * Maximum 99th percentile of response times relative to the baseline, for scenarios with a goal for
 * throughput (docs/decisions/0061).
 */
export const MAX_P99 = 2;

/** Maximum number of SQL statements by scenario. */
export const MAX_STATEMENTS: Readonly<Record<string, number>> = {
  list: 3,
  home: 3,
  detail: 3,
  comments: 3,
  apply: 4,
  approve: 5,
};

export const MAX_SEARCH_MS = 20;
export const MAX_LIVE_MS = 100;
export const MAX_LIVE_CPU_MICROSECONDS = 20;
export const MAX_MEMORY_MB = 250;
