import { Registry } from 'prom-client';
import packageJson from '../../../../package.json';
import { findFreePort } from '../../../embedded-postgres/postmaster';
import { startServer } from '../../../server';
import type { FileStore } from '../../files/file-store';
import type { Mailer } from '../../mail/mailer';
import { RecipientRefused } from '../../mail/recipient-refused';
import { buildMember, buildProject, PASSWORD } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { createReplica } from '../../../test-kit/database/simulated-replica';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { until } from '../../../test-kit/processes/until';
import { startTestRedis, type TestRedis } from '../../../test-kit/processes/redis';
import { connectSocket, cookieOf } from '../../../test-kit/clients/socket';
import { SECRET } from '../../../test-kit/app/secret';
import { watchMails } from './mails';
import { watchPictures } from './pictures';
import { describeWith } from '../../../test-kit/processes/describe-with';

const describeRedis = describeWith('redis');

interface Measured {
  app: TestApp;
  /** Reads the metrics like Prometheus. */
  scrape(): Promise<string>;
  address: string;
}

async function startMeasured(settings: Record<string, string> = {}, beside?: TestApp): Promise<Measured> {
  const port = await findFreePort();
  const app = await startTestApp({ METRICS_PORT: String(port), ...settings }, beside);
  const address = `http://127.0.0.1:${port}`;
  return { app, address, scrape: async () => (await fetch(`${address}/metrics`)).text() };
}

/** Value of one series, whose labels are in the order of the output. */
function valueOf(scraped: string, series: string): number {
  const line = scraped.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length));
}

/** Names and labels of all series, except those of the process. */
function seriesOf(scraped: string): string[] {
  const lines = scraped.split('\n').filter((line) => line.startsWith('hanteam_'));
  return lines.map((line) => line.slice(0, line.lastIndexOf(' '))).sort();
}

