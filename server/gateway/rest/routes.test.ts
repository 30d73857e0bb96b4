import type { TestClient } from '../../test-kit/clients/client';
import { buildApplication, buildMember, buildProject, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { BOTH_KINDS, KINDS, PROJECT_INPUT } from '../../test-kit/clients/graphql-operations';
import { expectProblem } from '../../test-kit/clients/outcomes';
import { REST_ROWS, WRONG_METHODS } from '../../test-kit/catalogue/rest-rows';

let app: TestApp;
let member: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  member = await app.as(await buildMember(app.em()));
});

afterAll(() => app.close());

const withId = (path: string, id: string | number): string => path.replace(':id', String(id));

/** A body that is valid for every path, so that only the id or the session is wrong. */
const BODY = { ...PROJECT_INPUT, comment: '안녕하세요.', application: '함께해요.', role: 'BACKEND' };

describe('a session', () => {
  it.each(REST_ROWS.filter(({ open }) => !open))('is needed for $method $path', async ({ method, path }) => {
    const response = await app.visitor().rest(method, withId(path, 1), method === 'get' ? undefined : BODY);
    expectProblem(response, 'UNAUTHENTICATED');
  });

  it('is needed before the body is validated', async () => {
    expectProblem(await app.visitor().rest('post', '/projects', {}), 'UNAUTHENTICATED');
  });

  it.each(REST_ROWS.filter(({ open }) => open))('is not needed for $method $path', async ({ method, path }) => {
    const response = await app.visitor().rest(method, path, {});
    expect(response.status).toBe(path === '/auth/logout' ? 200 : 400);
  });

  it('is not needed for the 404 of an unknown path', async () => {
    expectProblem(await app.visitor().rest('get', '/nowhere'), 'NOT_FOUND');
  });

  it('of a deleted member reads and writes nothing', async () => {
    const leaver = await buildMember(app.em());
    const client = await app.as(leaver);
    await buildProject(app.em());
    await app.sql('delete from member where id = ?', [leaver.id]);
    expectProblem(await client.rest('post', '/projects', PROJECT_INPUT), 'UNAUTHENTICATED');
    expectProblem(await client.rest('get', '/members/profile'), 'UNAUTHENTICATED');
    expectProblem(await client.rest('get', '/projects/recent'), 'UNAUTHENTICATED');
    expectProblem(await client.rest('get', '/projects'), 'UNAUTHENTICATED');
  });
});

describe('an unsupported method', () => {
  it.each(WRONG_METHODS)(
    '$method $path responds with 405 and the allowed methods',
    async ({ path, method, allowed }) => {
      const response = await member.rest(method, withId(path, 1), method === 'get' ? undefined : {});
      expectProblem(response, 'METHOD_NOT_ALLOWED');
      const named = (response.headers.allow ?? '').split(', ').filter((name) => name !== 'HEAD' && name !== 'OPTIONS');
      expect(named.sort()).toEqual(allowed.map((name) => name.toUpperCase()).sort());
    },
  );
});

const INVALID_IDS = [
  'abc',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '01',
  '+1',
  '%201',
  '99999999999999999999',
  '2147483648',
  encodeURIComponent('１'),
  encodeURIComponent('1;DROP'),
  encodeURIComponent("1' or '1'='1"),
  '1%00',
  '%E0%A4%A',
];

describe.each(REST_ROWS.filter(({ path }) => path.includes(':id')))('$method $path [I5]', ({ method, path }) => {
  it.each(INVALID_IDS)('responds with 404 for the id %s', async (id) => {
    const response = await member.rest(method, withId(path, id), method === 'get' ? undefined : BODY);
    expectProblem(response, 'NOT_FOUND');
  });

  it('responds with 404 for an unknown id, also the largest', async () => {
    for (const id of [987_654, 2_147_483_647]) {
      expectProblem(await member.rest(method, withId(path, id), method === 'get' ? undefined : BODY), 'NOT_FOUND');
    }
  });
});

describe.each(BOTH_KINDS)('a path of a %s', (kind) => {
  const paths = REST_ROWS.filter(({ path }) => path.startsWith(`${KINDS[kind].base}/`) && path.includes(':id'));

  it.each(paths)(
    '$method $path responds with 404 for a notice of the other kind and for an application',
    async (row) => {
      const owner = await buildMember(app.em());
      const client = await app.as(owner);
      const other = await (kind === 'PROJECT' ? buildStudy : buildProject)(app.em(), { owner });
      const application = await buildApplication(app.em(), { notice: other });
      for (const id of [other.id, application.id]) {
        const response = await client.rest(row.method, withId(row.path, id), row.method === 'get' ? undefined : BODY);
        expectProblem(response, 'NOT_FOUND');
      }
      expect(await app.sql('select id from notice where id = ? and recruiting', [other.id])).toHaveLength(1);
    },
  );
});

describe('input that cannot be read', () => {
  const post = (body: string | Buffer, type = 'application/json') =>
    member.agent.post('/api/projects').set('Content-Type', type).send(body);

  it.each([
    ['broken JSON', '{"title": '],
    ['a JSON string', '"text"'],
    ['JSON null', 'null'],
    ['an array', '[]'],
    ['nothing', ''],
  ])('is refused with 400 in the format of every error: %s [I1]', async (_name, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('is refused with 413 if the body is too long [I1 I12]', async () => {
    expectProblem(await post(JSON.stringify({ title: 'x'.repeat(300_000) })), 'TOO_LARGE');
  });

  it.each([[['글']], [{ a: 1 }], [null], [1], [true]])('is refused with 400 if a text is %j [I3]', async (title) => {
    expectProblem(await member.rest('post', '/projects', { ...PROJECT_INPUT, title }), 'VALIDATION_FAILED', ['title']);
  });

  it('has a Korean message for every invalid field', async () => {
    const response = await member.rest('post', '/projects', {
      title: ' ',
      recruitNumber: 'many',
      field: 'x'.repeat(51),
    });
    expectProblem(response, 'VALIDATION_FAILED', ['title', 'recruitNumber', 'field', 'content']);
    const { errors, response_message: message } = response.body as {
      errors: Record<string, string>;
      response_message: string;
    };
    for (const text of Object.values(errors)) expect(text).toMatch(/[가-힣]+요\.$/);
    expect(Object.values(errors)).toContain(message);
  });
});
