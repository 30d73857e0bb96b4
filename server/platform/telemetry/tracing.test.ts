import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { TestClient } from '../../test-kit/clients/client';
import { type CollectedSpan, type Collector, startCollector } from '../../test-kit/servers/trace-collector';
import { newSignUp } from '../../test-kit/clients/accounts';
import { asInput } from '../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL, STUDY_INPUT } from '../../test-kit/clients/graphql-operations';
import { startTestRedis } from '../../test-kit/processes/redis';
import { type ServerProcess, serve } from '../../test-kit/processes/server-process';
import { cookieOf } from '../../test-kit/clients/socket';
import { describeWith } from '../../test-kit/processes/describe-with';

const describeRedis = describeWith('redis');

let app: TestApp;
let collector: Collector;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(async () => {
  collector = await startCollector();
});

afterEach(() => collector.close());

afterAll(() => app.close());

/** Starts a server that sends its traces to the collector without delay. */
function serveTraced(settings: Record<string, string> = {}): Promise<ServerProcess> {
  return serve(app, {
    LOG_LEVEL: 'warn',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    ...settings,
  });
}

/** Names of a span and its ancestors, starting with the root. */
function lineageOf(span: CollectedSpan, spans: CollectedSpan[]): string[] {
  const parent = spans.find(({ id, traceId }) => id === span.parentId && traceId === span.traceId);
  return [...(parent ? lineageOf(parent, spans) : []), span.name];
}

function lineages(): string[] {
  const spans = collector.spans();
  return spans.map((span) => lineageOf(span, spans).join(' > '));
}

describe('traces', () => {
  it('contain a GraphQL request down to its statements, but no secret', async () => {
    const signUp = {
      ...newSignUp(),
      loginId: 'hidden-login-id',
      email: 'hidden-mail@example.com',
      password: 'hidden-pass-1',
    };
    const served = await serveTraced();
    const client = new TestClient(served.url);
    await client.rest('post', '/members', signUp);
    const login = await client.rest('post', '/auth/login', signUp);
    const asked = await client.agent.post('/graphql').send({ query: 'query Mine { viewer { id loginId } }' });
    const input = asInput({ ...STUDY_INPUT, title: 'hidden-title' });
    await client.agent.post('/graphql').send({ query: GQL.createStudy, variables: { input } });
    await client.agent
      .post('/graphql')
      .send({ query: `mutation { deleteNotice(input: { id: "hidden-value" }) { noticeId } }` });
    await client.agent
      .post('/graphql')
      .send({ query: `query ($n: Int!) { viewer { id } }`, variables: { n: 'hidden-n' } });
    await client.agent.get('/api/projects?search=hidden-search').set('Authorization', 'Bearer hidden-token');
    await client.agent.get('/api/projects').set('Cookie', 'sid=hidden-cookie');
    await client.rest('post', '/members', signUp);
    await app.sql('alter table notice_total rename to notice_total_away');
    await client.agent.post('/graphql').send({ query: GQL.createStudy, variables: { input } });
    await app.sql('alter table notice_total_away rename to notice_total');
    expect(await served.stop()).toBe(0);

    const traced = lineages();
    expect(traced).toContain('POST /graphql > query Mine > Query viewer');
    expect(traced.filter((line) => line.endsWith('> insert notice'))).toHaveLength(2);
    expect(traced).toContain('GET /api/projects > request handler > notices.pageProject');
    expect(collector.bytes().includes('hanteam')).toBe(true);
    expect(collector.bytes().includes(asked.headers['x-request-id'] as string)).toBe(true);
    const sid = decodeURIComponent(cookieOf(login)?.slice('sid='.length) ?? '').slice(2, 20);
    expect(sid).toHaveLength(18);
    expect(collector.bytes().includes(sid)).toBe(false);
    // The statement for a mail contains parameters, no values.
    const secrets =
      /hidden-|argon2|127\.0\.0\.1:\d+\/api|insert into (?!"mail" \("key"\) select "k"\."key" from unnest\(\$1)|\$argon/i;
    expect(collector.bytes().match(secrets)).toBeNull();
  });

  it('delay neither requests nor the end of the server if the collector does not respond', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const served = await serveTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    const client = new TestClient(served.url);
    expect(await client.data('{ viewer { id } }')).toEqual({ viewer: null });
    const start = Date.now();
    expect(await served.stop()).toBe(0);
    expect(Date.now() - start).toBeLessThan(10_000);
    silent.closeAllConnections();
    silent.close();
  });

  it('are not loaded unless a collector is configured', () => {
    const script = `require('./server/platform/telemetry/start-tracing'); require('./server/server'); console.log(Object.keys(require.cache).join('\\n'))`;
    const loaded = execFileSync(process.execPath, ['-r', './scripts/node/swc-register.cjs', '-e', script], {
      cwd: join(__dirname, '..', '..', '..'),
      env: { PATH: process.env['PATH'] },
      encoding: 'utf8',
    });
    expect(loaded).toContain('/server/gateway/graphql/apollo.ts');
    expect(
      loaded.split('\n').filter((file) => /@opentelemetry\/(?!api\/)|server\/platform\/telemetry\/tracing/.test(file)),
    ).toEqual([]);
  });
});

describeRedis('traces with Redis', () => {
  it('contain only the names of its commands', async () => {
    const redis = await startTestRedis();
    const served = await serveTraced({ REDIS_URL: redis.url });
    const client = new TestClient(served.url);
    const signUp = { ...newSignUp(), loginId: 'hidden-login-id-2' };
    await client.rest('post', '/members', signUp);
    await client.rest('post', '/auth/login', signUp);
    await client.rest('get', '/projects');
    await served.stop();
    await redis.stop();
    expect(lineages()).toContain('GET /api/projects > get');
    expect(collector.bytes().match(/hidden-|session:|throttle:/)).toBeNull();
  });
});
