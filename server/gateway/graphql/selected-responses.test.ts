import type { Member } from '../../domain/members/member.entity';
import { buildMember } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import type { TestClient } from '../../test-kit/clients/client';
import { SelectedQueries } from '../../selection/queries';
import { statementsOf } from '../../test-kit/database/sent-statements';

const QUERY = 'query Who { viewer { id loginId } }';

let app: TestApp;
let member: Member;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  member = await buildMember(app.em());
  client = await app.as(member);
  // Apollo validates the document.
  await client.data(QUERY);
});

afterAll(() => app.close());

interface Sent {
  body?: object;
  headers?: Readonly<Record<string, string>>;
}

/** Returns a response without the headers that differ between any two responses. */
async function responseTo(query: string, { body = {}, headers = {} }: Sent) {
  const response = await client.agent
    .post('/graphql')
    .set(headers)
    .send({ query, ...body });
  const { 'x-request-id': _id, date: _date, ...same } = response.headers;
  return { status: response.status, headers: same, text: response.text };
}

/** Makes Apollo respond to a known document. */
async function byApollo<Result>(work: () => Promise<Result>): Promise<Result> {
  const spy = jest.spyOn(SelectedQueries.prototype, 'prepare').mockReturnValue(null);
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}

it.each<[what: string, sent: Sent, isRead: boolean]>([
  ['nothing else', {}, true],
  ['the name of its operation', { body: { operationName: 'Who' } }, true],
  ['null for what it leaves out', { body: { operationName: null, variables: null } }, true],
  ['a variable that it does not have', { body: { variables: { unknown: 1 } } }, true],
  ['any type as accepted', { headers: { Accept: '*/*' } }, true],
  [
    'the types that the client accepts',
    { headers: { Accept: 'application/graphql-response+json, application/json;q=0.9' } },
    true,
  ],
  ['only the type of GraphQL as accepted', { headers: { Accept: 'application/graphql-response+json' } }, true],
  ['only HTML as accepted', { headers: { Accept: 'text/html' } }, true],
  ['the name of another operation', { body: { operationName: 'Other' } }, false],
  ['an empty name', { body: { operationName: '' } }, false],
  ['a number as name', { body: { operationName: 1 } }, false],
  ['variables as a text', { body: { variables: '{}' } }, false],
  ['variables as a list', { body: { variables: [] } }, false],
  ['extensions', { body: { extensions: {} } }, true],
])('responds like Apollo, with all headers, to a query with %s', async (_what, sent, isRead) => {
  let response: unknown;
  const statements = await statementsOf(async () => {
    response = await responseTo(QUERY, sent);
  });
  expect(response).toEqual(await byApollo(() => responseTo(QUERY, sent)));
  expect(statements.some((text) => text.includes('from member viewer'))).toBe(isRead);
});

it('leaves a query in the URL to Apollo, which requires a header that other sites cannot send', async () => {
  const get = () => client.agent.get('/graphql').query({ query: QUERY });
  expect((await get()).status).toBe(400);
  expect((await get().set('apollo-require-preflight', '1')).body).toEqual({
    data: { viewer: { id: String(member.id), loginId: member.loginId } },
  });
});

it('refuses an invalid document each time', async () => {
  for (let times = 0; times < 3; times += 1)
    expect(await client.code('{ viewer { nowhere } }')).toBe('GRAPHQL_VALIDATION_FAILED');
});
