import { setTimeout as delay } from 'node:timers/promises';
import { TestClient } from '../../server/test/client';
import { expectNothingHalfDone, expectNothingLost } from '../../server/test/ledger';
import { GQL, STUDY_INPUT } from '../../server/test/operations';
import { TestPostgres } from '../../server/test/postgres';
import { describeWithRedis, startTestRedis, type TestRedis } from '../../server/test/redis';
import { builtServer, ServerProcess } from '../../server/test/server-process';
import { actUntil, openSocket } from '../../server/test/socket';
import { type PreviousRelease, unpackPreviousRelease } from './releases';
import { LIST, logIn, openSession, type Outcome, SETTINGS, type Studies, STUDY, underLoad } from './stage';

// Several servers start, on a machine that may be busy.
jest.setTimeout(120_000);

/** What a guest reads of a study, and of the application to it. */
const DETAIL = `query ($id: ID!, $applicationId: ID!) {
  notice(id: $id) { title recruiting commentCount favouriteCount viewerHasFavourited comments { nodes { text } } }
  application(id: $applicationId) { text status }
}`;

/** Totals and pages of every form that counters serve: from both ends, of open notices, and far into the list. */
const PAGES = `{
  newest: studies(size: 5) { totalCount nodes { id title } }
  later: studies(page: 3, size: 5) { totalCount nodes { id title } }
  oldest: studies(page: 2, size: 5, sort: OLDEST) { totalCount nodes { id title } }
  recruiting: projects(size: 5, filter: { recruitingOnly: true }) { totalCount nodes { id title } }
}`;

/** A member may post 60 notices an hour (notice.limits.ts), and the tests post some more. */
const MAX_POSTS = 30;

describeWithRedis()('two releases on one database and one Redis', () => {
  let postgres: TestPostgres;
  let redis: TestRedis;
  let release: PreviousRelease;
  let old: ServerProcess;
  let next: ServerProcess;
  let outcome: Outcome;
  let migrationsBefore: string[];

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([TestPostgres.create(), startTestRedis()]);
    release = unpackPreviousRelease();
    const env = { ...SETTINGS, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    old = await ServerProcess.prepare({ env, args: builtServer(release.folder) });
    next = await ServerProcess.prepare({ env });
    await old.start();
    migrationsBefore = await readNewMigrations();
    outcome = await underLoad(startNextWhilePosting, { url: old.url, databaseUrl: postgres.url });
  });

  afterAll(async () => {
    await Promise.all([old.remove(), next.remove(), redis.stop()]);
    await postgres.remove();
    release.remove();
  });

  /** Those migrations of the new release that the database has. */
  const readNewMigrations = async (): Promise<string[]> => {
    const names = await postgres.sql<{ name: string }>('select name from migration order by name');
    return names.map(({ name }) => name).filter((name) => release.newMigrations.includes(name));
  };

  /** The new release migrates while the old one writes to the tables that the migration changes. */
  async function startNextWhilePosting(): Promise<void> {
    const owner = await logIn(old.url, 'minji');
    let started = false;
    const starting = next.start().finally(() => (started = true));
    for (let posts = 0; posts < MAX_POSTS && !started; posts += 1) {
      const { createStudy } = await owner.data<{ createStudy: { id: string } }>(GQL.createStudy, { input: STUDY });
      await owner.data(GQL.close, { id: createStudy.id });
      await delay(100);
    }
    await starting;
  }

  it('[O3] the new one migrates while the old one serves, which goes on without an error', async () => {
    expect([migrationsBefore, await readNewMigrations()]).toEqual([[], release.newMigrations]);
    expect(outcome.load.failures).toEqual([]);
    await expectNothingLost(postgres, outcome.ledger);
    await expectNothingHalfDone(postgres);
  });

  describe.each([
    ['the old', 'the new', () => [old, next] as const],
    ['the new', 'the old', () => [next, old] as const],
  ])('[O3] what %s release does, %s one knows', (_here, _there, servers) => {
    const open = async (loginId: string): Promise<{ here: TestClient; there: TestClient; cookie: string }> => {
      const [here, there] = servers();
      const cookie = await openSession(here.url, loginId);
      return { here: new TestClient(here.url, cookie), there: new TestClient(there.url, cookie), cookie };
    };

    it('sessions, notices, applications, comments and favourites', async () => {
      const [owner, guest] = [await open('minji'), await open('junho')];
      const { createStudy } = await owner.here.data<{ createStudy: { id: string } }>(GQL.createStudy, { input: STUDY });
      const { id } = createStudy;
      await guest.there.data(GQL.comment, { id, input: { comment: '언제 만나요?' } });
      await guest.here.data(GQL.favourite, { id });
      const input = { application: '함께해요.' };
      const { applyToNotice } = await guest.there.data<{ applyToNotice: { id: string } }>(GQL.apply, { id, input });
      await owner.here.data(GQL.approve, { id: applyToNotice.id });
      await owner.there.data(GQL.close, { id });

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
      for (const client of [guest.here, guest.there]) {
        expect(await client.data(DETAIL, { id, applicationId: applyToNotice.id })).toEqual(detail);
        expect((await client.data<Studies>(LIST)).studies.nodes[0]?.id).toBe(id);
      }
      expect(await guest.here.data(PAGES)).toEqual(await guest.there.data(PAGES));
      await owner.here.data(GQL.remove, { id });
      expect(await guest.there.code(GQL.close, { id })).toBe('NOT_FOUND');
      await expectNothingHalfDone(postgres);
    });

    it('notifications, which are delivered live', async () => {
      const [owner, guest] = [await open('minji'), await open('junho')];
      const { createStudy } = await owner.there.data<{ createStudy: { id: string } }>(GQL.createStudy, {
        input: STUDY_INPUT,
      });
      const [here] = servers();
      const socket = openSocket(here, { cookie: owner.cookie }, 'subscription { notificationReceived { kind } }');
      const received = await actUntil(socket.next(), () =>
        guest.there.data(GQL.comment, { id: createStudy.id, input: { comment: '저도요.' } }),
      );
      await socket.close();
      expect(received.value).toEqual({ data: { notificationReceived: { kind: 'COMMENT_ADDED' } } });
    });

    it('failed logins, which are counted together, and the end of a session', async () => {
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

  it('[O3] the new one finds by search what the old one wrote, and the old one can be started again', async () => {
    await (await logIn(old.url, 'minji')).data(GQL.createStudy, { input: { ...STUDY, title: '되돌아보기' } });
    const search = `{ studies(filter: { query: "되돌아보기" }) { nodes { id title } } }`;
    expect((await (await logIn(next.url, 'minji')).data<Studies>(search)).studies.nodes).toHaveLength(1);
    await old.stop();
    await old.start();
    expect((await (await logIn(old.url, 'minji')).data<Studies>(LIST)).studies.nodes[0]?.title).toBe('되돌아보기');
  });
});
