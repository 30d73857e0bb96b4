import type { Member } from '../../domain/members/member.entity';
import type { TestClient } from '../../test-kit/clients/client';
import { decodeDevice } from '../../test-kit/clients/devices';
import { buildMember, buildStudy, PASSWORD } from '../../test-kit/factories/factories';
import type { TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { expectProblem } from '../../test-kit/clients/outcomes';
import { type TestRedis } from '../../test-kit/processes/redis';
import { startTwoInstances, type TwoInstances } from '../../test-kit/app/two-instances';
import { actUntil, cookieOf, openSocket } from '../../test-kit/clients/socket';
import { describeWith } from '../../test-kit/processes/describe-with';

const describeRedis = describeWith('redis');

let instances: TwoInstances;
let redis: TestRedis;
let first: TestApp;
let second: TestApp;

async function startBoth(settings: Record<string, string> = {}): Promise<void> {
  instances = await startTwoInstances(settings);
  ({ redis, first, second } = instances);
}

async function logIn(at: TestApp, member: Member, password = PASSWORD): Promise<string> {
  const response = await at.visitor().rest('post', '/auth/login', { loginId: member.loginId, password });
  return cookieOf(response) ?? '';
}

async function statusWith(at: TestApp, cookie: string): Promise<number> {
  return (await at.visitor().agent.get('/api/members/profile').set('Cookie', cookie)).status;
}

function send(at: TestApp, cookie: string, query: string, variables: object): ReturnType<TestClient['rest']> {
  return at
    .visitor()
    .agent.post('/graphql')
    .set('Cookie', cookie)
    .send({ query, variables })
    .then((response) => response);
}

describeRedis('sessions in Redis', () => {
  beforeAll(() => startBoth());
  afterAll(() => instances.stop());

  it('are valid at every instance and stored in no table', async () => {
    const member = await buildMember(first.em());
    const cookie = await logIn(first, member);
    expect(await statusWith(first, cookie)).toBe(200);
    expect(await statusWith(second, cookie)).toBe(200);
    expect(await first.sql('select 1 from session')).toEqual([]);
    expect(await redis.keys('session:*')).not.toEqual([]);
  });

  it('end at every instance after a logout at one', async () => {
    const cookie = await logIn(first, await buildMember(first.em()));
    await second.visitor().agent.post('/api/auth/logout').set('Cookie', cookie);
    expect(await statusWith(first, cookie)).toBe(401);
  });

  it('[A4] end everywhere else when the password changes', async () => {
    const member = await buildMember(first.em());
    const [here, there] = [await logIn(first, member), await logIn(second, member)];
    const input = { currentPassword: PASSWORD, newPassword: 'another good password' };
    const fresh = cookieOf(await send(first, here, GQL.changePassword, { input })) ?? '';
    const statuses = [await statusWith(second, there), await statusWith(first, here), await statusWith(second, fresh)];
    expect(statuses).toEqual([401, 401, 200]);
  });

  it('[A5] end everywhere when the member withdraws', async () => {
    const member = await buildMember(first.em());
    const cookies = [await logIn(first, member), await logIn(second, member)];
    await send(first, cookies[0] ?? '', GQL.withdraw, { password: PASSWORD });
    for (const cookie of cookies) expect(await statusWith(second, cookie)).toBe(401);
    expect(await redis.keys(`member-session-order:${member.id}`)).toEqual([]);
  });

  it('are unregistered by a logout', async () => {
    const member = await buildMember(first.em());
    const cookie = await logIn(first, member);
    await second.visitor().agent.post('/api/auth/logout').set('Cookie', cookie);
    expect(await redis.keys(`member-session-order:${member.id}`)).toEqual([]);
  });

  it('are limited to 20 per member: a further login ends the oldest one at any instance', async () => {
    const member = await buildMember(first.em());
    const cookies: string[] = [];
    for (let count = 0; count < 22; count += 1) cookies.push(await logIn(count % 2 ? second : first, member));
    const statuses = await Promise.all(cookies.map((cookie) => statusWith(first, cookie)));
    expect(statuses).toEqual([401, 401, ...Array.from({ length: 20 }, () => 200)]);
    expect(await redis.command('zcard', `member-session-order:${member.id}`)).toBe(20);
  });

  it('[A21] end with a new password or a withdrawal even if 200,000 ids are registered', async () => {
    const registerMany = async ({ id }: Member): Promise<void> => {
      for (let batch = 0; batch < 40; batch += 1) {
        const sids = Array.from({ length: 5_000 }, (_, index) => ['0', `expired-${batch}-${index}`]).flat();
        await redis.command('zadd', `member-session-order:${id}`, ...sids);
      }
    };
    const [changing, leaving] = [await buildMember(first.em()), await buildMember(first.em())];
    const [here, there, gone] = [
      await logIn(first, changing),
      await logIn(second, changing),
      await logIn(first, leaving),
    ];
    await registerMany(changing);
    await registerMany(leaving);
    const input = { currentPassword: PASSWORD, newPassword: 'another good password' };
    const changed = await send(first, here, GQL.changePassword, { input });
    expect(changed.body.errors).toBeUndefined();
    expect(await statusWith(second, there)).toBe(401);
    expect((await send(first, gone, GQL.withdraw, { password: PASSWORD })).body).toEqual({
      data: { withdraw: { memberId: String(leaving.id) } },
    });
    expect(await redis.keys(`member-session-order:${leaving.id}`)).toEqual([]);
  });

  it('[A1] begin with a fresh id, so that a planted one is worthless', async () => {
    const planted = await logIn(first, await buildMember(first.em()));
    const { loginId } = await buildMember(first.em());
    const response = await second
      .visitor()
      .agent.post('/api/auth/login')
      .set('Cookie', planted)
      .send({ loginId, password: PASSWORD });
    expect(cookieOf(response)).not.toBe(planted);
    expect(await statusWith(first, planted)).toBe(401);
  });

  it('receive notifications at one instance for events at another', async () => {
    const [owner, guest] = [await buildMember(first.em()), await buildMember(first.em())];
    const study = await buildStudy(first.em(), { owner });
    const query = 'subscription { notificationReceived { kind noticeTitle actor { nickName } } }';
    const socket = openSocket(first, { cookie: await logIn(first, owner) }, query);
    const commenter = await second.as(guest);
    const { value } = await actUntil(socket.next(), () =>
      commenter.rest('post', `/studies/comments/${study.id}`, { comment: '질문이 있어요.' }),
    );
    await socket.close();
    const notificationReceived = {
      kind: 'COMMENT_ADDED',
      noticeTitle: study.title,
      actor: { nickName: guest.nickName },
    };
    expect(value).toEqual({ data: { notificationReceived } });
  });
});

describeRedis('a member who logs in without end, with the right password', () => {
  beforeAll(() => startBoth({ THROTTLE: 'on' }));
  afterAll(() => instances.stop());

  it('[A22] is limited across all instances, holds 20 sessions, and can still change the password', async () => {
    const member = await buildMember(first.em());
    const { loginId } = member;
    const attempts: Awaited<ReturnType<TestClient['rest']>>[] = [];
    for (let count = 0; count < 40; count += 1) {
      const at = count % 2 ? second : first;
      attempts.push(await at.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD }));
    }
    const statuses = attempts.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(Number(await redis.command('zcard', `member-session-order:${member.id}`))).toBeLessThanOrEqual(20);
    const cookies = attempts.map((attempt) => cookieOf(attempt) ?? '').filter(Boolean);
    const alive = await Promise.all(cookies.map((cookie) => statusWith(second, cookie)));
    const cookie = cookies[alive.indexOf(200)] ?? '';
    const input = { currentPassword: PASSWORD, newPassword: 'another good password' };
    const changed = await send(first, cookie, GQL.changePassword, { input });
    expect(changed.body.errors).toBeUndefined();
  });
});

