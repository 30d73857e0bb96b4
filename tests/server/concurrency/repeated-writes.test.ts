import { EVERY_WRITE, NOT_TESTED } from '../../../server/test-kit/races/writes';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { namesIn, readTable } from '../../../server/test-kit/catalogue/integrators-page';
import { readMutationNames } from '../../../server/test-kit/catalogue/mutations';
import { REST_ROWS } from '../../../server/test-kit/catalogue/rest-rows';
import { buildWriteData } from '../../../server/test-kit/races/write-data';

/**
 * Mutations that add something again if they are repeated without a key, from
 * docs/integrators/idempotency.md.
 */
const DONE_AGAIN = readTable('mutation').flatMap(([mutations = '']) => namesIn(mutations));

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Counts the rows of each table that a write may add to. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await app.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'session'`,
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from ${name}`);
  const rows = await app.sql<{ name: string; count: number }>(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

it.each(EVERY_WRITE)('[CON16] repeating %s adds something only if docs/integrators lists it', async (name, start) => {
  const testData = await buildWriteData(app);
  const write = await start(testData, app);
  expect(await write()).toBe('OK');
  const before = await countRows();
  await write();
  const isDoneAgain = JSON.stringify(await countRows()) !== JSON.stringify(before);
  expect(isDoneAgain).toBe(DONE_AGAIN.includes(name.split(' ')[0] ?? ''));
});

it('[CON16] docs/integrators names mutations of the schema and routes of REST', async () => {
  expect(await readMutationNames(app)).toEqual(expect.arrayContaining(DONE_AGAIN));
  const routes = REST_ROWS.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(routes).toEqual(expect.arrayContaining(readTable('mutation').flatMap(([, rest = '']) => namesIn(rest))));
  // A logout ends one session, a link confirms one address, and a code verifies the school once.
  const others = Object.keys(NOT_TESTED).filter((name) => !DONE_AGAIN.includes(name));
  expect(others).toEqual(['logOut', 'confirmEmail', 'verifySchool']);
});
