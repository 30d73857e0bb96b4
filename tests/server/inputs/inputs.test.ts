import type { TestClient } from '../../../server/test-kit/clients/client';
import { buildMember, buildProject, buildStudy } from '../../../server/test-kit/factories/factories';
import { asInput, asInputField } from '../../../server/test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import {
  badNumbers,
  badTexts,
  type HostileInput,
  INPUTS,
  NO_TEXT,
} from '../../../server/test-kit/catalogue/hostile-inputs';
import { GQL, STUDY_INPUT } from '../../../server/test-kit/clients/graphql-operations';
import { expectProblem } from '../../../server/test-kit/clients/outcomes';

let app: TestApp;
let client: TestClient;
let studyId: number;

beforeAll(async () => {
  app = await startTestApp();
  client = await app.as(await buildMember(app.em()));
  studyId = (await buildStudy(app.em())).id;
});

afterAll(() => app.close());

/** Counts the rows of all tables. */
async function countRows(): Promise<unknown> {
  const tables = ['member', 'notice', 'application', 'comment', 'favourite', 'notification'];
  const [row] = await app.sql(
    `select ${tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}`,
  );
  return row;
}

async function expectRefusedByRest({ rest, valid }: HostileInput, field: string, value: unknown): Promise<void> {
  if (rest === undefined) return;
  const answer = await client.rest('post', rest.replace(':id', String(studyId)), { ...valid, [field]: value });
  expect([value, answer.status]).toEqual([value, 400]);
  expectProblem(answer, 'VALIDATION_FAILED', [field]);
  expect((answer.body as { errors: Record<string, string> }).errors[field]).toMatch(/[가-힣].*요\.$/);
}

/** GraphQL itself refuses a value of the wrong type. The server's own rules refuse other values. */
async function expectRefusedByGraphQL(
  { query, rest, valid }: HostileInput,
  field: string,
  value: unknown,
): Promise<void> {
  const about = rest?.includes(':id') ? { noticeId: String(studyId) } : {};
  const answer = await client.graphql(query, { input: { ...about, ...asInput({ ...valid, [field]: value }) } });
  const [error] = answer.errors ?? [];
  // A mutation with a nullable result returns data in which only the result is null.
  expect(Object.values(answer.data ?? {}).filter((result) => result !== null)).toEqual([]);
  if (typeof value === 'string' && error?.extensions.code !== 'BAD_USER_INPUT') {
    expect([value, error?.extensions]).toEqual([
      value,
      {
        code: 'VALIDATION_FAILED',
        fields: { [asInputField(field)]: expect.stringMatching(/[가-힣].*요\.$/) as string },
      },
    ]);
  } else {
    expect(error?.extensions.code).toMatch(/^(BAD_USER_INPUT|VALIDATION_FAILED)$/);
  }
}

describe.each(INPUTS.map((input) => [input.name, input] as const))('%s', (_name, input) => {
  it.each(Object.keys(input.texts))('[I3] [I6] [I7] [I12] refuses invalid text for %s', async (field) => {
    const bounds = input.texts[field] ?? { min: 0, max: 0 };
    const before = await countRows();
    for (const value of [...NO_TEXT, ...badTexts(bounds), ...(bounds.min > 0 ? [null, undefined] : [])]) {
      await expectRefusedByRest(input, field, value);
      await expectRefusedByGraphQL(input, field, value);
    }
    expect(await countRows()).toEqual(before);
  });

  const numbers = Object.keys(input.numbers);
  if (numbers.length > 0) {
    it.each(numbers)('[I3] refuses invalid numbers for %s', async (field) => {
      const before = await countRows();
      for (const value of badNumbers(input.numbers[field] ?? { min: 0, max: 0 })) {
        await expectRefusedByRest(input, field, value);
        await expectRefusedByGraphQL(input, field, value);
      }
      expect(await countRows()).toEqual(before);
    });
  }
});

it.each(['frontend', 'ADMIN', ' FRONTEND', 3, true, ['FRONTEND'], { role: 'FRONTEND' }])(
  '[I3] an application for the role %j is refused',
  async (role) => {
    const project = await buildProject(app.em());
    const answer = await client.rest('post', `/projects/${project.id}/applications`, { application: '글', role });
    expectProblem(answer, 'VALIDATION_FAILED', ['role']);
    expect(await client.code(GQL.apply, { input: { noticeId: project.id, role } })).toMatch(
      /BAD_USER_INPUT|VALIDATION_FAILED/,
    );
    expect(await app.sql('select 1 from application where notice_id = ?', [project.id])).toEqual([]);
  },
);

describe('[I12] text of the maximum number of code points is stored completely, including emoji', () => {
  it.each([['😀'], ['한'], ['𠮷']])('%s', async (sign) => {
    const study = { title: sign.repeat(100), recruitNumber: '100', content: sign.repeat(10_000) };
    const posted = await client.rest('post', '/studies', study);
    expect(posted.status).toBe(201);
    const { body } = await client.rest('get', `/studies/${(posted.body as { studyId: number }).studyId}`);
    expect(body).toMatchObject({ title: study.title, content: study.content, recruitNumber: 100 });
  });
});

