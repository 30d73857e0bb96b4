import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Response } from 'supertest';
import type { TestClient } from '../../test-kit/clients/client';
import { expectSafe } from '../../test-kit/clients/described-responses';
import { buildMember } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL, STUDY_INPUT } from '../../test-kit/clients/graphql-operations';
import { expectProblem } from '../../test-kit/clients/outcomes';

const TEN_MEGABYTES = 10 * 1024 * 1024;

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  client = await app.as(await buildMember(app.em()));
});

afterAll(() => app.close());

afterEach(async () => {
  expect(await app.sql('select 1 from notice')).toEqual([]);
  expect((await app.visitor().agent.get('/livez')).status).toBe(200);
});

async function post(path: string, body: string | Buffer, headers: Record<string, string> = {}): Promise<Response> {
  const sent = client.agent.post(path).set({ 'Content-Type': 'application/json', ...headers });
  // Sends the body unchanged, because superagent would serialise it as JSON again.
  const response = await sent.serialize((given: unknown) => given as string).send(body as string);
  expectSafe(response);
  return response;
}

function codeOf(response: Response): string | undefined {
  const { code, errors } = response.body as { code?: string; errors?: { extensions: { code: string } }[] };
  return code ?? errors?.[0]?.extensions.code;
}

describe('[I1] [I12] a body over the limit is refused before it is read', () => {
  it.each(['/api/studies', '/api/auth/login', '/api/members', '/graphql'])('%s', async (path) => {
    const large = await post(path, JSON.stringify({ ...STUDY_INPUT, content: '가'.repeat(TEN_MEGABYTES / 3) }));
    expect([large.status, codeOf(large)]).toEqual([413, 'TOO_LARGE']);
    const bomb = await post(path, gzipSync(Buffer.alloc(TEN_MEGABYTES, 'a')), { 'Content-Encoding': 'gzip' });
    expect([bomb.status, codeOf(bomb)]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  });
});

/**
 * Sends the beginning of a form with a file of 1 MB. Returns the response that arrives before the
 * rest is sent.
 */
async function responseBeforeTheEnd(path: string): Promise<{ status: number | undefined; text: string }> {
  const boundary = 'x-boundary';
  const sent = request(new URL(path, app.url), {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': 1_000_000,
      'apollo-require-preflight': 'true',
    },
  });
  try {
    sent.write(`--${boundary}\r\nContent-Disposition: form-data; name="form"; filename="face.jpg"\r\n\r\n`);
    const [response] = (await once(sent, 'response', { signal: AbortSignal.timeout(5_000) })) as [IncomingMessage];
    return { status: response.statusCode, text: await text(response) };
  } finally {
    sent.destroy();
  }
}

it.each(['/api/members/profile', '/graphql'])("a visitor's file is refused at %s before it is read", async (path) => {
  const response = await responseBeforeTheEnd(path);
  expect(response.status).toBe(401);
  expect(response.text).toContain('"code":"UNAUTHENTICATED"');
});

