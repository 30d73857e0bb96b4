import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { TestClient } from '../../test-kit/clients/client';
import {
  buildAccessToken,
  buildApplication,
  buildMember,
  buildStudy,
  PASSWORD,
} from '../../test-kit/factories/factories';
import { asInput } from '../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { startTwoInstances, type TwoInstances } from '../../test-kit/app/two-instances';
import { beginTransaction, untilWaiting } from '../../test-kit/database/locks';
import { GQL, STUDY_INPUT } from '../../test-kit/clients/graphql-operations';
import { smallJpeg, someProfile } from '../../test-kit/clients/pictures';
import { buildPerson, type Person } from '../../test-kit/races/race-actions';
import { consumeAll } from '../../test-kit/app/rate-limits';
import { until } from '../../test-kit/processes/until';
import { MAX_RESPONSE_BYTES } from './attempt';
import { IDEMPOTENCY_KEY_LIMIT } from './idempotent-writes';
import { describeWith } from '../../test-kit/processes/describe-with';

/** Sends a GraphQL document with a key. */
async function execute(client: TestClient, key: string, query: string, variables: object): Promise<Response> {
  return client.agent.post('/graphql').set('Idempotency-Key', key).send({ query, variables });
}

const withKey = (key: string): Record<string, string> => ({ 'Idempotency-Key': key });

