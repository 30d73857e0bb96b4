import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'graphql';
import type { TestClient } from '../test-kit/clients/client';
import { clientDocuments } from '../test-kit/catalogue/client-documents';
import { buildMember } from '../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../test-kit/app/test-app';
import { preparedNames } from '../test-kit/database/sent-statements';
import { SelectedQueries } from './queries';

const CLIENT_DOCUMENTS = clientDocuments();

let folder: string;
let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanteam-kept-'));
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'documents.json'), JSON.stringify(CLIENT_DOCUMENTS));
  app = await startTestApp({}, undefined, join(folder, 'web'));
  client = await app.as(await buildMember(app.em()));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const nameOf = (document: string): string => /^query (\w+)/.exec(document)?.[1] ?? '';

it('stores a document only once if many requests parse it at the same time, so that others have quota', async () => {
  const card = 'id title content comments(first: 5) { nodes { text replies(first: 5) { nodes { id text } } } }';
  const query = `query AtOnce { recentNotices(kind: STUDY) { ${card} } }`;
  const prepare = jest.spyOn(SelectedQueries.prototype, 'prepareValid');
  await client.data(query);
  const [queries, [ctx, request] = []] = [prepare.mock.contexts[0], prepare.mock.calls[0]];
  prepare.mockRestore();
  if (!queries || !ctx || !request) throw new Error('No query was prepared.');
  for (let times = 0; times < 200; times += 1) queries.prepareValid(ctx, request, parse(request.query));
  expect(await preparedNames(() => client.data(query.replace('AtOnce', 'Afterwards')))).not.toEqual(['']);
});

it('reserves no quota for statements of documents that are too long to be stored', async () => {
  const fields = ['id', 'title', 'content', 'version', 'kind', 'recruiting', 'headcount', 'createdAt'];
  const aliases = fields.map((field, index) => `${'x'.repeat(1000)}${index}: ${field}`);
  for (let times = 0; times < 15; times += 1)
    await client.data(`query Long { recentNotices(kind: STUDY) { ${aliases.join(' ')} } }`);
  expect(await preparedNames(() => client.data('{ viewer { id loginId } }'))).not.toEqual(['']);
});

it('limits the statements of foreign documents that connections keep prepared', async () => {
  const card =
    'viewerCanApply viewerApplyRefusal viewerCanReopen comments(first: 5) { nodes { replies(first: 5) { nodes { id } } } }';
  const ask = (index: number) =>
    preparedNames(() => client.data(`{ recentNotices(kind: STUDY) { field${index}: id ${card} } }`));
  expect(await ask(0)).not.toEqual(['']);
  for (let index = 1; index < 40; index += 1) await ask(index);
  expect(await ask(40)).toEqual(['']);
  expect(await ask(0)).not.toEqual(['']);
  const layout = CLIENT_DOCUMENTS.find((document) => nameOf(document) === 'Layout') ?? '';
  expect(await preparedNames(() => client.data(layout))).not.toEqual(['']);
});
