import { buildMember } from '../test/factories';
import { startTestApp, type TestApp } from '../test/harness';
import { GQL, STUDY_INPUT } from '../test/operations';
import { statementsOf } from '../test/statements';

const LIST = '{ studies { nodes { title } } }';

async function withReplicas(urls: string, work: (app: TestApp) => Promise<void>): Promise<void> {
  const primary = await startTestApp();
  const settings = {
    DATABASE_URL: primary.databaseUrl,
    DATABASE_REPLICA_URLS: urls.replace('primary', primary.databaseUrl),
  };
  const app = await startTestApp(settings, primary);
  try {
    await work(app);
  } finally {
    await app.close();
    await primary.close();
  }
}

const marksOf = (headers: Record<string, unknown>): string[] =>
  ((headers['set-cookie'] ?? []) as string[]).filter((cookie) => cookie.startsWith('wrote='));

describe('with replicas', () => {
  it.each([
    ['nobody listens', 'postgres://127.0.0.1:1/hanteam'],
    ['no replica is, but the primary itself', 'primary'],
    ['none is named', ' , '],
  ])('the primary is read where %s', async (_where, urls) => {
    await withReplicas(urls, async (app) => {
      const client = await app.as(await buildMember(app.em()));
      await client.data(GQL.createStudy, { input: STUDY_INPUT });
      expect(await client.data(LIST)).toEqual({ studies: { nodes: [{ title: STUDY_INPUT.title }] } });
    });
  });

  it('whoever may have written is marked for ten seconds, by either door, and nobody else', async () => {
    await withReplicas('postgres://127.0.0.1:1/hanteam', async (app) => {
      const { agent } = await app.as(await buildMember(app.em()));
      const mutation = await agent.post('/graphql').send({ query: GQL.createStudy, variables: { input: STUDY_INPUT } });
      expect(marksOf(mutation.headers)).toEqual([
        expect.stringMatching(/^wrote=1; Max-Age=10; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      ]);
      expect(marksOf((await agent.post('/api/auth/logout')).headers)).toHaveLength(1);
      expect(marksOf((await agent.post('/graphql').send({ query: '{ viewer { id } }' })).headers)).toEqual([]);
      expect(marksOf((await agent.get('/api/members/profile')).headers)).toEqual([]);
    });
  });
});

it('without replicas nobody is marked, and nothing asks where the primary is', async () => {
  const app = await startTestApp();
  try {
    const { agent } = await app.as(await buildMember(app.em()));
    const statements = await statementsOf(async () => {
      const mutation = await agent.post('/graphql').send({ query: GQL.createStudy, variables: { input: STUDY_INPUT } });
      expect(marksOf(mutation.headers)).toEqual([]);
    });
    expect(statements.filter((text) => text.includes('wal'))).toEqual([]);
  } finally {
    await app.close();
  }
});