const codeOf = ({ body }: Response): string =>
  (body as { code?: string; errors?: { extensions: { code: string } }[] }).code ??
  (body as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code ??
  '';

/** Expects the replay of an earlier response. */
function expectReplay(replay: Response, first: Response): void {
  expect(first.headers).not.toHaveProperty('idempotency-replayed');
  expect(replay.headers).toMatchObject({ 'idempotency-replayed': 'true' });
  for (const header of ['location', 'etag', 'content-type']) expect(replay.headers[header]).toBe(first.headers[header]);
  expect([replay.status, replay.text]).toEqual([first.status, first.text]);
}

/** Creates a study. */
type Create = (client: TestClient, key: string, title?: string) => Promise<Response>;

const TRANSPORTS: { transport: string; create: Create }[] = [
  {
    transport: 'REST',
    create: (client, key, title = '스터디') => client.rest('post', '/studies', { ...STUDY_INPUT, title }, withKey(key)),
  },
  {
    transport: 'GraphQL',
    create: (client, key, title = '스터디') =>
      execute(client, key, GQL.createStudy, { input: { ...asInput(STUDY_INPUT), title } }),
  },
];

describe.each(TRANSPORTS)('over $transport', ({ create }) => {
  describeWith('redis')('at two instances', () => {
    let instances: TwoInstances;
    let first: TestApp;
    let second: TestApp;
    let here: TestClient;
    let there: TestClient;
    let memberId: number;

    beforeAll(async () => {
      instances = await startTwoInstances();
      ({ first, second } = instances);
      const member = await buildMember(first.em());
      memberId = member.id;
      [here, there] = [await first.as(member), await second.as(member)];
    });

    afterAll(() => instances.stop());

    const countNotices = async (): Promise<number> => (await first.sql('select from notice')).length;

    it('[CON1] does a write with the same key once and repeats its response', async () => {
      const [key, before] = [randomUUID(), await countNotices()];
      const created = await create(here, key);
      expectReplay(await create(there, key), created);
      expectReplay(await create(here, key), created);
      expect(await countNotices()).toBe(before + 1);
    });

    it('[CON2] refuses another request with the same key', async () => {
      const [key, before] = [randomUUID(), await countNotices()];
      await create(here, key);
      const other = await create(there, key, '다른 스터디');
      expect([other.status, codeOf(other)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      expect(await countNotices()).toBe(before + 1);
    });

    it('[CON3] creates one notice for two simultaneous requests', async () => {
      for (let round = 0; round < 10; round += 1) {
        const [key, before] = [randomUUID(), await countNotices()];
        const responses = await Promise.all([create(here, key), create(there, key)]);
        for (const response of responses) {
          if (response.status === 409) {
            expect(codeOf(response)).toBe('IDEMPOTENCY_KEY_IN_USE');
            expect(response.headers['retry-after']).toBe('1');
          } else expect(response.status).toBeLessThan(300);
        }
        expect(await countNotices()).toBe(before + 1);
      }
    });

    it('[CON3] responds with a Retry-After while the first request runs', async () => {
      const key = randomUUID();
      const lock = await beginTransaction(first);
      await lock.query('lock table notice in exclusive mode');
      const running = create(here, key).then((response) => response);
      await untilWaiting(first, 1);
      const refused = await create(there, key);
      await lock.rollback();
      expect([refused.status, codeOf(refused)]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);
      expect(refused.headers['retry-after']).toBe('1');
      const created = await running;
      expectReplay(await create(there, key), created);
    });

    it('[CON5] stores the keys of members separately', async () => {
      const [key, before] = [randomUUID(), await countNotices()];
      const other = await first.as(await buildMember(first.em()));
      await create(here, key);
      expect((await create(other, key)).headers).not.toHaveProperty('idempotency-replayed');
      expect(await countNotices()).toBe(before + 2);
    });

    it('[CON7] stores a key in Redis for a day, without the content of request and response', async () => {
      const before = await instances.redis.keys('idempotency:*');
      await create(here, randomUUID(), '비밀 스터디');
      const [key = ''] = (await instances.redis.keys('idempotency:*')).filter((each) => !before.includes(each));
      expect(key).toMatch(new RegExp(`^idempotency:${memberId}:[\\w-]{43}$`));
      expect(Number(await instances.redis.command('ttl', key))).toBeGreaterThan(24 * 60 * 60 - 60);
      const stored = String(await instances.redis.command('get', key));
      expect(Object.keys(JSON.parse(stored) as object)).toEqual(['fingerprint', 'startedAt', 'response']);
      expect(stored).not.toMatch(/비밀|study|"id"/);
    });

    it.each([
      ['nothing', ''],
      ['a space', 'with space'],
      ['256 characters', 'x'.repeat(256)],
    ])('refuses a key with %s', async (_what, key) => {
      const before = await countNotices();
      const refused = await create(here, key);
      expect([refused.status, codeOf(refused)]).toEqual([400, 'VALIDATION_FAILED']);
      expect(await countNotices()).toBe(before);
    });

    it('accepts a key of 255 characters', async () => {
      expect((await create(here, randomUUID().padEnd(255, '!'))).status).toBeLessThan(300);
    });
  });

  it('[CON8] stores keys in a server without Redis as well', async () => {
    const app = await startTestApp();
    try {
      const { client } = await buildPerson(app);
      const key = randomUUID();
      const created = await create(client, key);
      expectReplay(await create(client, key), created);
      expect(await app.sql('select from notice')).toHaveLength(1);
    } finally {
      await app.close();
    }
  });
});

describe('a server', () => {
  let app: TestApp;
  let person: Person;

  beforeAll(async () => {
    app = await startTestApp({ THROTTLE: 'on' });
    person = await buildPerson(app);
  });

  afterAll(() => app.close());

  it('[CON4] releases the key of a request that changed nothing', async () => {
    const study = await buildStudy(app.em(), { recruiting: false });
    const key = randomUUID();
    const apply = () =>
      person.client.rest('post', `/studies/${study.id}/applications`, { application: '함께해요.' }, withKey(key));
    expect(codeOf(await apply())).toBe('RECRUITMENT_CLOSED');
    await app.sql('update notice set recruiting = true where id = ?', [study.id]);
    const applied = await apply();
    expect(applied.status).toBe(201);
    expectReplay(await apply(), applied);
  });

  it('[CON4] releases the key of a mutation that changed nothing', async () => {
    const study = await buildStudy(app.em(), { recruiting: false });
    const key = randomUUID();
    const apply = () => execute(person.client, key, GQL.apply, { input: { noticeId: study.id, text: '함께해요.' } });
    expect(codeOf(await apply())).toBe('RECRUITMENT_CLOSED');
    await app.sql('update notice set recruiting = true where id = ?', [study.id]);
    const applied = await apply();
    expect(applied.body).toMatchObject({ data: { applyToNotice: { application: { status: 'PENDING' } } } });
    expectReplay(await apply(), applied);
  });

  it('[CON4] repeats the response of a document that was done in part', async () => {
    const { id } = await buildStudy(app.em());
    const key = randomUUID();
    const query = `mutation ($id: ID!) {
      favouriteNotice(input: { noticeId: $id }) { notice { id } }
      addComment(input: { noticeId: $id, text: " " }) { comment { id } }
    }`;
    const partly = await execute(person.client, key, query, { id });
    expect(partly.body).toMatchObject({ data: { favouriteNotice: { notice: { id: String(id) } }, addComment: null } });
    expectReplay(await execute(person.client, key, query, { id }), partly);
  });

  it('[CON6] repeats a response with a new access token', async () => {
    const key = randomUUID();
    const input = { name: '토큰', scopes: ['READ'], validDays: 7, password: PASSWORD };
    const created = await execute(person.client, key, GQL.createAccessToken, { input });
    expect(created.text).toContain('hanteam_pat_');
    expectReplay(await execute(person.client, key, GQL.createAccessToken, { input }), created);
    expect(await app.sql('select from access_token where member_id = ?', [person.member.id])).toHaveLength(1);
  });

  it('[CON9] does not store a large response and does not repeat its write', async () => {
    const key = randomUUID();
    const input = { ...asInput(STUDY_INPUT), content: '가'.repeat(MAX_RESPONSE_BYTES / 3) };
    const query = 'mutation ($input: CreateStudyInput!) { createStudy(input: $input) { study { id content } } }';
    const before = (await app.sql('select from notice')).length;
    expect((await execute(person.client, key, query, { input })).status).toBe(200);
    const again = await execute(person.client, key, query, { input });
    expect([again.status, codeOf(again)]).toEqual([503, 'RESULT_UNAVAILABLE']);
    expect(await app.sql('select from notice')).toHaveLength(before + 1);
  });

  it('[CON9] stores 1,000 keys of a member in a day', async () => {
    const { member, client } = await buildPerson(app);
    const study = await buildStudy(app.em());
    const comment = (key: string) =>
      client.rest('post', `/studies/comments/${study.id}`, { comment: '저도요' }, withKey(key));
    const key = randomUUID();
    expect((await comment(key)).status).toBe(201);
    await consumeAll(app, IDEMPOTENCY_KEY_LIMIT, member.id, 1);
    const refused = await comment(randomUUID());
    expect([refused.status, codeOf(refused)]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect((await comment(key)).headers).toMatchObject({ 'idempotency-replayed': 'true' });
    expect(await app.sql('select from comment where notice_id = ?', [study.id])).toHaveLength(1);
  });

  it('[CON2] compares the pictures of two uploads', async () => {
    const [key, profile, bytes] = [randomUUID(), someProfile(), await smallJpeg()];
    const { client } = await buildPerson(app);
    const stored = await client.upload('/members/profile', profile, { bytes }, withKey(key));
    expect(stored.status).toBe(200);
    expectReplay(await client.upload('/members/profile', profile, { bytes }, withKey(key)), stored);
    const other = { bytes: Buffer.concat([bytes, Buffer.from([0])]) };
    expect(codeOf(await client.upload('/members/profile', profile, other, withKey(key)))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  it('[CON2] compares the pictures of two uploads over GraphQL', async () => {
    const [key, bytes] = [randomUUID(), await smallJpeg()];
    const { client } = await buildPerson(app);
    const query = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { member { imageUrl } } } }`;
    const operations = { query, variables: { input: { nickName: '새이름', school: '한빛대학교', picture: null } } };
    const send = (file: Buffer) =>
      client.agent
        .post('/graphql')
        .set({ 'apollo-require-preflight': 'true', ...withKey(key) })
        .field('operations', JSON.stringify(operations))
        .field('map', JSON.stringify({ file: ['variables.input.picture'] }))
        .attach('file', file, { filename: 'face.jpg', contentType: 'image/jpeg' })
        .then((response) => response);
    const stored = await send(bytes);
    expect(stored.text).toContain('/pictures/');
    expectReplay(await send(bytes), stored);
    expect(codeOf(await send(Buffer.concat([bytes, Buffer.from([0])])))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each(TRANSPORTS)(
    '[CON10] keeps the key of a write over $transport that was interrupted, and reports an unknown outcome after a minute',
    async ({ create }) => {
      const { client } = await buildPerson(app);
      const key = randomUUID();
      const lock = await beginTransaction(app);
      await lock.query('lock table notice in exclusive mode');
      const running = create(client, key).then((response) => response);
      await untilWaiting(app, 1);
      await app.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      const interrupted = await running;
      expect([interrupted.status, codeOf(interrupted)]).toEqual([503, 'UNAVAILABLE']);
      await lock.rollback();
      const soon = await create(client, key);
      expect([soon.status, codeOf(soon)]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);
      const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
      try {
        const refused = await create(client, key);
        expect([refused.status, codeOf(refused)]).toEqual([409, 'OUTCOME_UNKNOWN']);
      } finally {
        later.mockRestore();
      }
    },
  );

  it('ignores the keys of queries and visitors', async () => {
    const query = '{ viewer { id } }';
    const headers = withKey('same');
    for (const client of [person.client, person.client, app.visitor()]) {
      const response = await client.agent.post('/graphql').set(headers).send({ query });
      expect(response.status).toBe(200);
      expect(response.headers).not.toHaveProperty('idempotency-replayed');
    }
  });

  it('repeats the response of a cancellation', async () => {
    const { member, client } = await buildPerson(app);
    const notice = await buildStudy(app.em());
    await buildApplication(app.em(), { notice, applicant: member });
    const cancel = () => client.rest('delete', `/studies/${notice.id}/applications`, undefined, withKey('cancel'));
    const cancelled = await cancel();
    expect(cancelled.status).toBe(200);
    expectReplay(await cancel(), cancelled);
  });
});

describeWith('redis')('while Redis is lost', () => {
  it('[CON11] refuses a write with a key while Redis is down, and does it once when Redis is back', async () => {
    const instances = await startTwoInstances();
    const { redis, first } = instances;
    try {
      const { secret } = await buildAccessToken(first.em());
      const client = first.withToken(secret);
      const key = randomUUID();
      const create = () => client.rest('post', '/studies', STUDY_INPUT, withKey(key));
      await redis.kill();
      const refused = await create();
      expect([refused.status, codeOf(refused)]).toEqual([503, 'UNAVAILABLE']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(await first.sql('select from notice')).toEqual([]);
      await redis.restart();
      await until(async () => (await create()).status === 201, 10_000);
      expect((await create()).headers).toMatchObject({ 'idempotency-replayed': 'true' });
      expect(await first.sql('select from notice')).toHaveLength(1);
    } finally {
      await instances.stop();
    }
  });

  it('[CON11] does not repeat a write whose response was not stored', async () => {
    const instances = await startTwoInstances();
    const { redis, first } = instances;
    try {
      const { secret } = await buildAccessToken(first.em());
      const client = first.withToken(secret);
      const key = randomUUID();
      const create = () => client.rest('post', '/studies', STUDY_INPUT, withKey(key));
      const lock = await beginTransaction(first);
      await lock.query('lock table notice in exclusive mode');
      const running = create().then((response) => response);
      await untilWaiting(first, 1);
      redis.freeze();
      await lock.rollback();
      expect((await running).status).toBe(201);
      redis.thaw();
      await until(async () => (await create()).status !== 503, 10_000);
      expect(await first.sql('select from notice')).toHaveLength(1);
    } finally {
      await instances.stop();
    }
  });
});
