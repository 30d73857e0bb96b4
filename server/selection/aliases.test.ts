import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type FieldNode, Kind, type NameNode, parse, print, specifiedRules, validate, visit } from 'graphql';
import { createPubsub } from '../platform/shared-state/pubsub';
import { queryFieldByField } from '../test-kit/catalogue/field-by-field';
import { startTestApp, type TestApp } from '../test-kit/app/test-app';
import { randomQueries } from '../test-kit/catalogue/random-queries';
import { statementsOf } from '../test-kit/database/sent-statements';
import { buildVariedData, type VariedData } from '../test-kit/factories/varied-data';
import { createArmor } from '../gateway/graphql/document-limits';
import { createSchema } from '../gateway/graphql/schema';
import { definitionsOf } from './definitions';

const SETTINGS = { SCHOOL_PROOF: 'optional' };

/** Maximum number of aliases in a document. */
const MAX_ALIASES = 15;

/** Number of names from statements that are tested with each query. */
const NAMES_OF_QUERY = 4;

/** Names that are tested with every query: a table, a column and an SQL keyword. */
const ALWAYS = ['item', 'value', 'order'];

const schema = createSchema(createPubsub());
const RULES = [...specifiedRules, ...createArmor().validationRules];
const QUERIES = fc.sample(randomQueries(schema, definitionsOf(schema)), 25);

let folder: string;
let app: TestApp;
let testData: VariedData;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanteam-aliases-'));
  await mkdir(join(folder, 'web'));
  await writeDocuments(QUERIES);
  app = await startTestApp(SETTINGS, undefined, join(folder, 'web'));
  testData = await buildVariedData(app);
}, 120_000);

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Stores the documents that servers compile at their start. */
const writeDocuments = (documents: readonly string[]): Promise<void> =>
  writeFile(join(folder, 'documents.json'), JSON.stringify(documents));

/** Adds this alias to the first field of as many objects as possible. */
function withAlias(query: string, alias: string): string {
  let aliases = 0;
  return print(
    visit(parse(query), {
      Field: (field) => (field.alias ? { ...field, alias: undefined } : undefined),
      SelectionSet: ({ kind, selections }) => {
        const index = selections.findIndex((each) => each.kind === Kind.FIELD);
        aliases += 1;
        if (index < 0 || aliases > MAX_ALIASES) return undefined;
        const name: NameNode = { kind: Kind.NAME, value: alias };
        return { kind, selections: selections.with(index, { ...(selections[index] as FieldNode), alias: name }) };
      },
    }),
  );
}

const isValid = (query: string): boolean => validate(schema, parse(query), RULES).length === 0;

/** Names in a statement. */
const namesIn = (statement: string): string[] => [...new Set(statement.match(/\b[a-z]\w*/gi))];

it('[G14] reads a query in one statement under every alias, including the names in that statement', async () => {
  const client = await app.as(testData.viewers.applicant);
  const [notice] = testData.notices;
  const [comment] = testData.comments;
  const [token] = testData.invitationTokens;
  const ids = { id: notice?.id, application: notice?.id, comment: comment?.id };
  const page = { page: 0, size: 5, sort: 'NEWEST', kind: 'PROJECT', first: 3 };
  const variables = { ...ids, ...page, token, state: 'DECIDED', school: '서울', shareUrl: '/study/1' };
  const renamed: string[] = [];
  for (const query of QUERIES) {
    const [statement = '', ...others] = await statementsOf(() => client.graphql(query, variables));
    expect(others).toEqual([]);
    const names = fc.sample(fc.constantFrom(...namesIn(statement)), NAMES_OF_QUERY);
    renamed.push(...[...ALWAYS, ...names].map((name) => withAlias(query, name)).filter(isValid));
  }
  expect(renamed.length).toBeGreaterThan(QUERIES.length * ALWAYS.length);
  await writeDocuments(renamed);
  const beside = await startTestApp(SETTINGS, app, join(folder, 'web'));
  try {
    const asked = await beside.as(testData.viewers.applicant);
    for (const query of renamed) {
      let response: unknown;
      const sent = await statementsOf(async () => {
        response = await asked.graphql(query, variables);
      });
      expect([query, response]).toEqual([query, await queryFieldByField(asked, query, variables)]);
      expect([query, sent.length]).toEqual([query, 1]);
    }
  } finally {
    await beside.close();
  }
}, 120_000);
