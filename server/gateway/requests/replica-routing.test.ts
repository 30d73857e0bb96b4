import type { Member } from '../../domain/members/member.entity';
import type { TestClient } from '../../test-kit/clients/client';
import { buildMember, buildStudy, PASSWORD } from '../../test-kit/factories/factories';
import { asInput } from '../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL, STUDY_INPUT } from '../../test-kit/clients/graphql-operations';
import { createReplica, type TestReplica } from '../../test-kit/database/simulated-replica';
import { cookieOf } from '../../test-kit/clients/socket';
import { statementsOf } from '../../test-kit/database/sent-statements';

const LIST = '{ notices(filter: { kind: STUDY }) { nodes { title } } }';

interface Studies {
  notices: { nodes: { title: string }[] };
}

let primary: TestApp;

beforeAll(async () => {
  primary = await startTestApp();
});

afterAll(() => primary.close());

/** Starts an instance on the primary's database that reads from replicas. */
const startReading = (replicaUrls: string): Promise<TestApp> =>
  startTestApp({ DATABASE_URL: primary.databaseUrl, DATABASE_REPLICA_URLS: replicaUrls }, primary);

async function withReplicas(urls: string, work: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await startReading(urls.replace('primary', primary.databaseUrl));
  try {
    await work(app);
  } finally {
    await app.close();
  }
}

const writeCookiesOf = (headers: Record<string, unknown>): string[] =>
  ((headers['set-cookie'] ?? []) as string[]).filter((cookie) => cookie.startsWith('wrote='));

describe('with replicas', () => {
  it.each([
    ['nothing listens at its address', 'postgres://127.0.0.1:1/hanteam'],
    ['the address is that of the primary itself', 'primary'],
    ['no address is configured', ' , '],
  ])('reads the primary if %s', async (title, urls) => {
    await withReplicas(urls, async (app) => {
      const client = await app.as(await buildMember(app.em()));
      await client.data(GQL.createStudy, { input: asInput({ ...STUDY_INPUT, title }) });
      expect((await client.data<Studies>(LIST)).notices.nodes[0]).toEqual({ title });
    });
  });

  it('sets a cookie for ten seconds for a client that may have written, over both transports', async () => {
    await withReplicas('postgres://127.0.0.1:1/hanteam', async (app) => {
      const { agent } = await app.as(await buildMember(app.em()));
      const mutation = await agent
        .post('/graphql')
        .send({ query: GQL.createStudy, variables: { input: asInput(STUDY_INPUT) } });
      expect(writeCookiesOf(mutation.headers)).toEqual([
        expect.stringMatching(/^wrote=1; Max-Age=10; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      ]);
      expect(writeCookiesOf((await agent.post('/api/auth/logout')).headers)).toHaveLength(1);
      expect(writeCookiesOf((await agent.post('/graphql').send({ query: '{ viewer { id } }' })).headers)).toEqual([]);
      expect(writeCookiesOf((await agent.get('/api/members/profile')).headers)).toEqual([]);
    });
  });
});

it('sets no cookie and reads no position of the primary without replicas', async () => {
  const { agent } = await primary.as(await buildMember(primary.em()));
  const statements = await statementsOf(async () => {
    const mutation = await agent
      .post('/graphql')
      .send({ query: GQL.createStudy, variables: { input: asInput(STUDY_INPUT) } });
    expect(writeCookiesOf(mutation.headers)).toEqual([]);
  });
  expect(statements.filter((text) => text.includes('wal'))).toEqual([]);
});

describe("with a replica whose data differ from the primary's", () => {
  let owner: Member;
  let replica: TestReplica;
  let app: TestApp;
  let client: TestClient;

  beforeAll(async () => {
    owner = await buildMember(primary.em());
    await buildStudy(primary.em(), { owner, title: '원본' });
    replica = await createReplica(primary);
    await replica.query(`update notice set title = '복제본'`);
    app = await startReading(replica.url);
  });

  beforeEach(async () => {
    client = app.visitor();
    // Logs in at an instance without replicas, so that the client gets no cookie of a recent write.
    const login = await primary.visitor().rest('post', '/auth/login', { loginId: owner.loginId, password: PASSWORD });
    client.agent.set('Cookie', cookieOf(login) ?? '');
    await untilTitleIs('복제본');
  });

  afterAll(async () => {
    await app.close();
    await replica.drop();
  });

  const titleOf = async (): Promise<string | undefined> => (await client.data<Studies>(LIST)).notices.nodes[0]?.title;

  /** Waits until the server has checked its replicas, which happens every second. */
  async function untilTitleIs(title: string): Promise<void> {
    const end = Date.now() + 10_000;
    while ((await titleOf()) !== title) {
      if (Date.now() > end) throw new Error(`the newest study is not ${title}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('a client that has just written reads the primary over both APIs', async () => {
    const restTitle = async (): Promise<string> => (await client.rest('get', '/studies')).text;
    expect(await restTitle()).toContain('복제본');
    await client.data(GQL.markAllRead);
    expect(await titleOf()).toBe('원본');
    expect(await restTitle()).toContain('원본');
  });

  it('the replica is not read while it lags behind, but again after it has caught up', async () => {
    await replica.replayTo('0/1');
    await untilTitleIs('원본');
    await replica.replayTo('now');
    await untilTitleIs('복제본');
  });

  it.each<[what: string, fail: string, repair: string]>([
    [
      'misses a table',
      'alter table notice rename to notice_elsewhere',
      'alter table notice_elsewhere rename to notice',
    ],
    ['keeps a read waiting', 'begin; lock table notice', 'rollback'],
  ])('the primary is read if the replica %s', async (_what, fail, repair) => {
    await replica.query(fail);
    expect(await titleOf()).toBe('원본');
    await replica.query(repair);
  });

  // The last test, because the replica does not come back.
  it('the primary is read if the replica hangs up and is gone', async () => {
    await replica.drop();
    expect(await titleOf()).toBe('원본');
  });
});
