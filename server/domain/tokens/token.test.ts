import { DAY_MS } from '../../../shared/seoul';
import type { TestClient } from '../../test-kit/clients/client';
import { buildAccessToken, buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { runJob } from '../../test-kit/app/jobs';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { expectProblem, graphqlVerdict } from '../../test-kit/clients/outcomes';
import { until } from '../../test-kit/processes/until';
import type { Member } from '../members/member.entity';
import type { AccessTokenType } from './token.type';

const INPUT = { name: '시간표 알림', scopes: ['READ'], validDays: 30, password: PASSWORD };

let app: TestApp;
let second: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({}, app);
});

afterAll(async () => {
  await second.close();
  await app.close();
});

interface Created {
  createAccessToken: { secret: string; accessToken: AccessTokenType; viewer: { accessTokens: { id: string }[] } };
}

async function createToken(client: TestClient, overrides: Partial<typeof INPUT> = {}) {
  return (await client.data<Created>(GQL.createAccessToken, { input: { ...INPUT, ...overrides } })).createAccessToken;
}

const listTokens = async (client: TestClient): Promise<AccessTokenType[]> =>
  (await client.data<{ viewer: { accessTokens: AccessTokenType[] } }>(GQL.accessTokens)).viewer.accessTokens;

const statusOf = async (secret: string, at: TestApp = app): Promise<number> =>
  (await at.withToken(secret).rest('get', '/members/profile')).status;

const countTokens = async (member: Member): Promise<number> =>
  (await app.sql('select 1 from access_token where member_id = ?', [member.id])).length;

describe('a new access token', () => {
  it('has a recognisable secret, which is shown once and stored only as a hash', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const { secret, accessToken } = await createToken(client);
    expect(secret).toMatch(/^hanteam_pat_[0-9a-f]{48}$/);
    expect(JSON.stringify(await listTokens(client))).not.toContain(secret);
    const [row] = await app.sql('select to_jsonb(t)::text as text from access_token t where id = ?', [accessToken.id]);
    expect(JSON.stringify(row)).not.toContain(secret.slice('hanteam_pat_'.length));
    expect(await statusOf(secret)).toBe(200);
  });

  it('is listed with its name, scopes and times, the newest first', async () => {
    const client = await app.as(await buildMember(app.em()));
    const first = await createToken(client, { name: '  처음 ' });
    const next = await createToken(client, { name: '다음', scopes: ['WRITE'], validDays: 7 });
    const listed = await listTokens(client);
    expect(listed).toEqual([next.accessToken, first.accessToken]);
    expect(next.viewer.accessTokens.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
    expect(listed).toMatchObject([
      { name: '다음', scopes: ['READ', 'WRITE'], lastUsedAt: null },
      { name: '처음', scopes: ['READ'], lastUsedAt: null },
    ]);
    const [{ createdAt, expiresAt }] = listed as [AccessTokenType];
    expect(new Date(expiresAt).getTime() - new Date(createdAt).getTime()).toBeLessThanOrEqual(7 * DAY_MS + 1000);
    expect(new Date(expiresAt).getTime() - new Date(createdAt).getTime()).toBeGreaterThan(7 * DAY_MS - 1000);
  });

  it.each<[what: string, change: Record<string, unknown>, field: string]>([
    ['a blank name', { name: ' ' }, 'name'],
    ['a name of 51 characters', { name: '가'.repeat(51) }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['no day', { validDays: 0 }, 'validDays'],
    ['more than a year', { validDays: 366 }, 'validDays'],
    ['a wrong password', { password: 'not this one' }, 'password'],
  ])('with %s is rejected', async (_what, change, field) => {
    const member = await buildMember(app.em());
    const verdict = await graphqlVerdict(await app.as(member), GQL.createAccessToken, {
      input: { ...INPUT, ...change },
    });
    expect(verdict).toEqual({ code: 'VALIDATION_FAILED', fields: [field] });
    expect(await countTokens(member)).toBe(0);
  });

  it('requires a login', async () => {
    expect(await app.visitor().code(GQL.createAccessToken, { input: INPUT })).toBe('UNAUTHENTICATED');
    expect(await app.visitor().code(GQL.revokeAccessToken, { id: 1 })).toBe('UNAUTHENTICATED');
  });

  it('[A30] is one of at most 20, even if many are created at the same time', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    for (let count = 0; count < 17; count += 1) await buildAccessToken(app.em(), { member });
    const codes = await Promise.all(
      Array.from({ length: 6 }, () => client.code(GQL.createAccessToken, { input: INPUT })),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(3);
    expect(codes.filter((code) => code === 'TOO_MANY_TOKENS')).toHaveLength(3);
    expect(await countTokens(member)).toBe(20);
  });
});

describe('[A29] an access token', () => {
  it('ends with its revocation at every instance at once', async () => {
    const client = await app.as(await buildMember(app.em()));
    const [ended, other] = [await createToken(client), await createToken(client)];
    expect(await statusOf(ended.secret, second)).toBe(200);
    const response = await client.data(GQL.revokeAccessToken, { id: ended.accessToken.id });
    expect(response).toEqual({ revokeAccessToken: { viewer: { accessTokens: [{ id: other.accessToken.id }] } } });
    expect([await statusOf(ended.secret), await statusOf(ended.secret, second)]).toEqual([401, 401]);
    expect(await statusOf(other.secret, second)).toBe(200);
  });

  it("does not end with another member's request, nor twice", async () => {
    const owner = await app.as(await buildMember(app.em()));
    const { secret, accessToken } = await createToken(owner);
    const stranger = await app.as(await buildMember(app.em()));
    expect(await stranger.code(GQL.revokeAccessToken, { id: accessToken.id })).toBe('NOT_FOUND');
    expect(await statusOf(secret)).toBe(200);
    for (const expected of [undefined, 'NOT_FOUND']) {
      expect(await owner.code(GQL.revokeAccessToken, { id: accessToken.id })).toBe(expected);
    }
  });

  it('ends with its expiry and then has an explaining message', async () => {
    const createdAt = new Date(Date.now() - 2 * DAY_MS);
    const expiresAt = new Date(Date.now() - 1000);
    const { secret } = await buildAccessToken(app.em(), { createdAt, expiresAt });
    const response = await app.withToken(secret).rest('get', '/members/profile');
    expectProblem(response, 'INVALID_TOKEN');
    expect(response.body).toMatchObject({ response_message: expect.stringContaining('만료된') as string });
  });

  it("ends with the member's new password", async () => {
    const client = await app.as(await buildMember(app.em()));
    const { secret } = await createToken(client);
    const other = await buildAccessToken(app.em());
    await client.data(GQL.changePassword, {
      input: { currentPassword: PASSWORD, newPassword: 'another good password' },
    });
    expect(await statusOf(secret)).toBe(401);
    expect(await listTokens(client)).toEqual([]);
    expect(await statusOf(other.secret)).toBe(200);
  });

  it('ends with a new password even if both are created at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await buildMember(app.em());
      const [client, thief] = [await app.as(member), await app.as(member)];
      const input = { currentPassword: PASSWORD, newPassword: 'another good password' };
      await Promise.all([
        client.data(GQL.changePassword, { input }),
        thief.graphql(GQL.createAccessToken, { input: INPUT }),
      ]);
      expect(await countTokens(member)).toBe(0);
    }
  });

  it('ends with the withdrawal of the member', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const { secret } = await createToken(client);
    await client.data(GQL.withdraw, { password: PASSWORD });
    expect(await statusOf(secret)).toBe(401);
    expect(await countTokens(member)).toBe(0);
  });
});

