import { expectCorrectCounters } from '../../../server/test-kit/database/counters';
import { PASSWORD } from '../../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import type { Outcome } from '../../../server/test-kit/clients/outcomes';
import { PICTURE_TRANSPORTS, smallJpeg, someProfile, pictureFiles } from '../../../server/test-kit/clients/pictures';
import { buildPerson, repeatRounds } from '../../../server/test-kit/races/race-actions';
import { count, graphql, race, rest, tally } from '../../../server/test-kit/races/races';

const ROUNDS = 10;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => expectCorrectCounters(app));

afterAll(() => app.close());

const rounds = (round: (number: number) => Promise<void>): Promise<void> => repeatRounds(ROUNDS, round);

function signUp(number: number, { loginId, email }: { loginId?: string; email?: string } = {}): Record<string, string> {
  return {
    loginId: loginId ?? `racer-${number}`,
    email: email ?? `racer-${number}@example.com`,
    password: 'long enough 1',
    nickName: '새내기',
    university: '한빛대학교',
  };
}

describe('[R6] fifty concurrent sign-ups', () => {
  const storm = async (inputs: Record<string, string>[]): Promise<Record<Outcome, number>> =>
    tally(await race(...inputs.map((input) => rest(app.visitor(), 'post', '/members', input))));

  it('with one login id, regardless of case, create one member', async () => {
    const spelt = (number: number): string => (number % 2 ? 'Same-Id' : 'sAME-iD');
    const inputs = Array.from({ length: 50 }, (_, number) => signUp(number, { loginId: spelt(number) }));
    expect(await storm(inputs)).toEqual({ OK: 1, LOGIN_ID_TAKEN: 49 });
    expect(await count(app, `member where lower(login_id) = 'same-id'`)).toBe(1);
  });

  it('with one e-mail address, regardless of case, create one member', async () => {
    const spelt = (number: number): string => (number % 2 ? 'Same@example.com' : 'same@Example.com');
    const inputs = Array.from({ length: 50 }, (_, number) => signUp(100 + number, { email: spelt(number) }));
    expect(await storm(inputs)).toEqual({ OK: 1, EMAIL_TAKEN: 49 });
    expect(await count(app, `member where lower(email) = 'same@example.com'`)).toBe(1);
  });

  it('[R10] that are repeated after the client gave up create one member', async () => {
    await rounds(async (number) => {
      const input = signUp(200 + number);
      const giveUp = AbortSignal.timeout(Math.ceil(Math.random() * 60));
      const headers = { 'content-type': 'application/json' };
      await fetch(`${app.url}/api/members`, {
        method: 'POST',
        headers,
        body: JSON.stringify(input),
        signal: giveUp,
      }).catch(() => undefined);
      expect(['OK', 'LOGIN_ID_TAKEN']).toContain(await rest(app.visitor(), 'post', '/members', input)());
      expect(await count(app, 'member where login_id = ?', [input.loginId])).toBe(1);
    });
  });
});

describe('two members who change to one e-mail address at the same time', () => {
  it('succeed exactly once', async () => {
    await rounds(async (number) => {
      const racers = await Promise.all([buildPerson(app), buildPerson(app)]);
      const profile = { ...someProfile(), email: `wanted-${number}@example.com` };
      const outcomes = await race(...racers.map(({ client }) => rest(client, 'post', '/members/profile', profile)));
      expect(tally(outcomes)).toEqual({ OK: 1, EMAIL_TAKEN: 1 });
    });
  });
});

describe('two members who block each other and end it at the same time', () => {
  it('stay blocked while one block is left', async () => {
    await rounds(async () => {
      const [one, other] = await Promise.all([buildPerson(app), buildPerson(app)]);
      const outcomes = await race(
        graphql(one.client, GQL.block, { id: other.member.id }),
        graphql(other.client, GQL.block, { id: one.member.id }),
        graphql(one.client, GQL.unblock, { id: other.member.id }),
        graphql(other.client, GQL.unblock, { id: one.member.id }),
      );
      expect(tally(outcomes)).toEqual({ OK: 4 });
      await expectCorrectCounters(app);
    });
  });
});

describe('many concurrent uploads of one member', () => {
  it('leave one picture and one file', async () => {
    const { client } = await buildPerson(app);
    const bytes = await smallJpeg();
    await rounds(async () => {
      const sent = PICTURE_TRANSPORTS.flatMap(({ send }) => [1, 2, 3].map(() => send(client, { bytes })));
      expect(tally((await Promise.all(sent)).map(({ code }) => code))).toEqual({ OK: 6 });
      const { body } = await client.rest('get', '/members/image');
      expect((await pictureFiles(app)).map((file) => `/pictures/${file}`)).toEqual([
        (body as { imageUrl: string }).imageUrl,
      ]);
    });
  });
});

describe('a password change that races with logins with the old password', () => {
  it('ends every session that was started with the old password', async () => {
    await rounds(async () => {
      const { member, client } = await buildPerson(app);
      const logins = Array.from({ length: 8 }, () => app.visitor());
      const outcomes = await race(
        graphql(client, GQL.changePassword, { input: { currentPassword: PASSWORD, newPassword: 'brand new secret' } }),
        ...logins.map((visitor) =>
          rest(visitor, 'post', '/auth/login', { loginId: member.loginId, password: PASSWORD }),
        ),
      );
      expect(outcomes[0]).toBe('OK');
      for (const outcome of outcomes) expect(['OK', 'LOGIN_FAILED']).toContain(outcome);
      for (const visitor of logins) expect((await visitor.rest('get', '/members/profile')).status).toBe(401);
      expect((await client.rest('get', '/members/profile')).status).toBe(200);
    });
  });
});