describe('the metrics', () => {
  let measured: Measured;
  let app: TestApp;

  beforeAll(async () => {
    measured = await startMeasured();
    ({ app } = measured);
  });

  afterAll(() => app.close());

  it('[O6] are served only on their own port, which serves nothing else', async () => {
    const scraped = await fetch(`${measured.address}/metrics`);
    expect(scraped.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await scraped.text()).toMatch(/^process_cpu_seconds_total \d/m);
    for (const path of ['/', '/graphql', '/api/projects', '/metrics/x', '/livez']) {
      expect((await fetch(measured.address + path)).status).toBe(404);
    }
    expect((await fetch(`${measured.address}/metrics`, { method: 'POST' })).status).toBe(404);
    for (const path of ['/metrics', '/api/metrics', '/graphql/metrics']) {
      const { text, status } = await app.visitor().agent.get(path);
      expect([text.includes('hanteam_'), text.includes('process_cpu'), status >= 500]).toEqual([false, false, false]);
    }
  });

  it('[O21] show the running version', async () => {
    const { version } = packageJson;
    expect(valueOf(await measured.scrape(), `hanteam_info{version="${version}"}`)).toBe(1);
    expect(await (await fetch(`${app.url}/version`)).json()).toEqual({ version });
  });

  it('count requests by path pattern', async () => {
    const client = await app.as(await buildMember(app.em()));
    const { id } = await buildProject(app.em());
    const before = await measured.scrape();
    await client.rest('get', `/projects/${id}`);
    await client.rest('get', '/projects/999999');
    const scraped = await measured.scrape();
    const count = 'hanteam_http_request_duration_seconds_count';
    expect(valueOf(scraped, `${count}{method="GET",route="/api/projects/:id",status="200",kind="read"}`)).toBe(1);
    expect(valueOf(scraped, `${count}{method="GET",route="/api/projects/:id",status="404",kind="read"}`)).toBe(1);
    const refused = 'hanteam_errors_total{code="NOT_FOUND"}';
    expect(valueOf(scraped, refused) - valueOf(before, refused)).toBe(1);
  });

  it('count GraphQL operations by root field, and their errors', async () => {
    await app.visitor().graphql('query Mine { me: viewer { id } }');
    expect(await app.visitor().code('{ notices { totalCount } }')).toBe('UNAUTHENTICATED');
    const scraped = await measured.scrape();
    const count = 'hanteam_graphql_operation_duration_seconds_count';
    expect(valueOf(scraped, `${count}{type="query",field="viewer"}`)).toBe(1);
    expect(valueOf(scraped, 'hanteam_errors_total{code="UNAUTHENTICATED"}')).toBeGreaterThanOrEqual(1);
  });

  it('separate reads from writes over both transports', async () => {
    const client = await app.as(await buildMember(app.em()));
    const count = 'hanteam_http_request_duration_seconds_count{method="POST",route="/graphql';
    const of = (scraped: string, kind: string): number =>
      [
        ...scraped.matchAll(
          new RegExp(`^hanteam_http_request_duration_seconds_count\\{.*kind="${kind}"\\} (\\d+)`, 'gm'),
        ),
      ]
        .map(([, value]) => Number(value))
        .reduce((sum, value) => sum + value, 0);
    const before = await measured.scrape();
    await client.data('{ viewer { id } }');
    await client.code(GQL.changeEmail, { input: { email: 'new@example.com', password: 'wrong' } });
    await client.agent.post('/graphql').send({ query: '{ nothing }' });
    await client.rest('post', '/projects', {});
    const after = await measured.scrape();
    const grown = ['read', 'write', 'unknown'].map((kind) => of(after, kind) - of(before, kind));
    expect(after).toContain(count);
    expect(grown).toEqual([1, 2, 1]);
  });

  it('measure the statements of the pools and count failed ones', async () => {
    const client = await app.as(await buildMember(app.em()));
    const { id } = await buildProject(app.em());
    const before = await measured.scrape();
    await client.rest('post', `/projects/comments/${id}`, { comment: '궁금해요.' });
    await client.rest('post', `/projects/${id}/applications`, { role: 'BACKEND', application: '함께해요.' });
    await client.rest('delete', `/application/${id}/cancel`);
    await client.data('{ notices(filter: { kind: PROJECT }) { totalCount } }');
    await app.sql('alter table notice_total rename to notice_total_away');
    await client.agent.get('/api/projects');
    await app.sql('alter table notice_total_away rename to notice_total');
    const after = await measured.scrape();
    const grown = (series: string) => valueOf(after, series) - valueOf(before, series);
    const count = 'hanteam_sql_statement_duration_seconds_count';
    expect(grown(`${count}{pool="writes",statement="comments.add"}`)).toBe(1);
    expect(grown(`${count}{pool="transactions",statement="applications.lock"}`)).toBe(1);
    expect(grown(`${count}{pool="transactions",statement="commit"}`)).toBe(2);
    expect(grown(`${count}{pool="reads",statement="Query notices"}`)).toBeGreaterThanOrEqual(1);
    expect(grown('hanteam_sql_errors_total{pool="reads",class="42"}')).toBe(1);
    for (const pool of ['reads', 'jobs'])
      expect(valueOf(before, `hanteam_sql_pool_connections{pool="${pool}",state="open"}`)).toBeGreaterThanOrEqual(1);
    expect(after).toContain('hanteam_sql_pool_connections{pool="transactions",state="waiting"} 0');
  });

  it('count pending and failed jobs', async () => {
    await app.sql(`select graphile_worker.add_job('unknown', run_at => now() + interval '1 hour')`);
    await app.sql(`select graphile_worker.add_job('unknown', max_attempts => 1, run_at => now() + interval '1 hour')`);
    await app.sql('update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1');
    const scraped = await measured.scrape();
    expect(scraped).toContain('hanteam_jobs{state="pending"} 1');
    expect(scraped).toContain('hanteam_jobs{state="failed"} 1');
    await app.sql(`update graphile_worker._private_jobs set created_at = now() - interval '10 minutes'`);
    expect(Math.round(valueOf(await measured.scrape(), 'hanteam_job_oldest_seconds{name="unknown"}') / 60)).toBe(10);
  });

  it('[O39] contain the time of the latest backup, 0 before the first one', async () => {
    expect(await measured.scrape()).toContain('hanteam_backup_timestamp_seconds 0\n');
    await app.sql(`insert into latest_backup (created_at) values ('2026-11-28T04:00:00Z')`);
    const seconds = Date.parse('2026-11-28T04:00:00Z') / 1000;
    expect(await measured.scrape()).toContain(`hanteam_backup_timestamp_seconds ${seconds}\n`);
  });

  it('[A48] contain the number of refused addresses', async () => {
    expect(await measured.scrape()).toContain('hanteam_refused_addresses 0\n');
    const { id } = await buildMember(app.em());
    await app.sql('update member set email_refused_at = now() where id = ?', [id]);
    expect(await measured.scrape()).toContain('hanteam_refused_addresses 1\n');
  });

  it('measure the mails and the store of pictures', async () => {
    const client = await app.as(await buildMember(app.em()));
    await client.data(GQL.changeEmail, { input: { email: 'moved@example.com', password: PASSWORD } });
    await app.visitor().agent.get(`/pictures/${'x'.repeat(24)}.jpg`);
    const isAccepted = async (): Promise<boolean> =>
      valueOf(await measured.scrape(), 'hanteam_mail_delay_seconds_count{name="emailChangedMail"}') === 1;
    await until(isAccepted, 30_000);
    const scraped = await measured.scrape();
    expect(valueOf(scraped, 'hanteam_picture_store_duration_seconds_count{operation="read"}')).toBe(1);
    expect(scraped).toContain('hanteam_picture_store_errors_total{operation="read"} 0');
  });

  it('count open sockets', async () => {
    const member = await buildMember(app.em());
    const login = await app.visitor().rest('post', '/auth/login', { loginId: member.loginId, password: PASSWORD });
    const client = connectSocket(app, { cookie: cookieOf(login) ?? '' });
    void client.iterate({ query: 'subscription { notificationReceived { id } }' }).next();
    await until(async () => valueOf(await measured.scrape(), 'hanteam_live_sockets') === 1, 30_000);
    await client.dispose();
    await until(async () => valueOf(await measured.scrape(), 'hanteam_live_sockets') === 0, 30_000);
  });

  it('create no series for arbitrary values of a client', async () => {
    const flood = async (round: number): Promise<void> => {
      const visitor = app.visitor();
      for (let index = 0; index < 20; index += 1) {
        const word = `x${round}-${index}`;
        await visitor.agent.get(`/${word}`);
        await visitor.agent.get(`/project/${word}`);
        await visitor.agent.get(`/api/${word}`);
        await visitor.agent.get(`/api/projects/${word}`);
        await visitor.agent.get(`/pictures/${word}`);
        await visitor.agent.get('/api/projects').set('X-Request-Id', word);
        const name = word.replace('-', '_');
        await visitor.agent.post('/graphql').send({ query: `query ${name} { ${name}: __typename }` });
        await visitor.agent.post('/graphql').send({ query: `{ ${name} }` });
        await visitor.agent.post('/graphql').send({ query: `{ ...${name} } fragment ${name} on Query { __typename }` });
      }
    };
    await flood(1);
    const before = seriesOf(await measured.scrape());
    await flood(2);
    const after = await measured.scrape();
    expect(seriesOf(after)).toEqual(before);
    expect(after).not.toMatch(/x[12][-_]\d/);
  });
});

