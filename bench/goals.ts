/** A goal relative to the baseline: minimum throughput and maximum CPU of the server. */
export interface Goal {
  throughput?: number;
  cpu?: number;
}

/** Goals of a page that people wait for. */
const READ = { rest: { throughput: 0.8, cpu: 1.6 }, graphql: { throughput: 0.65, cpu: 2 } };

/**
 * Goals by scenario and transport. Writes are rare next to reads, so they have a maximum number of
 * statements instead.
 */
export const GOALS: Readonly<Record<string, { rest?: Goal; graphql?: Goal }>> = {
  list: READ,
  home: READ,
  detail: READ,
};

/**
 * Maximum 99th percentile of response times relative to the baseline, for scenarios with a goal for
 * throughput (docs/PERFORMANCE.md: Goals).
 */
export const MAX_P99 = 2;

/**
 * Maximum number of SQL statements by scenario. A transaction has `begin` and `commit` as well. The
 * database monitor adds a few statements.
 */
export const MAX_STATEMENTS: Readonly<Record<string, number>> = {
  list: 1.2,
  home: 1.2,
  detail: 1.2,
  comments: 1.2,
  comment: 8.2,
  favourite: 8.2,
  apply: 8.2,
  approve: 8.2,
};

export const MAX_PAGE_MS = 5;
export const MAX_SEARCH_MS = 20;
export const MAX_FIT_MS = 5;
export const MAX_LIVE_MS = 100;
export const MAX_LIVE_CPU_MICROSECONDS = 20;
export const MAX_MEMORY_MB = 250;