describeRedis('throttles in Redis', () => {
  beforeAll(() => startBoth({ THROTTLE: 'on' }));
  afterAll(() => instances.stop());

  it('[A8] count the failures at all instances together', async () => {
    const { loginId } = await buildMember(first.em());
    const statuses: number[] = [];
    for (const at of [first, second, first, second, first, second, first]) {
      const response = await at.visitor().rest('post', '/auth/login', { loginId, password: 'wrong password' });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('[A25] recognise a device at every instance and count its failures together', async () => {
    const { loginId } = await buildMember(first.em());
    const { value = '' } =
      decodeDevice(await first.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD })) ?? {};
    const attempt = async (at: TestApp, password: string, cookie = `device=${value}`): Promise<number> => {
      const sent = at.visitor().agent.post('/api/auth/login').set('Cookie', cookie).send({ loginId, password });
      return (await sent).status;
    };
    for (const at of [first, second, first, second, first]) await attempt(at, 'wrong password', 'nothing=here');
    expect([await attempt(second, PASSWORD, 'nothing=here'), await attempt(second, PASSWORD)]).toEqual([429, 200]);
    const statuses: number[] = [];
    for (const at of [first, second, first, second, first, second, first]) {
      statuses.push(await attempt(at, 'wrong password'));
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });
});

describeRedis.each([['on'], ['off']])('with Redis unavailable (rate limits %s)', (THROTTLE) => {
  let cookie: string;
  let member: Member;

  beforeAll(async () => {
    await startBoth({ THROTTLE });
    member = await buildMember(first.em());
    cookie = await logIn(first, member);
    await redis.kill();
  });
  afterAll(() => instances.stop());

  it('[A2] a login is a 503 without a cookie', async () => {
    const { loginId } = member;
    const response = await first.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD });
    expect(response.status).toBe(503);
    expect(response.body).toMatchObject({ code: 'UNAVAILABLE' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('[A2] a login over GraphQL is UNAVAILABLE without a cookie, even several in one request', async () => {
    const field = `logIn(input: { loginId: "${member.loginId}", password: "${PASSWORD}" }) { viewer { id } }`;
    const response = await first
      .visitor()
      .agent.post('/graphql')
      .send({ query: `mutation { a: ${field} b: ${field} logOut { viewer { id } } }` });
    const { data, errors } = response.body as { data: object; errors: { extensions: { code: string } }[] };
    expect(data).toEqual({ a: null, b: null, logOut: { viewer: null } });
    expect(new Set(errors.map((error) => error.extensions.code))).toEqual(new Set(['UNAVAILABLE']));
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('a request with a session is a 503, but visitors can read', async () => {
    const response = await first.visitor().agent.get('/api/members/profile').set('Cookie', cookie);
    expect(response.status).toBe(503);
    expectProblem(await first.visitor().rest('get', '/members/profile'), 'UNAUTHENTICATED');
    expect(await first.visitor().data('{ viewer { id } }')).toEqual({ viewer: null });
    expect((await first.visitor().agent.get('/livez')).status).toBe(200);
  });
});
