import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { CONNECTIONS, type Measured, measure, median } from './measure';
import { measureLive } from './live';
import { explainPages, explainSearches } from './pages';
import { printGoals, printTable, type Row } from './report';
import { type Scenario, scenariosFor } from './scenarios';
import { prepareWorld, type Stage, startStage } from './stage';
import { countStatements } from './statements';

const { values } = parseArgs({
  options: {
    notices: { type: 'string', default: '1000' },
    members: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});

const closers: (() => Promise<unknown>)[] = [];

async function main(): Promise<void> {
  const stage = await startStage({ members: Number(values.members), notices: Number(values.notices) }, closers);
  const [pages, searches] = [await explainPages(stage.sql), await explainSearches(stage.sql)];
  const scenarios = scenariosFor(await prepareWorld(stage, CONNECTIONS));
  const rows: Row[] = [];
  for (const scenario of scenarios.filter(({ name }) => !values.only || values.only === name)) {
    const row = await compare(scenario, stage);
    rows.push({ ...row, statements: await countStatements(scenario, stage.counting, stage.sql) });
  }
  const live = !values.only || values.only === 'live' ? await measureLive(stage) : undefined;
  printTable(Number(values.notices), rows);
  printGoals(rows, { memory: stage.server.memory, pages, searches, live });
}

/** Interleaves L, REST and GraphQL, so that whatever else the machine does affects all alike. */
async function compare(scenario: Scenario, stage: Stage): Promise<Omit<Row, 'statements'>> {
  const { limit, postgres, server, sql } = stage;
  const targets = { limit, rest: server, graphql: server };
  const restRequests = scenario.rest.length > scenario.limit.length ? 2 : 1;
  const runs: Record<keyof typeof targets, Measured[]> = { limit: [], rest: [], graphql: [] };
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const target of ['limit', 'rest', 'graphql'] as const) {
      const requests = scenario[target];
      if (!requests) continue;
      if (scenario.before) await sql.query(scenario.before);
      const { pid, url } = targets[target];
      const requestsPerUnit = target === 'rest' ? restRequests : 1;
      const processes = { server: pid, postmaster: postgres.pid };
      const run = await measure(url, requests, Number(values.seconds), processes, requestsPerUnit);
      // The first round warms up.
      if (round > 0) runs[target].push(run);
    }
  }
  process.stderr.write(`${scenario.name} `);
  const graphql = scenario.graphql && median(runs.graphql);
  return { name: scenario.name, limit: median(runs.limit), rest: median(runs.rest), graphql };
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(async () => {
    for (const close of closers.reverse()) await close().catch((error: unknown) => console.error(error));
  });
