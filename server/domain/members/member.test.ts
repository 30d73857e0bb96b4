import type { TestClient } from '../../test-kit/clients/client';
import { buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { newSignUp } from '../../test-kit/clients/accounts';
import { asInput } from '../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import {
  expectProblem,
  graphqlOutcome,
  graphqlVerdict,
  type Outcome,
  outcomeOf,
  type Verdict,
} from '../../test-kit/clients/outcomes';
import { count, queueForMember } from '../../test-kit/races/races';
import type { Member } from './member.entity';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('signing up', () => {
  it.each([
    ['loginId', 'LOGIN_ID_TAKEN', (value: string) => value],
    ['loginId', 'LOGIN_ID_TAKEN', (value: string) => value.toUpperCase()],
    ['loginId', 'LOGIN_ID_TAKEN', (value: string) => ` ${value} `],
    ['email', 'EMAIL_TAKEN', (value: string) => value],
    ['email', 'EMAIL_TAKEN', (value: string) => value.toUpperCase()],
    ['email', 'EMAIL_TAKEN', (value: string) => `${value}\n`],
  ] as const)('refuses a taken %s with %s, regardless of case', async (field, code, spell) => {
    const first = newSignUp();
    expect(await graphqlOutcome(app.visitor(), GQL.signUp, { input: asInput(first) })).toBe('OK');
    const second = { ...newSignUp(), [field]: spell(String(first[field])) };
    expect(await graphqlOutcome(app.visitor(), GQL.signUp, { input: asInput(second) })).toBe(code);
    const { errors } = await app.visitor().graphql(GQL.signUp, { input: asInput(second) });
    expect(errors?.[0]?.extensions.fields).toEqual({ [field]: errors?.[0]?.message });
    expectProblem(await app.visitor().rest('post', '/members', second), code, [field]);
    const rows = await app.sql('select 1 from member where lower(login_id) = ? or lower(email) = ?', [
      first.loginId,
      first.email,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('stores only an argon2id hash of the password, with 19 MiB and two passes', async () => {
    const input = { ...newSignUp(), password: 'a secret for nobody' };
    await app.visitor().data(GQL.signUp, { input: asInput(input) });
    const rows = await app.sql('select * from member where login_id = ?', [input.loginId]);
    expect(JSON.stringify(rows)).not.toContain('a secret for nobody');
    expect(rows).toMatchObject([
      { password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) as string },
    ]);
  });

  it('ignores a member id, picture, date and school key in the input', async () => {
    const input = { ...newSignUp(), id: 1, picture: 'x.jpg', createdAt: '2000-01-01', schoolKey: 'other' };
    const { body } = await app.visitor().rest('post', '/members', input);
    const { memberId } = body as { memberId: number };
    const [row] = await app.sql<Record<string, unknown>>('select * from member where id = ?', [memberId]);
    expect(row).toMatchObject({ picture: null, school_key: '한빛대학교' });
    expect(new Date(String(row?.created_at)).getFullYear()).toBeGreaterThan(2000);
  });
});

describe('the profile', () => {
  it('is updated, except for the login id', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const input = { nickName: '새 이름', school: '두빛대학교' };
    const viewer = {
      member: { nickName: '새 이름', imageUrl: null },
      school: { name: '두빛대학교' },
      email: member.email,
    };
    expect(await client.data(GQL.updateProfile, { input })).toEqual({ updateProfile: { viewer } });
    const shown = await client.data(`{ viewer { loginId member { nickName imageUrl } school { name } email } }`);
    expect(shown).toEqual({ viewer: { loginId: member.loginId, ...viewer } });
  });

  it('has an e-mail address that GraphQL changes only by a separate mutation', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const input = { nickName: '새 이름', school: '두빛대학교', email: 'changed@example.com' };
    expect(await graphqlOutcome(client, GQL.updateProfile, { input })).toBe('BAD_USER_INPUT');
    const { nickName, university, email } = member;
    expect((await client.rest('get', '/members/profile')).body).toMatchObject({ nickName, university, email });
    const changed = await client.rest('post', '/members/profile', { nickName, university, email: input.email });
    expect(changed.body).toMatchObject({ email: input.email });
  });

  it('stays unchanged if the e-mail address belongs to another member', async () => {
    const other = await buildMember(app.em());
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const input = { nickName: '새 이름', university: '두빛대학교', email: other.email.toUpperCase() };
    const address = { email: input.email, password: PASSWORD };
    expect(await graphqlOutcome(client, GQL.changeEmail, { input: address })).toBe('EMAIL_TAKEN');
    expectProblem(await client.rest('post', '/members/profile', input), 'EMAIL_TAKEN', ['email']);
    const { nickName, university, email } = member;
    expect((await client.rest('get', '/members/profile')).body).toMatchObject({ nickName, university, email });
  });

  it('may have its own e-mail address in another case', async () => {
    const member = await buildMember(app.em());
    const { nickName, university } = member;
    const email = member.email.toUpperCase();
    const client = await app.as(member);
    const { body } = await client.rest('post', '/members/profile', { nickName, university, email });
    expect(body).toMatchObject({ email });
    const lower = member.email.toLowerCase();
    await client.data(GQL.changeEmail, { input: { email: lower, password: PASSWORD } });
    expect((await client.rest('get', '/members/profile')).body).toMatchObject({ email: lower });
  });

  it.each([GQL.updateProfile, GQL.withdraw, GQL.changePassword])(
    'denies the mutation %s to a visitor',
    async (mutation) => {
      const input =
        mutation === GQL.updateProfile ? freshProfile() : { currentPassword: 'x', newPassword: 'long enough 2' };
      expect(await graphqlOutcome(app.visitor(), mutation, { input, password: PASSWORD })).toBe('UNAUTHENTICATED');
    },
  );
});

function freshProfile(): object {
  const { nickName, university: school } = newSignUp();
  return { nickName, school };
}

describe('two concurrent actions with the same confirmed password', () => {
  const OK: Verdict = { code: 'OK', fields: [] };
  const change = (client: TestClient, newPassword: string): Promise<Verdict> =>
    graphqlVerdict(client, GQL.changePassword, { input: { currentPassword: PASSWORD, newPassword } });
  const withdraw = (client: TestClient): Promise<Verdict> =>
    graphqlVerdict(client, GQL.withdraw, { password: PASSWORD });
  const logIn = async (loginId: string, password: string): Promise<Outcome> =>
    outcomeOf(await app.visitor().rest('post', '/auth/login', { loginId, password }));
  const memberRows = (id: number): Promise<number> => count(app, 'member where id = ?', [id]);

  /** A member with sessions on two devices. */
  async function onTwoDevices(): Promise<{ member: Member; client: TestClient; second: TestClient }> {
    const member = await buildMember(app.em());
    return { member, client: await app.as(member), second: await app.as(member) };
  }

  it('a password change invalidates the confirmation of another password change', async () => {
    const { member, client, second } = await onTwoDevices();
    const verdicts = await queueForMember(
      app,
      member.id,
      () => change(client, 'the first new password'),
      () => change(second, 'the second new password'),
    );
    expect(verdicts).toEqual([OK, { code: 'VALIDATION_FAILED', fields: ['currentPassword'] }]);
    expect(await logIn(member.loginId, 'the first new password')).toBe('OK');
    expect(await logIn(member.loginId, 'the second new password')).toBe('LOGIN_FAILED');
  });

  it('a password change invalidates the confirmation of a withdrawal', async () => {
    const { member, client, second } = await onTwoDevices();
    const verdicts = await queueForMember(
      app,
      member.id,
      () => change(client, 'the first new password'),
      () => withdraw(second),
    );
    expect(verdicts).toEqual([OK, { code: 'VALIDATION_FAILED', fields: ['password'] }]);
    expect(await memberRows(member.id)).toBe(1);
    expect(await logIn(member.loginId, 'the first new password')).toBe('OK');
  });

  it('a withdrawal makes a concurrent password change fail', async () => {
    const { member, client, second } = await onTwoDevices();
    const verdicts = await queueForMember(
      app,
      member.id,
      () => withdraw(client),
      () => change(second, 'the first new password'),
    );
    expect(verdicts).toEqual([OK, { code: 'UNAUTHENTICATED', fields: [] }]);
    expect(await memberRows(member.id)).toBe(0);
  });
});
