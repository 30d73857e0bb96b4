import { CONSENT_KINDS, CONSENT_VERSIONS } from '../../../../shared/consents';
import { buildMember } from '../../../test-kit/factories/factories';
import { newSignUp } from '../../../test-kit/clients/accounts';
import { ALL_CONSENTS, asInput } from '../../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome, graphqlVerdict } from '../../../test-kit/clients/outcomes';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const MISSING = '{ viewer { missingConsents } }';
const missing = (kinds: readonly string[]): object => ({ viewer: { missingConsents: kinds } });
const without = (left: string): object[] => ALL_CONSENTS.filter(({ kind }) => kind !== left);
const outdated = (old: string): object[] =>
  ALL_CONSENTS.map(({ kind, version }) => ({ kind, version: kind === old ? '2020-01-01' : version }));

/** Signs up over GraphQL with these consents. Returns the result and the number of members. */
async function signUpWith(consents: object[]): Promise<{ verdict: object; members: number }> {
  const input = newSignUp();
  const verdict = await graphqlVerdict(app.visitor(), GQL.signUp, { input: { ...asInput(input), consents } });
  return { verdict, members: (await app.sql('select 1 from member where login_id = ?', [input.loginId])).length };
}

describe('a sign-up over GraphQL', () => {
  it('records the versions and the time of all consents and needs no further consent', async () => {
    const input = newSignUp();
    await app.visitor().data(GQL.signUp, { input: asInput(input) });
    const rows = await app.sql<{ kind: string; version: string; age: number }>(
      `select c.kind, c.version, extract(epoch from now() - c.agreed_at)::int as age
       from consent c join member m on m.id = c.member_id where m.login_id = ? order by c.id`,
      [input.loginId],
    );
    expect(rows.map(({ kind, version }) => ({ kind, version }))).toEqual(ALL_CONSENTS);
    expect(Math.max(...rows.map(({ age }) => age))).toBeLessThan(60);
    const client = app.visitor();
    await client.logIn(String(input.loginId), String(input.password));
    expect(await client.data(MISSING)).toEqual(missing([]));
  });

  it.each(CONSENT_KINDS)('is refused without the consent %s and creates no member', async (kind) => {
    const refused = { verdict: { code: 'VALIDATION_FAILED', fields: ['consents'] }, members: 0 };
    expect(await signUpWith(without(kind))).toEqual(refused);
  });

  it.each(CONSENT_KINDS)('is refused with an earlier version of %s and creates no member', async (kind) => {
    expect(await signUpWith(outdated(kind))).toEqual({ verdict: { code: 'CONSENT_OUTDATED', fields: [] }, members: 0 });
  });
});

describe('a member who signed up over REST', () => {
  it('uses REST and GraphQL as before, and has missing consents in GraphQL until all are given', async () => {
    const client = await app.as(await buildMember(app.em()));
    expect((await client.rest('get', '/members/profile')).status).toBe(200);
    expect(await client.data(MISSING)).toEqual(missing(CONSENT_KINDS));
    const [first, ...others] = ALL_CONSENTS;
    expect(await client.data(GQL.giveConsents, { input: { consents: [first] } })).toEqual({
      giveConsents: missing(CONSENT_KINDS.slice(1)),
    });
    await client.data(GQL.giveConsents, { input: { consents: others } });
    expect(await client.data(MISSING)).toEqual(missing([]));
  });

  it('has one record of each consent with the first time after agreeing repeatedly and concurrently', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const give = () => graphqlOutcome(client, GQL.giveConsents, { input: { consents: ALL_CONSENTS } });
    expect(await Promise.all([give(), give(), give()])).toEqual(['OK', 'OK', 'OK']);
    const read = () => app.sql('select * from consent where member_id = ? order by id', [member.id]);
    const before = await read();
    expect(before).toHaveLength(CONSENT_KINDS.length);
    await give();
    expect(await read()).toEqual(before);
  });

  it.each(CONSENT_KINDS)('cannot agree to an earlier version of %s, and nothing is recorded', async (kind) => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const input = { consents: outdated(kind) };
    expect(await graphqlOutcome(client, GQL.giveConsents, { input })).toBe('CONSENT_OUTDATED');
    expect(await app.sql('select 1 from consent where member_id = ?', [member.id])).toEqual([]);
  });
});

it('a member who agreed to an earlier version lacks the new consent, and both stay recorded', async () => {
  const member = await buildMember(app.em());
  const client = await app.as(member);
  await client.data(GQL.giveConsents, { input: { consents: ALL_CONSENTS } });
  await app.sql(`update consent set version = '2020-01-01' where member_id = ? and kind = 'TERMS'`, [member.id]);
  expect(await client.data(MISSING)).toEqual(missing(['TERMS']));
  const input = { consents: [{ kind: 'TERMS', version: CONSENT_VERSIONS.TERMS }] };
  await client.data(GQL.giveConsents, { input });
  expect(await client.data(MISSING)).toEqual(missing([]));
  const terms = await app.sql(`select version from consent where member_id = ? and kind = 'TERMS'`, [member.id]);
  expect(terms).toEqual([{ version: '2020-01-01' }, { version: CONSENT_VERSIONS.TERMS }]);
});

it('a visitor cannot give consents', async () => {
  const input = { consents: ALL_CONSENTS };
  expect(await graphqlOutcome(app.visitor(), GQL.giveConsents, { input })).toBe('UNAUTHENTICATED');
});
