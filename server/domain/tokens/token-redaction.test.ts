import { TestClient } from '../../test-kit/clients/client';
import { type Collector, startCollector } from '../../test-kit/servers/trace-collector';
import { buildAccessToken, buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { serve } from '../../test-kit/processes/server-process';
import { until } from '../../test-kit/processes/until';
import { createSecret } from './token-secret';

let app: TestApp;
let collector: Collector;

beforeAll(async () => {
  app = await startTestApp();
  collector = await startCollector();
});

afterAll(async () => {
  await collector.close();
  await app.close();
});

it('[A32] neither the log nor traces contain an access token, whether it is valid, wrong or new', async () => {
  const served = await serve(app, {
    LOG_LEVEL: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  try {
    const member = await buildMember(app.em());
    const { secret } = await buildAccessToken(app.em(), { member });
    const session = new TestClient(served.url);
    await session.logIn(member.loginId, PASSWORD);
    const input = { name: '새 토큰', scopes: ['READ'], validDays: 7, password: PASSWORD };
    const created = await session.data<{ createAccessToken: { secret: string } }>(GQL.createAccessToken, { input });
    const secrets = [secret, createSecret(), created.createAccessToken.secret];
    let last = '';
    for (const token of secrets) {
      const { agent } = new TestClient(served.url);
      void agent.set('Authorization', `Bearer ${token}`);
      await agent.get('/api/members/profile');
      await agent.delete('/api/studies/2147483647');
      await agent.post('/graphql').send({ query: GQL.withdraw, variables: { password: PASSWORD } });
      const response = await agent.post('/graphql').send({ query: '{ viewer { id } }' });
      last = String(response.headers['x-request-id']);
    }
    await until(() => JSON.stringify(served.log()).includes(last), 5_000);
    await until(() => collector.spans().filter(({ name }) => name.includes('/graphql')).length >= 6, 5_000);
    const [log, spans] = [JSON.stringify(served.log()), collector.bytes()];
    expect(log).toContain('INVALID_TOKEN');
    expect(spans).toContain('tokens.byHash');
    for (const token of secrets) for (const text of [log, spans]) expect(text).not.toContain(token.slice(-20));
  } finally {
    await served.stop();
  }
}, 30_000);