it('end with the server, and are absent unless they are configured', async () => {
  const { app, address } = await startMeasured();
  await app.close();
  await expect(fetch(`${address}/metrics`)).rejects.toThrow();
  const plain = await startTestApp();
  const { text } = await plain.visitor().agent.get('/metrics');
  expect(text).not.toContain('hanteam_http');
  await plain.close();
});

it('refuse a taken port at the start', async () => {
  const { app } = await startMeasured();
  const options = { databaseUrl: app.databaseUrl, sessionSecrets: [SECRET] as const };
  const second = startServer(app.server.services.env, options);
  await expect(second).rejects.toThrow(/^지표를 열 수 없어요.*METRICS_PORT/);
  await app.close();
});

describeRedis('the metrics of Redis', () => {
  let redis: TestRedis;
  let measured: Measured;

  beforeAll(async () => {
    redis = await startTestRedis();
    measured = await startMeasured({ REDIS_URL: redis.url });
  });

  afterAll(async () => {
    await measured.app.close();
    await redis.stop();
  });

  it('show whether it is connected, the durations of commands and the failures', async () => {
    const client = await measured.app.as(await buildMember(measured.app.em()));
    await client.rest('get', '/members/profile');
    const up = await measured.scrape();
    expect(up).toContain('hanteam_redis_up{connection="commands"} 1');
    expect(valueOf(up, 'hanteam_redis_command_duration_seconds_count{connection="commands"}')).toBeGreaterThan(1);
    expect(valueOf(up, 'hanteam_redis_errors_total{connection="commands"}')).toBe(0);
    await redis.kill();
    await client.agent.get('/api/members/profile');
    const down = await measured.scrape();
    expect(down).toContain('hanteam_redis_up{connection="commands"} 0');
    expect(valueOf(down, 'hanteam_redis_errors_total{connection="commands"}')).toBeGreaterThanOrEqual(1);
  });
});

