import type { Response } from 'supertest';
import { newSignUp } from '../../../server/test-kit/clients/accounts';
import type { TestClient } from '../../../server/test-kit/clients/client';
import { asInput } from '../../../server/test-kit/clients/graphql-inputs';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { cookieOf, openSocket } from '../../../server/test-kit/clients/socket';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import {
  buildApplication,
  buildMember,
  buildProject,
  buildStudy,
  PASSWORD,
} from '../../../server/test-kit/factories/factories';
import { TOPIC_NAMES, TOPICS } from '../../../server/domain/notifications/notification-topics';
import { AppError } from '../../../server/platform/errors/app-error';

type Headers = Record<string, string>;

const ENGLISH = { 'Accept-Language': 'en-US,en;q=0.9,ko;q=0.8' };
const KOREAN = { 'Accept-Language': 'ko' };
const HANGUL = /[가-힣]/;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const post = (client: TestClient, body: object, headers: Headers): Promise<Response> =>
  client.agent
    .post('/graphql')
    .set(headers)
    .send(body)
    .then((response) => response);

interface Failure {
  message: string;
  extensions: { code: string; fields?: Record<string, string> };
}

async function failureOf(query: string, variables: object, headers: Headers, client = app.visitor()): Promise<Failure> {
  const { body } = await post(client, { query, variables }, headers);
  const [failure] = (body as { errors: Failure[] }).errors;
  if (!failure) throw new Error(`No error in ${JSON.stringify(body)}`);
  return failure;
}

const { text: unauthenticated } = new AppError('UNAUTHENTICATED');
const CLOSE = { id: '1' };

describe('errors of GraphQL', () => {
  it.each<[headers: Headers, language: 'ko' | 'en']>([
    [{}, 'ko'],
    [KOREAN, 'ko'],
    [ENGLISH, 'en'],
    [{ Cookie: 'language=en' }, 'en'],
    [{ 'Accept-Language': 'fr', Cookie: 'language=en' }, 'en'],
    [{ ...KOREAN, Cookie: 'language=en' }, 'ko'],
    [{ ...ENGLISH, Cookie: 'language=ko' }, 'en'],
  ])('with the headers %j are in the language %s', async (headers, language) => {
    const { message, extensions } = await failureOf(GQL.close, CLOSE, headers);
    expect([message, extensions.code]).toEqual([unauthenticated[language], 'UNAUTHENTICATED']);
  });

  it('are in English at the fields of an input as well', async () => {
    const form = newSignUp({ loginId: 'x', nickName: '', email: 'nowhere' });
    const { message, extensions } = await failureOf(GQL.signUp, { input: asInput(form) }, ENGLISH);
    expect(message).toBe('Enter your nickname.');
    expect(extensions.fields).toEqual({
      nickName: 'Enter your nickname.',
      loginId: 'Your login ID must have at least 4 characters.',
      email: 'Check the email address.',
    });
  });

  it('are in English for a document beyond a limit, and for a mutation that is denied before it runs', async () => {
    const aliases = Array.from({ length: 40 }, (_, index) => `a${index}: operator { name }`).join(' ');
    const { message, extensions } = await failureOf(`{ ${aliases} }`, {}, ENGLISH);
    expect([message, extensions.code]).toEqual(['Too many aliases. You can use up to 15.', 'DOCUMENT_LIMIT']);
    const client = await app.as(await buildMember(app.em()));
    const denied = await failureOf(GQL.close, CLOSE, { ...ENGLISH, 'X-Member': '999999' }, client);
    expect([denied.extensions.code, denied.message]).toEqual(['OTHER_MEMBER', new AppError('OTHER_MEMBER').text.en]);
  });

  it('are in English in the results of a bulk decision', async () => {
    const owner = await buildMember(app.em());
    const study = await buildStudy(app.em(), { owner });
    const { id } = await buildApplication(app.em(), { notice: study });
    const client = await app.as(owner);
    await client.data(GQL.reject, { id });
    const variables = { input: { ids: [id], decision: 'APPROVED' } };
    const { body } = await post(client, { query: GQL.decide, variables }, ENGLISH);
    const { text } = new AppError('ALREADY_DECIDED');
    expect(body).toMatchObject({
      data: { decideApplications: { results: [{ code: 'ALREADY_DECIDED', message: text.en }] } },
    });
  });

  it('are in the language of the cookie over a WebSocket, where the header is that of the browser', async () => {
    const { loginId } = await buildMember(app.em());
    const session = cookieOf(await app.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD })) ?? '';
    // It is beyond the limit of bytes.
    const query = `subscription { ${' '.repeat(5_000)} __typename }`;
    const messages: (string | undefined)[] = [];
    for (const language of ['en', 'ko']) {
      const socket = openSocket(app, { cookie: `${session}; language=${language}`, 'accept-language': 'ko,en' }, query);
      messages.push(await socket.next().then(({ value }) => JSON.stringify(value), JSON.stringify));
      await socket.close();
    }
    expect(messages[0]).not.toMatch(HANGUL);
    expect(messages[1]).toMatch(HANGUL);
  });
});

