import type { TestClient } from '../../../server/test-kit/clients/client';
import { buildMember, buildStudy } from '../../../server/test-kit/factories/factories';
import { newSignUp } from '../../../server/test-kit/clients/accounts';
import { asInput } from '../../../server/test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { GQL, STUDY_INPUT } from '../../../server/test-kit/clients/graphql-operations';
import { startTwoInstances, type TwoInstances } from '../../../server/test-kit/app/two-instances';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

const HOUR_MS = 60 * 60 * 1000;
const DAY_SECONDS = 24 * 60 * 60;

/** An action with a limit on the first day (rules/limits.md). */
interface Action {
  name: string;
  points: number;
  rest: (app: TestApp, client: TestClient) => Promise<number>;
  graphql: (app: TestApp, client: TestClient) => Promise<string | undefined>;
  /** Table that it adds rows to. */
  table: string;
}

const study = async (app: TestApp): Promise<number> => (await buildStudy(app.em())).id;

const ACTIONS: Action[] = [
  {
    name: 'notices',
    points: 10,
    rest: async (_app, client) => (await client.rest('post', '/studies', STUDY_INPUT)).status,
    graphql: (_app, client) => client.code(GQL.createStudy, { input: asInput(STUDY_INPUT) }),
    table: 'notice',
  },
  {
    name: 'applications',
    points: 10,
    rest: async (app, client) =>
      (await client.rest('post', `/studies/${await study(app)}/applications`, { application: '함께해요.' })).status,
    graphql: async (app, client) =>
      client.code(GQL.apply, { input: { noticeId: await study(app), text: '함께해요.' } }),
    table: 'application',
  },
  {
    name: 'comments',
    points: 20,
    rest: async (app, client) =>
      (await client.rest('post', `/studies/comments/${await study(app)}`, { comment: '저도요.' })).status,
    graphql: async (app, client) =>
      client.code(GQL.comment, { input: { noticeId: await study(app), text: '저도요.' } }),
    table: 'comment',
  },
];

describeWith('redis')('on the first day, over both transports and at two instances together', () => {
  let instances: TwoInstances;
  let first: TestApp;
  let second: TestApp;

  beforeAll(async () => {
    instances = await startTwoInstances({ THROTTLE: 'on' });
    ({ first, second } = instances);
  });

  afterAll(() => instances.stop());

  it.each(ACTIONS)('[L7] a member may do $points $name, and more on the next day', async (action) => {
    const { points, rest, graphql, table } = action;
    const member = await buildMember(first.em(), { createdAt: new Date(Date.now() - 23 * HOUR_MS) });
    const clients = [await first.as(member), await second.as(member)] as const;
    for (let count = 0; count < points; count += 1) {
      if (count % 2 === 0) expect(await rest(first, clients[0])).toBeLessThan(300);
      else expect(await graphql(second, clients[1])).toBeUndefined();
    }
    const rows = await first.sql(`select 1 from ${table}`);
    const { errors } = await clients[0].graphql<never>(GQL.createStudy, { input: asInput(STUDY_INPUT) });
    expect(await rest(second, clients[1])).toBe(429);
    expect(await graphql(first, clients[0])).toBe('TOO_MANY_ATTEMPTS');
    if (table === 'notice') {
      const { retryAfter } = { ...errors?.[0]?.extensions } as { retryAfter?: number };
      // The first day ends in an hour, although the counter lasts a day.
      expect(retryAfter).toBeGreaterThan(DAY_SECONDS / 24 - 120);
      expect(retryAfter).toBeLessThanOrEqual(DAY_SECONDS / 24);
      expect(await first.sql(`select 1 from ${table}`)).toHaveLength(rows.length);
    }
    await first.sql(`update member set created_at = now() - interval '25 hours' where id = ?`, [member.id]);
    expect(await rest(second, clients[1])).toBeLessThan(300);
    expect(await graphql(first, clients[0])).toBeUndefined();
  });

  it('[L7] an older member has none of these limits', async () => {
    const client = await first.as(await buildMember(first.em()));
    for (let count = 0; count < 12; count += 1) expect(await ACTIONS[0]?.rest(first, client)).toBeLessThan(300);
  });

  it.each(ACTIONS)('[L7] a member with a verified school has no limit for $name', async ({ points, rest }) => {
    const member = await buildMember(first.em(), { createdAt: new Date() });
    await first.sql(
      `update member set verified_email = email, verified_person = id || '@' || school_key, verified_at = now(),
        verified_until = now() + interval '1 day' where id = ?`,
      [member.id],
    );
    const client = await first.as(member);
    for (let count = 0; count <= points; count += 1) expect(await rest(first, client)).toBeLessThan(300);
  });

  it('[L7] concurrent requests at both instances stay within the limit', async () => {
    const member = await buildMember(first.em(), { createdAt: new Date() });
    const [here, there] = [await first.as(member), await second.as(member)];
    const attempts = Array.from({ length: 16 }, async (_, index) => {
      const { status } = await (index % 2 === 0 ? here : there).rest('post', '/studies', STUDY_INPUT);
      return status;
    });
    const statuses = await Promise.all(attempts);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });
});

it('[L7] a new REST client may post, apply and comment up to the default limits', async () => {
  const app = await startTestApp({ THROTTLE: 'on' });
  try {
    const client = app.visitor();
    const form = newSignUp({ loginId: 'newcomer' });
    expect((await client.rest('post', '/members', form)).status).toBe(201);
    await client.logIn(form.loginId, form.password);
    for (const { points, rest } of ACTIONS) {
      for (let count = 0; count < points; count += 1) expect(await rest(app, client)).toBe(201);
    }
    const refused = await client.rest('post', '/studies', STUDY_INPUT);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(DAY_SECONDS - 120);
    expect((await client.rest('get', '/studies/recruit')).body).toHaveLength(10);
  } finally {
    await app.close();
  }
});

it('[L7] without throttling a new member may do more', async () => {
  const app = await startTestApp();
  try {
    const client = await app.as(await buildMember(app.em(), { createdAt: new Date() }));
    for (let count = 0; count < 12; count += 1) expect(await ACTIONS[0]?.rest(app, client)).toBeLessThan(300);
  } finally {
    await app.close();
  }
});
