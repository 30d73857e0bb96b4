import { CONNECTIONS, type Measured } from './measure';
import type { Timed } from './pages';

/** One scenario, measured at L, over REST and over GraphQL. */
export interface Row {
  name: string;
  limit: Measured;
  rest: Measured;
  graphql: Measured;
  /** SQL statements of one unit. */
  statements: { rest: number; graphql: number };
}

/** Measurements outside the scenarios. */
export interface Extras {
  /** MB of the server after the run. */
  memory: number;
  pages: Timed[];
  searches: Timed[];
}

const ratio = (figure: number, limit: number): string => (figure / limit).toFixed(2);

/** Prints every scenario's figures; throughput and CPU as ratios to L. */
export function printTable(notices: number, rows: Row[]): void {
  console.info(`\n공고 ${notices.toLocaleString('ko')}개, 연결 ${CONNECTIONS}개\n`);
  console.info(
    '| | L req/s | L CPU µs | REST ÷ L | REST CPU ÷ L | GraphQL ÷ L | GraphQL CPU ÷ L | p50 L / REST / GraphQL | p99 L / REST / GraphQL | SQL REST / GraphQL | 실패 |',
  );
  console.info('|---|---|---|---|---|---|---|---|---|---|---|');
  for (const { name, limit, rest, graphql, statements } of rows) {
    const cells = [
      name,
      limit.perSecond.toFixed(0),
      limit.cpu.toFixed(0),
      ratio(rest.perSecond, limit.perSecond),
      ratio(rest.cpu, limit.cpu),
      ratio(graphql.perSecond, limit.perSecond),
      ratio(graphql.cpu, limit.cpu),
      [limit, rest, graphql].map(({ p50 }) => p50).join(' / '),
      [limit, rest, graphql].map(({ p99 }) => p99).join(' / '),
      `${statements.rest} / ${statements.graphql}`,
      limit.failures + rest.failures + graphql.failures,
    ];
    console.info(`| ${cells.join(' | ')} |`);
  }
}

/** The scenarios that only read. */
const READING = new Set(['list', 'home', 'detail']);

const GRAPHQL_GOALS: Record<string, number> = { list: 0.45, home: 0.5, detail: 0.35, comment: 0.5, favourite: 0.5 };

/** Prints the goals beside what was measured. */
export function printGoals(rows: Row[], { memory, pages, searches }: Extras): void {
  console.info('\n| 목표 | | 잰 값 |\n|---|---|---|');
  for (const { name, limit, rest, graphql, statements } of rows) {
    if (READING.has(name)) {
      console.info(`| SQL 문 ${name} | ≤ 3 | REST ${statements.rest}, GraphQL ${statements.graphql} |`);
      console.info(
        `| REST ${name} | ≥ 0.60 × L, CPU ≤ 1.6 × L | ${ratio(rest.perSecond, limit.perSecond)}, ${ratio(rest.cpu, limit.cpu)} |`,
      );
      console.info(
        `| p99 ${name} | ≤ 3 × L | REST ${ratio(rest.p99, limit.p99)}, GraphQL ${ratio(graphql.p99, limit.p99)} |`,
      );
    }
    const goal = GRAPHQL_GOALS[name];
    if (goal !== undefined)
      console.info(`| GraphQL ${name} | ≥ ${goal} × L | ${ratio(graphql.perSecond, limit.perSecond)} |`);
  }
  for (const { what, milliseconds } of pages)
    console.info(`| SQL, ${what} | 1천 개일 때의 1.5배까지 | ${milliseconds.toFixed(2)} ms |`);
  for (const { what, milliseconds } of searches)
    console.info(`| SQL, 검색 «${what}» | ≤ 20 ms | ${milliseconds.toFixed(2)} ms |`);
  console.info(`| 메모리 | ≤ 250 MB | ${memory.toFixed(0)} MB |`);
}