describe('an expired access token', () => {
  it('is listed for 30 days and then deleted', async () => {
    const member = await buildMember(app.em());
    const createdAt = new Date(Date.now() - 60 * DAY_MS);
    const expiredDays = (days: number) =>
      buildAccessToken(app.em(), { member, createdAt, expiresAt: new Date(Date.now() - days * DAY_MS) });
    const [recent] = [await expiredDays(29), await expiredDays(31)];
    await runJob(app, 'sweepTokens');
    const listed = await listTokens(await app.as(member));
    expect(listed.map(({ id, expired }) => [id, expired])).toEqual([[String(recent.token.id), true]]);
  });
});

describe('the last use of an access token', () => {
  const lastUse = async (id: number): Promise<unknown> =>
    (await app.sql<{ at: unknown }>('select last_used_at as at from access_token where id = ?', [id]))[0]?.at;

  it('is stored to the minute, at most once a minute', async () => {
    const { token, secret } = await buildAccessToken(app.em());
    await Promise.all(Array.from({ length: 20 }, () => statusOf(secret)));
    await until(async () => (await lastUse(token.id)) !== null, 5_000);
    const [row] = await app.sql<{ fits: boolean }>(
      `select last_used_at = date_trunc('minute', last_used_at) and last_used_at > now() - interval '2 minutes' as fits
       from access_token where id = ?`,
      [token.id],
    );
    expect(row).toEqual({ fits: true });
    await app.sql(`update access_token set last_used_at = now() - interval '10 seconds' where id = ?`, [token.id]);
    const written = await lastUse(token.id);
    await statusOf(secret);
    expect(await lastUse(token.id)).toEqual(written);
  });
});