describe('[I1] a body of the wrong form', () => {
  it.each<[what: string, body: string]>([
    ['cut off', '{"title":"글"'],
    ['with a comma too many', '{"title":"글",}'],
    ['in single quotes', "{'title':'글'}"],
    ['a bare word', 'hello'],
    ['a text', '"글"'],
    ['a number', '3'],
    ['null', 'null'],
    ['NaN', '{"recruitNumber":NaN}'],
    ['with a NUL', '{"title":"\0"}'],
    ['100,000 brackets', '['.repeat(100_000)],
    ['markup', '<?xml version="1.0"?><a/>'],
  ])('is refused with JSON: %s', async (_what, body) => {
    for (const path of ['/api/studies', '/api/auth/login', '/graphql']) {
      const response = await post(path, body);
      expect(response.status).toBe(400);
      expect(response.headers['content-type']).toMatch(/json/);
      expect(codeOf(response)).toMatch(/^(VALIDATION_FAILED|BAD_REQUEST)$/);
    }
  });

  it('with invalid UTF-8 is read with replacement characters', async () => {
    const response = await post('/api/auth/login', Buffer.from('{"loginId":"\xff\xfe","password":"x"}', 'latin1'));
    expectProblem(response, 'LOGIN_FAILED');
  });

  it('of 50,000 nested levels is refused as the wrong type', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expectProblem(await post('/api/studies', `{"title":${deep}}`), 'VALIDATION_FAILED', [
      'title',
      'recruitNumber',
      'content',
    ]);
    const objects = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    expect((await post('/graphql', `{"query":"{ viewer { id } }","variables":${objects}}`)).status).toBeLessThan(500);
  });

  it.each(['[]', '{}', '[{"title":"글"}]', ''])('is refused as a study: %j', async (body) => {
    expect(codeOf(await post('/api/studies', body))).toBe('VALIDATION_FAILED');
  });
});

describe('a body of another type is refused', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/octet-stream',
    'application/json-patch+json',
    'nonsense',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
  ])('%s', async (type) => {
    const response = await post('/api/studies', JSON.stringify(STUDY_INPUT), { 'Content-Type': type });
    expectProblem(response, 'UNSUPPORTED_MEDIA');
    expect(response.status).toBe(415);
  });

  it.each([
    [{ 'Content-Type': 'application/json; charset=nonsense' }, 415],
    [{ 'Content-Encoding': 'nonsense' }, 415],
    [{ 'Content-Encoding': 'gzip' }, 415],
  ])('%j', async (headers, status) => {
    for (const path of ['/api/studies', '/graphql']) {
      expect((await post(path, JSON.stringify(STUDY_INPUT), headers as Record<string, string>)).status).toBe(status);
    }
  });

  it.each<[what: string, type: string, body: string]>([
    ['no boundary', 'multipart/form-data', 'x'],
    ['nothing within', 'multipart/form-data; boundary=x', ''],
    ['cut off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="nickName"\r\n\r\n가'],
    ['no name', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\n가\r\n--x--\r\n'],
    [
      'prototype keys',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__[admin]"\r\n\r\n1\r\n--x--\r\n',
    ],
    [
      'too many fields',
      'multipart/form-data; boundary=x',
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(50)}--x--\r\n`,
    ],
    [
      'a field too long',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="nickName"\r\n\r\n${'가'.repeat(50_000)}\r\n--x--\r\n`,
    ],
    [
      'a name too long',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(5_000)}"\r\n\r\n1\r\n--x--\r\n`,
    ],
    [
      'a part of another name',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="other"; filename="a.jpg"\r\n\r\n1\r\n--x--\r\n',
    ],
    ['JSON', 'application/json', '{"nickName":"바뀜"}'],
  ])('a profile as multipart with %s', async (_what, type, body) => {
    const before = await client.rest('get', '/members/profile');
    const response = await post('/api/members/profile', body, { 'Content-Type': type });
    expect([400, 413]).toContain(response.status);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect((await client.rest('get', '/members/profile')).body).toEqual(before.body);
    expect({}).not.toHaveProperty('admin');
  });
});

describe('keys of the prototype', () => {
  const HOSTILE = '"__proto__":{"admin":true,"title":"글"},"constructor":{"prototype":{"admin":true}},"toString":1';

  it('are ignored or refused like unknown keys', async () => {
    expectProblem(await post('/api/studies', `{${HOSTILE}}`), 'VALIDATION_FAILED', [
      'title',
      'recruitNumber',
      'content',
    ]);
    const variables = `{"input":{"headcount":3,"content":"글",${HOSTILE}}}`;
    const response = await post('/graphql', `{"query":${JSON.stringify(GQL.createStudy)},"variables":${variables}}`);
    expect(codeOf(response)).toBe('BAD_USER_INPUT');
    expect({}).not.toHaveProperty('admin');
  });
});
