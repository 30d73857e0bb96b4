import {
  type Goal,
  GOALS,
  MAX_LIVE_CPU_MICROSECONDS,
  MAX_LIVE_MS,
  MAX_MEMORY_MB,
  MAX_P99,
  MAX_SEARCH_MS,
  MAX_STATEMENTS,
} from './goals';
import type { Live } from './live';
import { CONNECTIONS, type Measured } from './measure';
import type { Timed } from './pages';

/** One scenario, measured at L, over REST and over GraphQL. */
export interface Row {
  name: string;
  limit: Measured;
  rest: Measured;
  /** Undefined for what GraphQL does not do. */
  graphql?: Measured;
  /** The same of another build, if one is compared. */
  previous: { rest?: Measured; graphql?: Measured };
  /** SQL statements of one request. */
  statements: { rest: number; graphql?: number };
}

/** Measurements outside the scenarios. */
export interface Extras {
  /** MB of the server after the run. */
  memory: number;
  pages: Timed[];
  searches: Timed[];
  live?: Live;
}

const ratio = (figure: number, limit: number): string => (limit === 0 ? '–' : (figure / limit).toFixed(2));

function printRow(...cells: (string | number)[]): void {
  console.info(`| ${cells.join(' | ')} |`);
}

/** Prints every scenario's figures. CPU is the server's and PostgreSQL's, microseconds per request. */
export function printTable(notices: number, rows: Row[]): void {
  console.info(`\n공고 ${notices.toLocaleString('ko')}개, 연결 ${CONNECTIONS}개. CPU는 서버 / PostgreSQL, µs\n`);
  printRow(
    '',
    'L 초당',
    'L CPU',
    'REST 초당',
    'REST CPU',
    'GraphQL 초당',
    'GraphQL CPU',
    'p50 L / REST / GraphQL',
    'p99 L / REST / GraphQL',
    'SQL REST / GraphQL',
    '실패',
  );
  console.info(`|${'---|'.repeat(11)}`);
  for (const { name, limit, rest, graphql, statements } of rows) {
    const all = [limit, rest, graphql];
    printRow(
      name,
      ...all.flatMap((measured) => [measured?.perSecond.toFixed(0) ?? '–', measured ? cpuOf(measured) : '–']),
      all.map((measured) => measured?.p50 ?? '–').join(' / '),
      all.map((measured) => measured?.p99 ?? '–').join(' / '),
      `${statements.rest} / ${statements.graphql ?? '–'}`,
      all.reduce((sum, measured) => sum + (measured?.failures ?? 0), 0),
    );
  }
}

/** Prints the other build's figures and this one's in relation to L, each as "before → after". */
export function printComparison(rows: Row[]): void {
  console.info('');
  printRow('÷ L, 비교한 빌드 → 이 빌드', 'CPU REST', 'CPU GraphQL', '처리량 REST', '처리량 GraphQL');
  console.info(`|${'---|'.repeat(5)}`);
  for (const { name, limit, rest, graphql, previous } of rows) {
    const change = (figure: keyof Measured, before?: Measured, after?: Measured): string =>
      before && after ? `${ratio(before[figure], limit[figure])} → ${ratio(after[figure], limit[figure])}` : '–';
    printRow(
      name,
      change('serverCpu', previous.rest, rest),
      change('serverCpu', previous.graphql, graphql),
      change('perSecond', previous.rest, rest),
      change('perSecond', previous.graphql, graphql),
    );
  }
}

function cpuOf({ serverCpu, databaseCpu }: Measured): string {
  return `${serverCpu.toFixed(0)} / ${databaseCpu.toFixed(0)}`;
}

/** Prints the goals beside what was measured, CPU first: it varies less than throughput with what else the machine does. */
export function printGoals(rows: Row[], { memory, pages, searches, live }: Extras): void {
  console.info('');
  printRow(
    '÷ L',
    'CPU REST',
    '목표',
    'CPU GraphQL',
    '목표',
    '처리량 REST',
    '목표',
    '처리량 GraphQL',
    '목표',
    `p99 REST / GraphQL (≤ ${MAX_P99})`,
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
    printRow(`SQL, ${what}`, '1천 개일 때의 1.5배까지', `${milliseconds.toFixed(2)} ms`);
  for (const { what, milliseconds } of searches)
    printRow(`SQL, 검색 «${what}»`, `≤ ${MAX_SEARCH_MS} ms`, `${milliseconds.toFixed(2)} ms`);
  if (live) {
    printRow(`소식 하나를 소켓 ${live.sockets}개로`, `≤ ${MAX_LIVE_MS} ms`, `${live.milliseconds.toFixed(0)} ms`);
    printRow('소켓마다 서버의 CPU', `≤ ${MAX_LIVE_CPU_MICROSECONDS} µs`, `${live.cpuPerSocket.toFixed(0)} µs`);
  }
  printRow('메모리', `≤ ${MAX_MEMORY_MB} MB`, `${memory.toFixed(0)} MB`);
}

function cellsOf({ name, limit, rest, graphql }: Row): string[] {
  const { rest: restGoal, graphql: graphqlGoal } = GOALS[name] ?? {};
  const both = (figure: 'p99' | 'databaseCpu'): string =>
    [rest, graphql].map((measured) => (measured ? ratio(measured[figure], limit[figure]) : '–')).join(' / ');
  return [
    ...besideGoal(rest, limit, restGoal, 'cpu'),
    ...besideGoal(graphql, limit, graphqlGoal, 'cpu'),
    ...besideGoal(rest, limit, restGoal, 'throughput'),
    ...besideGoal(graphql, limit, graphqlGoal, 'throughput'),
    both('p99'),
    both('databaseCpu'),
  ];
}

const COMPARED = { cpu: ['serverCpu', '≤'], throughput: ['perSecond', '≥'] } as const;

/** A figure in relation to L, and its goal. */
function besideGoal(
  measured: Measured | undefined,
  limit: Measured,
  goal: Goal | undefined,
  what: keyof Goal,
): string[] {
  const [figure, sign] = COMPARED[what];
  const bound = goal?.[what];
  return [measured ? ratio(measured[figure], limit[figure]) : '–', bound === undefined ? '' : `${sign} ${bound}`];
}
