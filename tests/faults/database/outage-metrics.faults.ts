import { signUpAt } from '../../../server/test-kit/clients/client';
import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { findFreePort } from '../../../server/embedded-postgres/postmaster';
import type { HttpResponse, HttpClient } from '../../../server/test-kit/clients/http-client';
import { scrapeMetrics } from '../../../server/test-kit/processes/metrics';
import { until } from '../../../server/test-kit/processes/until';
import { type TestService, startTestService } from '../support/test-service';

const STUDY = { title: '고전 읽기', recruitNumber: 3, content: '매주 만나요.' };
const ROUNDS = 5;
const NOTICE_MS = 5_000;

/** The classes of errors in the rule `HanteamDatabaseErrors`. */
const [, CLASSES = 'none'] =
  /hanteam_sql_errors_total\{class=~"([\d|]+)"\}/.exec(
    readFileSync(joinPath(__dirname, '../../../deploy/prometheus/rules.yaml'), 'utf8'),
  ) ?? [];
const ALERTED = new RegExp(`^hanteam_sql_errors_total\\{.*class="(${CLASSES})"`);

const UP = 'hanteam_database_up{server="primary"}';

jest.setTimeout(60_000);

describe('[O13] an outage of PostgreSQL is visible', () => {
  let service: TestService;
  let member: HttpClient;
  let metricsPort: number;

  beforeAll(async () => {
    metricsPort = await findFreePort();
    service = await startTestService({ writers: 0, env: { METRICS_PORT: String(metricsPort), LOG_LEVEL: 'info' } });
    member = await signUpAt(service.server.url, 'member');
  });

  afterAll(async () => {
    member.close();
    await service.remove();
  });

  const untilUpIs = (value: number): Promise<void> =>
    until(async () => (await scrapeMetrics(metricsPort)).get(UP) === value, NOTICE_MS);

  async function countAlerted(): Promise<number> {
    const series = [...(await scrapeMetrics(metricsPort))];
    return series.filter(([name]) => ALERTED.test(name)).reduce((sum, [, value]) => sum + value, 0);
  }

  /** Sends requests over both APIs that are refused. */
  async function sendRefused(): Promise<HttpResponse[]> {
    const responses: HttpResponse[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      responses.push(await member.send('post', '/api/studies', STUDY));
      responses.push(await member.send('get', '/api/studies'));
      responses.push(await member.sendGraphQL('{ notices(filter: { kind: STUDY }) { nodes { title } } }'));
    }
    return responses;
  }

  it.each([
    ['stopped', () => service.postgres.stop('fast'), () => service.postgres.start()],
    ['frozen', async () => service.postgres.freeze(), async () => service.postgres.thaw()],
  ] as const)('in the metrics: each refused request counts as an alerted error (%s)', async (_how, fail, mend) => {
    await untilUpIs(1);
    await fail();
    await untilUpIs(0);
    const before = await countAlerted();
    const refused = await sendRefused();
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    expect((await countAlerted()) - before).toBeGreaterThanOrEqual(refused.length);
    await mend();
    await untilUpIs(1);
  });

  it('in the log by one line of level error per outage, and a short line for each refused request', () => {
    const lines = service.server.log();
    const errors = lines.filter(({ level }) => level === 50);
    expect(errors.map(({ msg }) => msg)).toEqual(Array(2).fill('the database does not respond'));
    const refusals = lines.filter(({ msg }) => msg === 'UNAVAILABLE');
    expect(refusals.length).toBeGreaterThanOrEqual(2 * ROUNDS);
    expect(refusals.filter((line) => line['level'] !== 40 || JSON.stringify(line).includes('"stack"'))).toEqual([]);
    expect(refusals[0]).toMatchObject({ requestId: expect.any(String) as string, reason: { code: 'ECONNRESET' } });
  });
});