describe('[I10] text that looks like markup, script or SQL is stored as text', () => {
  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; DROP TABLE member; --",
    '${7*7} {{7*7}} <%= 7*7 %>',
    'javascript:alert(1)',
    '../../etc/passwd',
    '%00 %0a \\u0000 \\x00',
    '🏳️‍🌈 ㈜한빛 ½ ⓐ',
    '__proto__',
  ])('%s', async (text) => {
    const posted = await client.rest('post', '/studies', { ...STUDY_INPUT, title: text, content: text });
    const { studyId: id } = posted.body as { studyId: number };
    const read = await client.rest('get', `/studies/${id}`);
    expect(read.headers['content-type']).toMatch(/^application\/json/);
    expect(read.body).toMatchObject({ title: text, content: text });
    expect(await client.data(GQL.notice, { id })).toMatchObject({ notice: { title: text, content: text } });
    const page = await app.visitor().agent.get(`/study/${id}`);
    expect(page.text).not.toMatch(/<script>alert|<img src=x/);
  });
});

const INVALID_IDS = [
  '2147483648',
  '99999999999999999999',
  '0',
  '-1',
  '1.5',
  '01',
  '+1',
  '1e3',
  'abc',
  '%EF%BC%91',
  '1;DROP',
  '1%20',
  '%00',
  '1%00',
  '%ED%A0%80',
  '%',
  '%E0%A4%A',
  '__proto__',
  'null',
  '..%2f1',
  'a'.repeat(5_000),
];

describe('[I5] text that is not an id is a 404', () => {
  it.each(INVALID_IDS)('%.40s', async (id) => {
    const before = await countRows();
    const answers = [
      await client.agent.get(`/api/projects/${id}`),
      await client.agent.get(`/api/studies/check/${id}`),
      await client.agent.get(`/api/resume/${id}`),
      await client.agent.get(`/api/recruitments/${id}`),
      await client.agent.delete(`/api/comments/${id}`),
      await client.agent.delete(`/api/application/${id}/cancel`),
      await client.agent.post(`/api/studies/${id}/like`),
      await client.agent.put(`/api/studies/${id}`).send(STUDY_INPUT),
      await client.agent.patch(`/api/projects/${id}/recruiting`),
    ];
    for (const answer of answers) expectProblem(answer, 'NOT_FOUND');
    expect(await countRows()).toEqual(before);
  });

  it.each(['2147483648', '0', '-1', 'abc', '１', '1;DROP', ' 1', '', '\0', '\ud800', 2_147_483_648])(
    'over GraphQL: %j',
    async (id) => {
      for (const query of [GQL.favourite, GQL.remove, GQL.removeComment, GQL.approve]) {
        expect(await client.code(query, { id })).toBe('NOT_FOUND');
      }
      expect(await client.graphql(GQL.notice, { id })).toEqual({ data: { notice: null } });
      expect(await client.graphql(GQL.application, { id })).toEqual({ data: { application: null } });
    },
  );
});

describe('[I4] an invalid page is refused', () => {
  it.each([
    'page=-1',
    'page=1e9',
    'page=1.5',
    'page=1000001',
    'page=',
    'page=abc',
    'page=1&page=2',
    'size=0',
    'size=101',
    'size=1000000',
    'size=-1',
    'size=1.5',
    'size=%00',
  ])('%s', async (query) => {
    for (const base of ['/projects', '/studies']) {
      expectProblem(await client.rest('get', `${base}?${query}`), 'VALIDATION_FAILED', [query.split('=', 1)[0] ?? '']);
    }
  });

  it.each(['page[a]=1', '__proto__[page]=-1', 'other=1', 'page=0&page[]=5'])('%s is ignored', async (query) => {
    expect((await client.rest('get', `/projects?${query}`)).body).toMatchObject({ number: 0, size: 12 });
  });

  it.each([
    ['page: -1', 'page'],
    ['page: 1000001', 'page'],
    ['size: 0', 'size'],
    ['size: 101', 'size'],
  ])('over GraphQL: %s', async (args, field) => {
    const { errors } = await client.graphql(`{ notices(${args}) { totalCount } }`);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) as string },
    });
  });

  const LISTS_OF_NOTICES = ['ownedNotices', 'favourites', 'applications'];
  const LISTS = ['notifications', ...LISTS_OF_NOTICES];
  const idCursor = (id: string): string => Buffer.from(`id:${id}`).toString('base64url');

  it.each<[cursor: string, lists: string[]]>([
    ['', LISTS],
    ['abc', LISTS],
    [idCursor(''), LISTS],
    [idCursor('-1'), LISTS],
    ['\0', LISTS],
    ['한글', LISTS],
    ['x'.repeat(10_000), LISTS],
    [idCursor('9999999999'), LISTS_OF_NOTICES],
    [idCursor('9007199254740993'), LISTS],
  ])('an invalid cursor (%#)', async (after, lists) => {
    for (const list of lists) {
      const query = `query ($after: String) { viewer { ${list}(after: $after) { nodes { id } } } }`;
      const { errors } = await client.graphql(query, { after });
      expect([list, errors?.[0]?.extensions]).toEqual([
        list,
        { code: 'VALIDATION_FAILED', fields: { after: expect.stringMatching(/[가-힣]/) as string } },
      ]);
    }
  });
});
