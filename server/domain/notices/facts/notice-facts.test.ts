import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { TestClient } from '../../../test-kit/clients/client';
import { asInput } from '../../../test-kit/clients/graphql-inputs';
import { BOTH_KINDS, KINDS } from '../../../test-kit/clients/graphql-operations';
import { graphqlVerdict } from '../../../test-kit/clients/outcomes';
import { setClock } from '../../../test-kit/database/clock';
import { statementsOf } from '../../../test-kit/database/sent-statements';
import { buildMember } from '../../../test-kit/factories/factories';
import { NoticeKind } from '../notice.entity';

const FACTS = {
  course: { name: '소프트웨어공학', section: '01' },
  semester: '2026-2',
  weeklyHours: 5,
  weeks: 8,
  meetings: [
    { day: 'WEDNESDAY', start: '19:00', minutes: 120 },
    { day: 'MONDAY', start: '08:30', minutes: 30 },
  ],
  meetingMode: 'MIXED',
};

const NO_FACTS = { course: null, semester: null, weeklyHours: null, weeks: null, meetings: [], meetingMode: null };

const FIELDS = 'course { name section } semester weeklyHours weeks meetings { day start minutes } meetingMode';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  await setClock(app, '2026-11-27T12:00:00+09:00');
  client = await app.as(await buildMember(app.em()));
});

type Kind = (typeof BOTH_KINDS)[number];

const { STUDY } = NoticeKind;

const inputOf = (kind: Kind, changes: object = {}) => ({ ...asInput(KINDS[kind].input), ...changes });

/** Posts a notice with these facts and returns its id. */
async function post(kind: Kind, facts: object = FACTS): Promise<string> {
  const data = await client.data<Record<string, Record<string, { id: string }>>>(KINDS[kind].create, {
    input: inputOf(kind, facts),
  });
  const [payload] = Object.values(data);
  return Object.values(payload ?? {})[0]?.id ?? '';
}

async function read(id: string): Promise<object> {
  return (await client.data<{ notice: object }>(`query ($id: ID!) { notice(id: $id) { ${FIELDS} } }`, { id })).notice;
}

const update = (kind: Kind, id: string, changes: object) =>
  graphqlVerdict(client, KINDS[kind].update, { input: { id, ...inputOf(kind, changes) } });

const OK = { code: 'OK', fields: [] };
const refused = (field: string) => ({ code: 'VALIDATION_FAILED', fields: [field] });

