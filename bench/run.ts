import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { Request } from 'autocannon';
import type { ServerProcess } from '../server/test-kit/processes/server-process';
import { measure } from './measure';
import { measureLive } from './live';
import { explainFit, explainPages, explainSearches } from './lists';
import { printComparison, printGoals, printTable, type Round, type Row } from './report';
import { resetFor } from './reset';
import { expectSameData } from './same-data';
import { type Scenario, scenariosFor } from './scenarios';
import { soak } from './soak';
import { prepareTestData, type TestService, startTestService } from './test-service';
import { countStatements } from './statements';

const { values } = parseArgs({
  options: {
    notices: { type: 'string', default: '1000' },
    members: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    warmup: { type: 'string', default: '15' },
    only: { type: 'string' },
    against: { type: 'string' },
    soak: { type: 'string' },
  },
});

/** One of the servers that a scenario compares. */
interface Target {
  name: keyof Round;
  process: ServerProcess | undefined;
  requests: Request[] | undefined;
}

const closers: (() => Promise<unknown>)[] = [];

async function main(): Promise<void> {
  const service = await startTestService(
    { members: Number(values.members), notices: Number(values.notices) },
    { closers, against: values.against },
  );
  const [pages, searches] = [await explainPages(service.sql, 1), await explainSearches(service.sql, 1)];
  const fit = await explainFit(service.sql, 1);
  const scenarios = scenariosFor(await prepareTestData(service));
  await expectSameData(scenarios, service);
  if (values.soak) {
    console.info(`\n1분마다 메모리(MB): ${(await soak(service, scenarios, Number(values.soak))).join(', ')}`);
    return;
  }
  const rows: Row[] = [];
  for (const scenario of scenarios.filter(({ name }) => !values.only || values.only.split(',').includes(name))) {
    const row = await compare(scenario, service);
    rows.push({ ...row, statements: await countStatements(scenario, service.counting, service.sql) });
  }
  const live = !values.only || values.only.split(',').includes('live') ? await measureLive(service) : undefined;
  printTable(Number(values.notices), rows);
  if (values.against) printComparison(rows);
  printGoals(rows, { memory: service.server.memory, pages, searches, fit, live });
}

/**
 * Interleaves the baseline, REST and GraphQL, so that other load on the machine affects all alike.
 * Each round begins with another one.
 */
async function compare(scenario: Scenario, service: TestService): Promise<Omit<Row, 'statements'>> {
  const { baseline, postgres, server, previous, sql } = service;
  const { rest, graphql } = scenario;
  const all: Target[] = [
    { name: 'baseline', process: baseline, requests: scenario.baseline },
    { name: 'previousRest', process: previous, requests: rest },
    { name: 'rest', process: server, requests: rest },
    { name: 'graphqlBaseline', process: baseline, requests: scenario.graphqlBaseline },
    { name: 'previousGraphql', process: previous, requests: graphql },
    { name: 'graphql', process: server, requests: graphql },
  ];
  const targets = all.filter(({ process, requests }) => process && requests);
  const rounds: Round[] = [];
  for (let number = 0; number <= Number(values.rounds); number += 1) {
    const round: Round = {};
    const first = number % targets.length;
    for (const { name, process, requests } of [...targets.slice(first), ...targets.slice(0, first)]) {
      if (!process || !requests) continue;
      await resetFor(scenario, sql);
      const processes = { server: process.pid, postmaster: postgres.pid };
      // The first round is a warm-up for the JIT compiler.
      const seconds = Number(number === 0 ? values.warmup : values.seconds);
      round[name] = await measure(process.url, requests, seconds, processes);
    }
    if (number > 0) rounds.push(round);
  }
  process.stderr.write(`${scenario.name} `);
  return { name: scenario.name, rounds };
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(async () => {
    for (const close of closers.reverse()) await close().catch((error: unknown) => console.error(error));
  });