describe('REST', () => {
  it.each<Headers>([ENGLISH, { ...ENGLISH, Cookie: 'language=en' }])('answers in Korean with %j', async (headers) => {
    const visitor = app.visitor();
    const denied = await visitor.rest('get', '/members/profile', undefined, headers);
    expect(denied.body).toMatchObject({ response_message: unauthenticated.ko });
    const invalid = await visitor.rest('post', '/members', newSignUp({ loginId: 'x' }), headers);
    expect(invalid.body).toMatchObject({
      response_message: '아이디는 4자 이상이어야 해요.',
      errors: { loginId: '아이디는 4자 이상이어야 해요.' },
    });
    const missing = await visitor.agent.get('/api/no-such-path').set(headers);
    expect((missing.body as { response_message: string }).response_message).toMatch(HANGUL);
  });
});

it.each([
  [ENGLISH, 'en'],
  [{ Cookie: 'language=en' }, 'en'],
  [{ ...ENGLISH, Cookie: 'language=ko' }, 'ko'],
  [{}, 'ko'],
] as const)('a request of a browser with %j gets an error in the language %s', async (headers, language) => {
  const { body } = await app.visitor().agent.get('/calendar/notices/1.ics').set(headers);
  expect(body).toMatchObject({ response_message: unauthenticated[language] });
});

describe('words of the service in data', () => {
  const readBoth = async (client: TestClient, query: string, variables = {}): Promise<unknown[]> => {
    const languages = [KOREAN, ENGLISH, KOREAN, ENGLISH];
    const data: unknown[] = [];
    // The same statement is compiled once and sent with each language.
    for (const headers of languages)
      data.push(((await post(client, { query, variables }, headers)).body as { data: unknown }).data);
    expect(data.slice(2)).toEqual(data.slice(0, 2));
    return data.slice(0, 2);
  };

  it('are in the language of the request: the topics of notifications', async () => {
    const client = await app.as(await buildMember(app.em()));
    const read = await readBoth(client, '{ viewer { notificationSettings { topic label hint } } }');
    expect(read).toEqual(
      (['ko', 'en'] as const).map((language) => ({
        viewer: {
          notificationSettings: TOPIC_NAMES.map((topic) => ({
            topic,
            label: TOPICS[topic].label[language],
            hint: TOPICS[topic].hint[language],
          })),
        },
      })),
    );
  });

  it('are in the language of the request: the name of a hidden member', async () => {
    const owner = await buildMember(app.em());
    await app.sql('update member set hidden = true where id = ?', [owner.id]);
    const { id } = await buildProject(app.em(), { owner });
    const client = await app.as(await buildMember(app.em()));
    const query = 'query ($id: ID!) { notice(id: $id) { owner { nickName } } }';
    expect(await readBoth(client, query, { id })).toEqual([
      { notice: { owner: { nickName: '숨긴 회원' } } },
      { notice: { owner: { nickName: 'Hidden member' } } },
    ]);
  });

  it('are in the language of the request: the names of tags', async () => {
    const owner = await buildMember(app.em());
    const { id } = await buildStudy(app.em(), { owner, topics: '알고리즘, Rust' });
    const client = await app.as(owner);
    const query = 'query ($id: ID!) { notice(id: $id) { tags { name } } }';
    expect(await readBoth(client, query, { id })).toEqual(
      ['알고리즘', 'Algorithms'].map((name) => ({ notice: { tags: [{ name }, { name: 'Rust' }] } })),
    );
  });

  it('are in the language of the request that creates an alert', async () => {
    const client = await app.as(await buildMember(app.em()));
    const query = `mutation ($params: String!) { createAlert(input: { params: $params }) { alert { name } } }`;
    const names: unknown[] = [];
    for (const [headers, params] of [
      [KOREAN, 'kind=PROJECT&role=BACKEND'],
      [ENGLISH, 'kind=STUDY&q=rust'],
    ] as const) {
      const { body } = await post(client, { query, variables: { params } }, headers);
      names.push((body as { data: { createAlert: { alert: { name: string } } } }).data.createAlert.alert.name);
    }
    expect(names).toEqual(['프로젝트 · 백엔드', 'Study group · rust']);
  });
});
