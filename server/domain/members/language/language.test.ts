import type { Response } from 'supertest';
import { newSignUp } from '../../../test-kit/clients/accounts';
import { asInput } from '../../../test-kit/clients/graphql-inputs';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { buildMember, PASSWORD } from '../../../test-kit/factories/factories';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const send = (query: string, variables: object, headers: Record<string, string>): Promise<Response> =>
  app
    .visitor()
    .agent.post('/graphql')
    .set(headers)
    .send({ query, variables })
    .then((response) => response);

const languageOf = async (loginId: string): Promise<unknown> =>
  (await app.sql<{ language: string }>('select language from member where login_id = ?', [loginId]))[0]?.language;

/** The cookie `language` that a response sets. */
const cookieIn = ({ headers }: Response): string | undefined =>
  [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('language='));

describe('the language of a new member', () => {
  it.each<[headers: Record<string, string>, language: string]>([
    [{}, 'ko'],
    [{ 'Accept-Language': 'ko-KR,ko;q=0.9,en;q=0.8' }, 'ko'],
    [{ 'Accept-Language': 'en-US,en;q=0.9,ko;q=0.8' }, 'en'],
    [{ 'Accept-Language': 'fr', Cookie: 'language=en' }, 'en'],
    [{ 'Accept-Language': 'en', Cookie: 'language=ko' }, 'en'],
  ])('after a sign-up over GraphQL with %j is %s', async (headers, language) => {
    const form = newSignUp({ loginId: `new-${Math.random().toString(36).slice(2, 10)}` });
    expect((await send(GQL.signUp, { input: asInput({ ...form }) }, headers)).body).not.toHaveProperty('errors');
    expect(await languageOf(form.loginId)).toBe(language);
  });

  it('after a sign-up over REST is Korean', async () => {
    const form = newSignUp({ loginId: 'new-over-rest' });
    const response = await app.visitor().rest('post', '/members', form, { 'Accept-Language': 'en' });
    expect(response.status).toBe(201);
    expect(await languageOf(form.loginId)).toBe('ko');
  });
});

describe("the viewer's language", () => {
  it('changes by a mutation, which sets the cookie of pages and keeps the version of the profile', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const read = (): Promise<object> => client.data('{ viewer { language version } }');
    expect(await read()).toEqual({ viewer: { language: 'ko', version: 1 } });
    const response = await client.agent
      .post('/graphql')
      .send({ query: GQL.updateLanguage, variables: { input: { language: 'en' } } });
    expect(response.body).toEqual({ data: { updateLanguage: { viewer: { language: 'en' } } } });
    expect(cookieIn(response)).toMatch(/^language=en; Max-Age=31536000; Path=\/; Expires=[^;]*; SameSite=Lax$/);
    expect(await read()).toEqual({ viewer: { language: 'en', version: 1 } });
  });

  it('is set as the cookie at a login', async () => {
    const { id, loginId } = await buildMember(app.em());
    await app.sql(`update member set language = 'en' where id = ?`, [id]);
    const input = { loginId, password: PASSWORD };
    expect(cookieIn(await send(GQL.logIn, { input }, {}))).toContain('language=en;');
    expect(cookieIn(await send(GQL.logIn, { input: { ...input, password: 'wrong' } }, {}))).toBeUndefined();
  });

  it('cannot be another one, nor that of a visitor', async () => {
    const client = await app.as(await buildMember(app.em()));
    expect(await client.code(GQL.updateLanguage, { input: { language: 'fr' } })).toBe('BAD_USER_INPUT');
    expect(await app.visitor().code(GQL.updateLanguage, { input: { language: 'en' } })).toBe('UNAUTHENTICATED');
  });
});
