import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from './modules';
import { TABLES_OF_NO_MODULE } from './commands/backup/tables';
import { AppError, type ErrorCode, listErrorCodes } from './platform/errors/app-error';
import { COMMON_ERRORS } from './platform/errors/common-errors';
import { startTestApp, type TestApp } from './test-kit/app/test-app';
import { readMutationNames } from './test-kit/catalogue/mutations';
import { STATUS_BY_CODE } from './test-kit/clients/outcomes';

const DOMAIN = join(__dirname, 'domain');

/** Error codes of the modules, as the manifests have loaded them. */
const MODULE_CODES = listErrorCodes().filter((code) => !(code in COMMON_ERRORS)) as ErrorCode[];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Returns the paths of the domain's files of one layer. */
function filesOf(layer: string): string[] {
  const files = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(`.${layer}.ts`),
  );
  expect(files).not.toEqual([]);
  return files.map((file) => join(DOMAIN, file));
}

/** Returns all exports of the domain's files of one layer. */
const exportsOf = (layer: string): unknown[] =>
  filesOf(layer).flatMap((file) => Object.values(require(file) as object));

const isClass = (value: unknown): boolean => typeof value === 'function' && /^class\b/.test(String(value));

it('every folder of the domain except the kit is a listed module', () => {
  const folders = readdirSync(DOMAIN, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...modules.names, 'kit'].toSorted());
});

describe('a manifest lists everything in its folder', () => {
  it('all entities', () => {
    const classes = exportsOf('entity').filter(isClass);
    expect(classes.length).toBeGreaterThan(0);
    for (const each of classes) expect(modules.entities).toContain(each);
  });

  it('all mutations', async () => {
    const texts = filesOf('resolver').map((file) => readFileSync(file, 'utf8'));
    const declared = texts.flatMap((text) => [...text.matchAll(/addMutation\('(\w+)'/g)].map(([, name]) => name));
    expect(declared).toHaveLength(new Set(declared).size);
    expect(new Set(declared)).toEqual(new Set(await readMutationNames(app)));
  });

  it('all error codes', () => {
    const texts = filesOf('errors').map((file) => readFileSync(file, 'utf8'));
    const codes = texts.flatMap((text) => [...text.matchAll(/^ {2}([A-Z\d_]+): \[/gm)].map(([, code]) => code));
    expect(new Set(codes)).toEqual(new Set(MODULE_CODES));
  });
});

describe('the tables of the database', () => {
  it('each belong to one module, or are listed as tables without one', async () => {
    const rows = await app.sql<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`);
    const known = [...modules.tables, ...modules.derivedTables, ...TABLES_OF_NO_MODULE];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });

  it('are listed after the tables that they reference, unless triggers fill them', async () => {
    const references = await app.sql<{ child: string; parent: string }>(
      `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
       where contype = 'f' and conparentid = 0`,
    );
    expect(references.length).toBeGreaterThan(0);
    const tooEarly = references.filter(
      ({ child, parent }) =>
        child !== parent &&
        !modules.derivedTables.includes(child) &&
        modules.tables.indexOf(child) <= modules.tables.indexOf(parent),
    );
    expect(tooEarly).toEqual([]);
  });
});

it('the database contains every constraint that a manifest translates', async () => {
  const rows = await app.sql<{ name: string }>(
    `select conname as name from pg_constraint where connamespace = 'public'::regnamespace
     union select indexname from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE %'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(modules.constraints)));
});

it('every error code of a module has the status of a client error and a sentence in each language', () => {
  for (const code of MODULE_CODES) {
    const { status, text, message } = new AppError(code);
    expect([code, message]).toEqual([code, text.ko]);
    expect([code, [400, 401, 403, 404, 409, 429].includes(status)]).toEqual([code, true]);
    const ko = expect.stringMatching(/^[가-힣 ]+[.]$/) as string;
    const en = expect.stringMatching(/^[A-Z][a-zA-Z’, ]+[.]$/) as string;
    expect([code, text]).toEqual([code, { ko, en }]);
  }
});

it('every common error has its words in each language', () => {
  for (const [code, [, { ko, en }]] of Object.entries(COMMON_ERRORS)) {
    expect([code, ko]).toEqual([code, expect.stringMatching(/[가-힣].*[.]$/)]);
    expect([code, en]).toEqual([code, expect.stringMatching(/^[A-Z][^가-힣]+[.]$/)]);
  }
});

it('every route has a tag that a module defines', () => {
  const tags = modules.openApiTags.map(({ name }) => name);
  expect(new Set(modules.routes.map(({ tag }) => tag))).toEqual(new Set(tags));
});

it.each(Object.entries(STATUS_BY_CODE) as [ErrorCode, number][])('%s has the HTTP status %i', (code, status) => {
  expect(new AppError(code).status).toBe(status);
});
