import fc from 'fast-check';
import { isInputObjectType } from 'graphql';
import { z } from 'zod';
import { createSchema } from '../../../server/gateway/graphql/schema';
import { modules } from '../../../server/modules';
import { createPubsub } from '../../../server/platform/shared-state/pubsub';
import { schemaOf } from '../../../server/platform/text/validation';
import type { TestClient } from '../../../server/test-kit/clients/client';
import { expectDescribed, expectSafe } from '../../../server/test-kit/clients/described-responses';
import { buildApplication, buildMember, buildProject, buildStudy } from '../../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import type { Route } from '../../../server/domain/kit/api/route';

let app: TestApp;
let client: TestClient;
let ids: string[];

beforeAll(async () => {
  app = await startTestApp();
  const member = await buildMember(app.em());
  client = await app.as(member);
  const own = await buildProject(app.em(), { owner: member });
  const theirs = await buildStudy(app.em());
  const application = await buildApplication(app.em(), { notice: own });
  ids = [own, theirs, application].map(({ id }) => String(id));
});

afterAll(() => app.close());

/** Paths that end the session. */
const ENDING = new Set(['/auth/logout', '/auth/login']);
/** Mutations that end the session or change the password. */
const ENDING_MUTATIONS = new Set(['logIn', 'logOut', 'withdraw', 'changePassword']);
const ROUTES = modules.routes.filter(({ path }) => !ENDING.has(path));
const FIELDS = [...new Set(ROUTES.flatMap(({ body }) => (body ? fieldsOf(body) : [])))];

/** Names of an input's fields. */
function fieldsOf(body: NonNullable<Route['body']>): string[] {
  const schema = schemaOf(body);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' ', '\0', '\ud800', '3'),
);
const anyJson = fc.oneof(fc.jsonValue(), text, fc.integer(), fc.double(), fc.constantFrom(null, [], {}, true, -0));
const nearlyAnInput = fc.dictionary(fc.constantFrom(...FIELDS, '__proto__', 'id'), anyJson);
const body = fc.oneof(nearlyAnInput, fc.jsonValue());

const schema = createSchema(createPubsub());

/** Arbitrary values for an operation's input. The fields have the right type or any type. */
function inputOf(query: string): fc.Arbitrary<object> {
  const type = schema.getType(/\$input: (\w+)!/.exec(query)?.[1] ?? '');
  if (!isInputObjectType(type)) return fc.constant({});
  const fields = Object.values(type.getFields()).map(({ name, type: fieldType }) => {
    const fitting = String(fieldType).startsWith('ID') ? fc.constantFrom(...ids) : text;
    const value = String(fieldType).startsWith('Int') ? fc.integer({ min: -1, max: 101 }) : fitting;
    return [name, fc.oneof({ weight: 9, arbitrary: value }, anyJson)] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

it('requests with random JSON get a documented response from every REST path and never cause a 5xx', async () => {
  const id = fc.oneof(
    fc.constantFrom(...ids),
    fc.integer().map(String),
    fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
  );
  expect(FIELDS).toContain('title');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ROUTES), id, body, async (route, value, sent) => {
      const path = route.path.replace(':id', value === '' ? '0' : value);
      const request = client.agent[route.method](`/api${path}`).set('Content-Type', 'application/json');
      const answer = await (route.method === 'get' ? request : request.send(JSON.stringify(sent)));
      expectSafe(answer);
      // The description of a route without a body does not cover requests with one.
      if (route.body) expectDescribed(route.method, path, answer);
    }),
    { numRuns: 600 },
  );
  expect((await client.rest('get', '/members/profile')).status).toBe(200);
});

it('operations with random JSON in their variables get a response and never cause INTERNAL', async () => {
  const operations = Object.entries(GQL).filter(([name]) => !ENDING_MUTATIONS.has(name));
  const anyId = fc.oneof(fc.constantFrom(...ids), anyJson);
  const sending = fc.constantFrom(...operations).chain(([, query]) => {
    const inputs = fc.oneof(inputOf(query), body);
    return fc.record({ query: fc.constant(query), variables: fc.record({ id: anyId, input: inputs }) });
  });
  await fc.assert(
    fc.asyncProperty(sending, async ({ query, variables }) => {
      const answer = await client.agent.post('/graphql').send({ query, variables });
      expectSafe(answer);
      expect([200, 400]).toContain(answer.status);
    }),
    { numRuns: 600 },
  );
});

it('random GraphQL documents get a response and never cause INTERNAL', async () => {
  const words = fc.constantFrom(
    '{',
    '}',
    '(',
    ')',
    'viewer',
    'id',
    '...',
    'on',
    'Notice',
    'fragment',
    'query',
    '$a',
    ':',
    '@include',
    '"',
    '"""',
    '1',
    '!',
    'notices',
    'nodes',
  );
  const document = fc.oneof(
    fc.array(words, { maxLength: 30 }).map((parts) => parts.join(' ')),
    text,
  );
  await fc.assert(
    fc.asyncProperty(document, async (query) => {
      const answer = await client.agent.post('/graphql').send({ query });
      expectSafe(answer);
      expect([200, 400]).toContain(answer.status);
    }),
    { numRuns: 400 },
  );
});

/**
 * Stored form of text with several lines (rules/bounds.md), by another implementation than the
 * server's. Text on one line is compared by its visible part.
 */
function asStored(given: string): string {
  const characters = [...given.replace(/\r\n|\u2028|\u2029/g, '\n')].filter(
    (character) => character === '\n' || character === '\t' || !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(character),
  );
  return characters.join('').normalize('NFC').trim();
}

/** Visible part of text on one line. */
function asSeen(shown: string): string {
  return shown.normalize('NFC').replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}\ufffc]|\s/gu, '');
}

it('accepted text is returned in its stored form, equal over both transports', async () => {
  const content = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
  const title = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.string({ minLength: 1, maxLength: 60 }),
  );
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(title, content, async (givenTitle, givenContent) => {
      const given = { title: givenTitle, content: givenContent, recruitNumber: 3 };
      const posted = await client.rest('post', '/studies', given);
      if (posted.status === 400) return;
      accepted += 1;
      const id = (posted.body as { studyId: number }).studyId;
      const read = (await client.rest('get', `/studies/${id}`)).body as { title: string; content: string };
      expect(read.content).toBe(asStored(givenContent));
      expect(asSeen(read.title)).toBe(asSeen(givenTitle));
      expect(await client.data(GQL.notice, { id })).toMatchObject({
        notice: { title: read.title, content: read.content },
      });
    }),
    { numRuns: 200 },
  );
  expect(accepted).toBeGreaterThan(50);
});