it('count the failures of a mail server and of a store of pictures', async () => {
  const register = new Registry();
  const fail = async (): Promise<never> => {
    throw new Error('lost');
  };
  const mailer = { isAvailable: true, send: fail, close: () => undefined };
  const pictures = { read: fail, save: fail, keep: fail, remove: fail };
  watchMails(register, mailer);
  watchPictures(register, pictures);
  const mail = {
    id: '',
    name: 'greeting',
    queuedAt: new Date(),
    to: '',
    subject: '',
    html: '',
    text: '',
    unsubscribe: null,
  };
  await expect((mailer as Mailer).send(mail, new AbortController().signal)).rejects.toThrow('lost');
  const refusing = { ...mailer, send: () => Promise.reject(new RecipientRefused()) };
  const refusals = new Registry();
  watchMails(refusals, refusing);
  await expect((refusing as Mailer).send(mail, new AbortController().signal)).rejects.toThrow(RecipientRefused);
  expect(await refusals.metrics()).toContain('hanteam_mail_refusals_total{name="greeting"} 1');
  expect(await refusals.metrics()).not.toContain('hanteam_mail_errors_total{');
  await expect((pictures as FileStore).save(Buffer.alloc(0))).rejects.toThrow('lost');
  const text = await register.metrics();
  expect(text).toContain('hanteam_mail_errors_total{name="greeting"} 1');
  expect(text).not.toContain('hanteam_mail_delay_seconds_count');
  expect(text).toContain('hanteam_picture_store_errors_total{operation="save"} 1');
});

it('show how far a replica is behind, and its connections', async () => {
  const primary = await startTestApp();
  const replica = await createReplica(primary);
  const settings = { DATABASE_URL: primary.databaseUrl, DATABASE_REPLICA_URLS: replica.url };
  const { app, scrape } = await startMeasured(settings, primary);
  const { host } = new URL(replica.url);
  const lag = async (): Promise<number> => valueOf(await scrape(), `hanteam_replica_lag_bytes{server="${host}"}`);
  await until(async () => (await scrape()).includes(`hanteam_replica_lag_bytes{server="${host}"}`), 30_000);
  expect(await lag()).toBeLessThan(1_000_000);
  await replica.replayTo('0/1');
  await until(async () => (await lag()) > 1_000_000, 30_000);
  expect(await scrape()).toContain(`hanteam_sql_pool_connections{pool="${host}",state="open"} 1`);
  await app.close();
  await replica.drop();
  await primary.close();
});