describe.each(BOTH_KINDS)('the facts of a %s', (kind) => {
  it('are stored as they were written, the meetings in their order', async () => {
    expect(await read(await post(kind))).toEqual(FACTS);
  });

  it('are all optional, and an edit removes them by null', async () => {
    expect(await read(await post(kind, {}))).toEqual(NO_FACTS);
    const id = await post(kind);
    const nulls = Object.fromEntries(Object.keys(FACTS).map((name) => [name, null]));
    expect(await update(kind, id, nulls)).toEqual(OK);
    expect(await read(id)).toEqual(NO_FACTS);
  });

  it('stay in an edit without them, over GraphQL and REST', async () => {
    const id = await post(kind);
    expect(await update(kind, id, {})).toEqual(OK);
    const { base, input } = KINDS[kind];
    await client.rest('put', `${base}/${id}`, { ...input, title: '고친 제목' });
    await client.rest('post', `${base}/${id}`, { ...input, title: '또 고친 제목' });
    expect(await read(id)).toEqual(FACTS);
  });

  it('are missing in REST, byte for byte', async () => {
    const { base, idName } = KINDS[kind];
    const textOf = async (id: string) => {
      const { text } = await client.rest('get', `${base}/${id}`);
      return text.replaceAll(`Id":${id},`, `Id":0,`);
    };
    const plain = await textOf(await post(kind, {}));
    expect(plain).toContain(idName);
    expect(await textOf(await post(kind))).toBe(plain);
  });

  it('are part of the state in the error of an outdated edit', async () => {
    const id = await post(kind);
    await update(kind, id, { weeks: 9 });
    const { errors } = await client.graphql(KINDS[kind].update, {
      input: { id, expectedVersion: 1, ...inputOf(kind, { weeks: 10 }) },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'STALE', current: { version: 2, ...FACTS, weeks: 9 } });
  });

  it('keep the version if an edit repeats them', async () => {
    const id = await post(kind);
    await update(kind, id, FACTS);
    const query = 'query ($id: ID!) { notice(id: $id) { version } }';
    expect(await client.data(query, { id })).toEqual({ notice: { version: 1 } });
  });

  it.each([
    ['the present semester', '2026-11-27', '2026-2', OK],
    ['the next semester', '2026-11-27', '2027-1', OK],
    ['a past semester', '2026-11-27', '2026-1', refused('semester')],
    ['a later semester', '2026-11-27', '2027-2', refused('semester')],
    ['the second semester in February', '2027-02-28', '2026-2', OK],
    ['the second semester in March', '2027-03-01', '2026-2', refused('semester')],
    ['the first semester in August', '2027-08-31', '2027-1', OK],
    ['the first semester in September', '2027-09-01', '2027-1', refused('semester')],
    ['another word', '2026-11-27', '2026-3', refused('semester')],
  ])('may name %s: on %s %s', async (_what, day, semester, verdict) => {
    await setClock(app, `${day}T12:00:00+09:00`);
    expect(await graphqlVerdict(client, KINDS[kind].create, { input: inputOf(kind, { semester }) })).toEqual(verdict);
  });

  it('keep an older semester in an edit', async () => {
    const id = await post(kind);
    await setClock(app, '2027-09-01T12:00:00+09:00');
    expect(await update(kind, id, { semester: '2026-2', weeks: 3 })).toEqual(OK);
    expect(await update(kind, id, { semester: '2027-1' })).toEqual(refused('semester'));
    expect(await read(id)).toEqual({ ...FACTS, weeks: 3 });
  });

  it('have a course only with a semester', async () => {
    const { course } = FACTS;
    expect(await graphqlVerdict(client, KINDS[kind].create, { input: inputOf(kind, { course }) })).toEqual(
      refused('semester'),
    );
    const id = await post(kind);
    expect(await update(kind, id, { semester: null })).toEqual(refused('semester'));
    expect(await update(kind, id, { semester: null, course: null })).toEqual(OK);
    expect(await read(id)).toEqual({ ...FACTS, semester: null, course: null });
  });
});

const meetingOf = (changes: object) => ({ meetings: [{ day: 'FRIDAY', start: '19:00', minutes: 60, ...changes }] });

it.each([
  ['a name of 51 characters', 'course', { course: { name: '가'.repeat(51) }, semester: '2026-2' }],
  ['an empty name', 'course', { course: { name: ' ' }, semester: '2026-2' }],
  ['a section of 11 characters', 'course', { course: { name: '가', section: '1'.repeat(11) }, semester: '2026-2' }],
  ['a start before 8:00', 'meetings', meetingOf({ start: '07:30' })],
  ['a start between half hours', 'meetings', meetingOf({ start: '19:15' })],
  ['a start after 23:30', 'meetings', meetingOf({ start: '24:00' })],
  ['a short meeting', 'meetings', meetingOf({ minutes: 0 })],
  ['a long meeting', 'meetings', meetingOf({ minutes: 270 })],
  ['a length between half hours', 'meetings', meetingOf({ minutes: 45 })],
  ['an end after midnight', 'meetings', meetingOf({ start: '23:30', minutes: 60 })],
  ['four meetings', 'meetings', { meetings: Array.from({ length: 4 }, () => meetingOf({}).meetings[0]) }],
])('%s is refused at the field %s', async (_what, field, facts) => {
  expect(await graphqlVerdict(client, KINDS[STUDY].create, { input: inputOf(STUDY, facts) })).toEqual(refused(field));
});

it('a meeting may end at midnight, and a course may have no section', async () => {
  const facts = { ...meetingOf({ start: '23:30', minutes: 30 }), course: { name: '캡스톤디자인' }, semester: '2026-2' };
  const expected = { ...NO_FACTS, ...facts, course: { name: '캡스톤디자인', section: '' } };
  expect(await read(await post(STUDY, facts))).toEqual(expected);
});

it('a list with the facts of its notices is one statement', async () => {
  await post(STUDY);
  const list = () => client.data(`{ notices { nodes { ${FIELDS} } } }`);
  expect(await statementsOf(list)).toHaveLength(1);
});
