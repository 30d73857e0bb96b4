import { setTimeout as delay } from 'node:timers/promises';
import { TestClient } from '../../server/test-kit/clients/client';
import { expectNothingHalfDone, expectNothingLost } from '../../server/test-kit/load/ledger';
import { STUDY_INPUT } from '../../server/test-kit/clients/graphql-operations';
import { expectProblem } from '../../server/test-kit/clients/outcomes';
import { TestPostgres } from '../../server/test-kit/processes/postgres';
import { startTestRedis, type TestRedis } from '../../server/test-kit/processes/redis';
import { builtServer, ServerProcess } from '../../server/test-kit/processes/server-process';
import { actUntil, openSocket } from '../../server/test-kit/clients/socket';
import { prepareReleases, type Releases } from './releases';
import { LIST, logIn, openSession, type Outcome, SETTINGS, type Studies, STUDY, underLoad } from './test-service';
import { describeWith } from '../../server/test-kit/processes/describe-with';

// Starts several servers, and the machine may be busy.
jest.setTimeout(120_000);

const DETAIL = `query ($id: ID!, $applicationId: ID!) {
  notice(id: $id) { title recruiting commentCount favouriteCount viewerHasFavourited comments { nodes { text } } }
  application(id: $applicationId) { text status }
}`;

/** Totals and pages of every form that counters serve: of open notices, and far into the list. */
const PAGES = `{
  newest: notices(size: 5, filter: { kind: STUDY }) { totalCount nodes { id title } }
  later: notices(page: 3, size: 5, filter: { kind: STUDY }) { totalCount nodes { id title } }
  recruiting: notices(size: 5, filter: { kind: PROJECT, recruitingOnly: true }) { totalCount nodes { id title } }
}`;

const SEARCH = `{ studies: notices(filter: { kind: STUDY, search: "되돌아보기" }) { nodes { id title } } }`;

/** Sends a request that must succeed. Returns the body of its response. */
async function done<Body = object>(client: TestClient, ...request: Parameters<TestClient['rest']>): Promise<Body> {
  const { status, body } = await client.rest(...request);
  if (status >= 300) throw new Error(`${request[0]} ${request[1]}: ${status} ${JSON.stringify(body)}`);
  return body as Body;
}

/** Posts a study and returns its id. */
async function post(client: TestClient, study: object = STUDY): Promise<number> {
  return (await done<{ studyId: number }>(client, 'post', '/studies', study)).studyId;
}

/**
 * Maximum number of posts here. A member may post 60 notices an hour (notice.rules.ts), and the
 * tests post some more.
 */
const MAX_POSTS = 30;

