import {
  type Goal,
  GOALS,
  MAX_LIVE_CPU_MICROSECONDS,
  MAX_LIVE_MS,
  MAX_MEMORY_MB,
  MAX_P99,
  MAX_PAGE_MS,
  MAX_FIT_MS,
  MAX_SEARCH_MS,
  MAX_STATEMENTS,
} from './goals';
import type { Live } from './live';
import { CONNECTIONS, type Measured, median } from './measure';
import type { Timed } from './lists';

/**
 * Consecutive runs of one round: of the baseline, of this build, and of another build if it is
 * compared. `graphqlBaseline` is only set if the work over GraphQL differs from that over REST.
 */
export type Round = Partial<
  Record<'baseline' | 'graphqlBaseline' | 'rest' | 'graphql' | 'previousRest' | 'previousGraphql', Measured>
>;

/** One scenario. */
export interface Row {
  name: string;
  rounds: readonly Round[];
  /** Number of SQL statements per request. */
  statements: { rest: number; graphql?: number };
}

/** Measurements outside of the scenarios. */
export interface Extras {
  /** Memory of the server after the run in MB. */
  memory: number;
  pages: Timed[];
  searches: Timed[];
  fit: Timed[];
  live?: Live;
}

/** A value of a server: the median of the rounds. */
function figureOf({ rounds }: Row, server: keyof Round, figure: keyof Measured, digits = 0): string {
  return median(rounds.flatMap((round) => round[server]?.[figure] ?? []))?.toFixed(digits) ?? '–';
}

/**
 * A value relative to the baseline's in the same round: the median of the rounds. Other load on the
 * machine affects both alike.
 */
function ratioOf({ rounds }: Row, server: keyof Round, figure: keyof Measured): string {
  const ratios = rounds.flatMap((round) => {
    const baseline = baselineOf(round, server);
    const measured = round[server];
    return baseline && measured && baseline[figure] > 0 ? measured[figure] / baseline[figure] : [];
  });
  return median(ratios)?.toFixed(2) ?? '–';
}

/** Returns the run of the baseline that a server is compared with. */
function baselineOf({ baseline, graphqlBaseline }: Round, server: keyof Round): Measured | undefined {
  return server === 'graphql' || server === 'previousGraphql' ? (graphqlBaseline ?? baseline) : baseline;
}

const SERVERS = ['baseline', 'rest', 'graphqlBaseline', 'graphql'] as const;

function printRow(...cells: (string | number)[]): void {
  console.info(`| ${cells.join(' | ')} |`);
}

/**
 * Prints the values of every scenario. CPU is in microseconds per request, of the server and of
 * PostgreSQL.
 */
export function printTable(notices: number, rows: Row[]): void {
  console.info(`\n공고 ${notices.toLocaleString('ko')}개, 연결 ${CONNECTIONS}개. CPU는 서버 / PostgreSQL, µs\n`);
  printRow(
    '',
    '기준 서버 초당',
    '기준 서버 CPU',
    'REST 초당',
    'REST CPU',
    'GraphQL의 기준 서버 초당',
    'GraphQL의 기준 서버 CPU',
    'GraphQL 초당',
    'GraphQL CPU',
    'p50 기준 / REST / GraphQL의 기준 / GraphQL',
    'p99 기준 / REST / GraphQL의 기준 / GraphQL',
    'SQL REST / GraphQL',
    '실패',
  );
  console.info(`|${'---|'.repeat(13)}`);
  for (const row of rows) {
    const timesOf = (figure: 'p50' | 'p99'): string =>
      SERVERS.map((server) => figureOf(row, server, figure, 1)).join(' / ');
    printRow(
      row.name,
      ...SERVERS.flatMap((server) => [
        figureOf(row, server, 'perSecond'),
        `${figureOf(row, server, 'serverCpu')} / ${figureOf(row, server, 'databaseCpu')}`,
      ]),
      timesOf('p50'),
      timesOf('p99'),
      `${row.statements.rest} / ${row.statements.graphql ?? '–'}`,
      row.rounds.flatMap((round) => Object.values(round)).reduce((sum, { failures }) => sum + failures, 0),
    );
  }
}

