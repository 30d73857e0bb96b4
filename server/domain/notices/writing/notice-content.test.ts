import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertInputObjectType, buildSchema, getNamedType } from 'graphql';
import { BOUNDS, type Bounds } from '../../../../shared/bounds';
import { semesterOf } from '../../../../shared/semester';
import { seoulDate } from '../../../platform/text/seoul-time';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { TestClient } from '../../../test-kit/clients/client';
import { asInput } from '../../../test-kit/clients/graphql-inputs';
import { BOTH_KINDS, KINDS } from '../../../test-kit/clients/graphql-operations';
import { graphqlVerdict } from '../../../test-kit/clients/outcomes';
import { buildMember } from '../../../test-kit/factories/factories';
import { NOT_IN_REST } from '../notice.testing';
import { NoticeKind } from '../notice.entity';

// The fields come from the schema, so that a new field of the inputs is tested without a line here.

const schema = buildSchema(readFileSync(join(__dirname, '../../../../schema.graphql'), 'utf8'));

const TYPES = { [NoticeKind.PROJECT]: 'Project', [NoticeKind.STUDY]: 'Study' } as const;

const fieldsOf = (kind: (typeof BOTH_KINDS)[number]) =>
  Object.values(assertInputObjectType(schema.getType(`Create${TYPES[kind]}Input`)).getFields());

const NEXT_WEEK = seoulDate(new Date(Date.now() + 7 * 24 * 60 * 60 * 1000));

const boundsOf = (name: string): Bounds | undefined => (BOUNDS as Readonly<Record<string, Bounds>>)[name];

/** Returns a value of this size: a text with so many letters, or the number. */
const valueOf = (type: string, size: number) => (type === 'String' ? '가'.repeat(size) : size);

const bounded = BOTH_KINDS.flatMap((kind) =>
  fieldsOf(kind).flatMap(({ name, type }) => {
    const bounds = boundsOf(name);
    return bounds ? [[name, kind, getNamedType(type).name, bounds.max] as const] : [];
  }),
);

const SEMESTER = semesterOf(seoulDate(new Date()));

/** Values of the fields without bounds. */
const SPECIAL: Readonly<Record<string, unknown>> = {
  deadline: NEXT_WEEK,
  verifiedOnly: true,
  course: { name: '소프트웨어공학', section: '01' },
  semester: SEMESTER,
  meetings: [{ day: 'MONDAY', start: '19:00', minutes: 60 }],
  meetingMode: 'ONLINE',
  questions: ['왜 하고 싶나요?', '언제 만날 수 있나요?'],
};

/** Values that a field requires in the same edit. */
const REQUIRED: Readonly<Record<string, object>> = { course: { semester: SEMESTER } };

/** Selections of the fields that are objects, and their values as the inputs have them. */
const OBJECTS: Readonly<Record<string, { selection: string; toInput?: (value: never) => unknown }>> = {
  course: { selection: '{ name section }' },
  meetings: { selection: '{ day start minutes }' },
  questions: { selection: '{ text }', toInput: (questions: { text: string }[]) => questions.map(({ text }) => text) },
};

/** Fields that REST does not send, with values that differ from those of a new notice. */
const settings = BOTH_KINDS.flatMap((kind) =>
  fieldsOf(kind)
    .filter(({ name }) => name in NOT_IN_REST[kind])
    .map(({ name, type }) => {
      const value = SPECIAL[name] ?? valueOf(getNamedType(type).name, boundsOf(name)?.max ?? 0);
      return [name, kind, value] as const;
    }),
);

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  client = await app.as(await buildMember(app.em()));
});

afterAll(() => app.close());

/** Posts a notice and returns its id and a function that reads the field, or another one. */
async function post(kind: (typeof BOTH_KINDS)[number], name: string, value: unknown) {
  const type = TYPES[kind];
  const { created } = await client.data<{ created: { notice: { id: string } } }>(
    `mutation ($input: Create${type}Input!) {
      created: create${type}(input: $input) { notice: ${type.toLowerCase()} { id } }
    }`,
    { input: { ...asInput(KINDS[kind].input), [name]: value } },
  );
  const { id } = created.notice;
  const read = async (field = name): Promise<unknown> => {
    const { selection, toInput = (stored: unknown) => stored } = OBJECTS[field] ?? { selection: '' };
    const { notice } = await client.data<{ notice: Record<string, never> }>(
      `query ($id: ID!) { notice(id: $id) { ... on ${type} { ${field} ${selection} } } }`,
      { id },
    );
    return toInput(notice[field] as never);
  };
  return { id, read };
}

it.each(bounded)('%s of a %s is stored in its full length, and refused beyond it', async (name, kind, type, max) => {
  const { read } = await post(kind, name, valueOf(type, max));
  expect(await read()).toEqual(valueOf(type, max));
  const input = { ...asInput(KINDS[kind].input), [name]: valueOf(type, max + 1) };
  const refused = { code: 'VALIDATION_FAILED', fields: [name] };
  expect(await graphqlVerdict(client, KINDS[kind].create, { input })).toEqual(refused);
});

it.each(settings)(
  '%s of a %s counts a version with an edit, and stays in an edit without it',
  async (name, kind, value) => {
    const { base, input, update } = KINDS[kind];
    const { id, read } = await post(kind, name, undefined);
    expect(await read()).not.toEqual(value);
    await client.data(update, { input: { id, ...asInput(input), ...REQUIRED[name], [name]: value } });
    expect(await read()).toEqual(value);
    expect(await read('version')).toBe(2);
    await client.data(update, { input: { id, ...asInput(input) } });
    await client.rest('put', `${base}/${id}`, input);
    expect(await read()).toEqual(value);
  },
);