describeWith('redis')('two releases on one database and one Redis', () => {
  let postgres: TestPostgres;
  let redis: TestRedis;
  let releases: Releases;
  let old: ServerProcess;
  let next: ServerProcess;
  let outcome: Outcome;
  let migrationsBefore: string[];

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([TestPostgres.create(), startTestRedis()]);
    releases = prepareReleases();
    const env = { ...SETTINGS, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    old = await ServerProcess.prepare({ env, args: builtServer(releases.previous) });
    next = await ServerProcess.prepare({ env, args: builtServer(releases.next) });
    await old.start();
    migrationsBefore = await readNewMigrations();
    outcome = await underLoad(startNextWhilePosting, {
      url: old.url,
      databaseUrl: postgres.url,
      transport: 'REST',
    });
  });

  afterAll(async () => {
    await Promise.all([old.remove(), next.remove(), redis.stop()]);
    await postgres.remove();
    releases.remove();
  });

  /** Returns the new release's migrations that the database has. */
  const readNewMigrations = async (): Promise<string[]> => {
    const names = await postgres.sql<{ name: string }>('select name from migration order by name');
    return names.map(({ name }) => name).filter((name) => releases.newMigrations.includes(name));
  };

  /** Starts the new release, which migrates while the old one writes to the changed tables. */
  async function startNextWhilePosting(): Promise<void> {
    const owner = await logIn(old.url, 'minji');
    let started = false;
    const starting = next.start().finally(() => (started = true));
    for (let posts = 0; posts < MAX_POSTS && !started; posts += 1) {
      await done(owner, 'patch', `/studies/${await post(owner)}`);
      await delay(100);
    }
    await starting;
  }

  it('[O3] the new one migrates while the old one serves without an error', async () => {
    expect(releases.newMigrations).not.toEqual([]);
    expect([migrationsBefore, await readNewMigrations()]).toEqual([[], releases.newMigrations]);
    expect(outcome.load.failures).toEqual([]);
    await expectNothingLost(postgres, outcome.ledger);
    await expectNothingHalfDone(postgres);
  });

  describe.each([
    ['the old', 'the new', () => [old, next] as const],
    ['the new', 'the old', () => [next, old] as const],
  ])('[O3] data of %s release are valid for %s one', (_here, _there, servers) => {
    const open = async (loginId: string): Promise<{ here: TestClient; there: TestClient; cookie: string }> => {
      const [here, there] = servers();
      const cookie = await openSession(here.url, loginId);
      return { here: new TestClient(here.url, cookie), there: new TestClient(there.url, cookie), cookie };
    };

    it('sessions, notices, applications, comments and favourites', async () => {
      const [owner, guest] = [await open('minji'), await open('junho')];
      const id = await post(owner.here);
      await done(guest.there, 'post', `/studies/comments/${id}`, { comment: '언제 만나요?' });
      await done(guest.here, 'post', `/studies/${id}/like`);
      const { applicationId } = await done<{ applicationId: number }>(
        guest.there,
        'post',
        `/studies/${id}/applications`,
        { application: '함께해요.' },
      );
      const { id: memberId } = (await guest.here.data<{ viewer: { id: string } }>('{ viewer { id } }')).viewer;
      await done(owner.here, 'post', '/studies/applications/approve', { studyId: id, memberId });
      await done(owner.there, 'patch', `/studies/${id}`);

      const detail = {
        notice: {
          title: STUDY.title,
          recruiting: false,
          commentCount: 1,
          favouriteCount: 1,
          viewerHasFavourited: true,
          comments: { nodes: [{ text: '언제 만나요?' }] },
        },
        application: { text: '함께해요.', status: 'APPROVED' },
      };
      const pages: object[] = [];
      for (const client of [guest.here, guest.there]) {
        expect(await client.data(DETAIL, { id, applicationId })).toEqual(detail);
        expect((await client.data<Studies>(LIST)).studies.nodes[0]?.id).toBe(String(id));
        pages.push(await client.data(PAGES));
      }
      expect(pages[0]).toEqual(pages[1]);
      await done(owner.here, 'delete', `/studies/${id}`);
      expectProblem(await guest.there.rest('patch', `/studies/${id}`), 'NOT_FOUND');
      await expectNothingHalfDone(postgres);
    });

    it('notifications, including live ones', async () => {
      const [owner, guest] = [await open('minji'), await open('junho')];
      const id = await post(owner.there, STUDY_INPUT);
      const [here] = servers();
      const socket = openSocket(here, { cookie: owner.cookie }, 'subscription { notificationReceived { kind } }');
      const received = await actUntil(socket.next(), () =>
        done(guest.there, 'post', `/studies/comments/${id}`, { comment: '저도요.' }),
      );
      await socket.close();
      expect(received.value).toEqual({ data: { notificationReceived: { kind: 'COMMENT_ADDED' } } });
    });

    it('failed logins, which are counted together, and ended sessions', async () => {
      const [here, there] = servers();
      const wrong = { loginId: `nobody-${here.port}`, password: 'wrong password' };
      const statuses: number[] = [];
      for (const { url } of [here, there, here, there, here, there])
        statuses.push((await new TestClient(url).rest('post', '/auth/login', wrong)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);

      const member = await open('junho');
      await member.there.rest('post', '/auth/logout');
      expect((await member.here.rest('get', '/members/profile')).status).toBe(401);
    });
  });

  it("[O3] search of the new one finds the old one's data, and the old one can be started again", async () => {
    await post(await logIn(old.url, 'minji'), { ...STUDY, title: '되돌아보기' });
    const found = await (await logIn(next.url, 'minji')).data<Studies>(SEARCH);
    expect(found.studies.nodes).toHaveLength(1);
    await old.stop();
    await old.start();
    const listed = await (await logIn(old.url, 'minji')).data<Studies>(LIST);
    expect(listed.studies.nodes[0]?.title).toBe('되돌아보기');
  });
});