/**
 * Prints the values of the other build and of this one relative to the baseline, as "before →
 * after".
 */
export function printComparison(rows: Row[]): void {
  console.info('');
  printRow('÷ 기준 서버, 비교한 빌드 → 이 빌드', 'CPU REST', 'CPU GraphQL', '처리량 REST', '처리량 GraphQL');
  console.info(`|${'---|'.repeat(5)}`);
  for (const row of rows) {
    const change = (before: keyof Round, after: keyof Round, figure: keyof Measured): string =>
      `${ratioOf(row, before, figure)} → ${ratioOf(row, after, figure)}`;
    printRow(
      row.name,
      change('previousRest', 'rest', 'serverCpu'),
      change('previousGraphql', 'graphql', 'serverCpu'),
      change('previousRest', 'rest', 'perSecond'),
      change('previousGraphql', 'graphql', 'perSecond'),
    );
  }
}

/**
 * Prints the goals and the results. CPU is first, because other load on the machine affects it less
 * than throughput.
 */
export function printGoals(rows: Row[], { memory, pages, searches, fit, live }: Extras): void {
  console.info('');
  printRow(
    '÷ 기준 서버',
    'CPU REST',
    '목표',
    'CPU GraphQL',
    '목표',
    '처리량 REST',
    '목표',
    '처리량 GraphQL',
    '목표',
    `p99 REST / GraphQL (처리량 목표가 있으면 ≤ ${MAX_P99})`,
    'PostgreSQL CPU REST / GraphQL',
  );
  console.info(`|${'---|'.repeat(11)}`);
  for (const row of rows) printRow(row.name, ...cellsOf(row));
  console.info('');
  printRow('', '목표', '잰 값');
  console.info('|---|---|---|');
  for (const { name, statements } of rows) {
    const max = MAX_STATEMENTS[name];
    if (max !== undefined)
      printRow(`SQL 문 ${name}`, `≤ ${max}`, `REST ${statements.rest}, GraphQL ${statements.graphql ?? '–'}`);
  }
  for (const { what, milliseconds } of pages)
    printRow(`SQL, ${what}`, `≤ ${MAX_PAGE_MS} ms`, `${milliseconds.toFixed(2)} ms`);
  for (const { what, milliseconds } of searches)
    printRow(`SQL, 검색 «${what}»`, `≤ ${MAX_SEARCH_MS} ms`, `${milliseconds.toFixed(2)} ms`);
  for (const { what, milliseconds } of fit)
    printRow(`SQL, 나와 맞는 순, ${what}`, `≤ ${MAX_FIT_MS} ms`, `${milliseconds.toFixed(2)} ms`);
  if (live) {
    printRow(`소식 하나를 소켓 ${live.sockets}개로`, `≤ ${MAX_LIVE_MS} ms`, `${live.milliseconds.toFixed(0)} ms`);
    printRow('소켓마다 서버의 CPU', `≤ ${MAX_LIVE_CPU_MICROSECONDS} µs`, `${live.cpuPerSocket.toFixed(0)} µs`);
  }
  printRow('메모리', `≤ ${MAX_MEMORY_MB} MB`, `${memory.toFixed(0)} MB`);
}

function cellsOf(row: Row): string[] {
  const both = (figure: 'p99' | 'databaseCpu'): string =>
    `${ratioOf(row, 'rest', figure)} / ${ratioOf(row, 'graphql', figure)}`;
  return [
    ...besideGoal(row, 'rest', 'cpu'),
    ...besideGoal(row, 'graphql', 'cpu'),
    ...besideGoal(row, 'rest', 'throughput'),
    ...besideGoal(row, 'graphql', 'throughput'),
    both('p99'),
    both('databaseCpu'),
  ];
}

const COMPARED = { cpu: ['serverCpu', '≤'], throughput: ['perSecond', '≥'] } as const;

/** A value relative to the baseline, and its goal. */
function besideGoal(row: Row, server: 'rest' | 'graphql', what: keyof Goal): string[] {
  const [figure, sign] = COMPARED[what];
  const bound = GOALS[row.name]?.[server]?.[what];
  return [ratioOf(row, server, figure), bound === undefined ? '' : `${sign} ${bound}`];
}
