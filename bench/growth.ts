import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { migrateDatabase } from '../server/database/migrate';
import { fillSchools } from '../server/dev-data/generated/fill';
import { splitIntoSchools } from '../server/dev-data/generated/school-sizes';
import { RARE_WORDS } from '../server/dev-data/generated/vocabulary';
import { TestPostgres } from '../server/test-kit/processes/postgres';
import { DOCUMENTS } from './documents';
import { explainFit, explainPages, explainSearches, timeQuery, type Timed } from './lists';

// Measures reads in a service of many schools: `npm run bench:growth`.

const { values } = parseArgs({
  options: {
    schools: { type: 'string', default: '300' },
    members: { type: 'string', default: '3000000' },
    notices: { type: 'string', default: '3000000' },
  },
});

/** A school that exists before all others, for comparison. */
const SMALL_SCHOOL = { university: '작은대학교', members: 1_000, notices: 1_000 };

const CONTENT = { until: new Date(), sentences: 1, rareWords: RARE_WORDS, passwordHash: '' };

/** Number of notices between two lines of progress. */
const PROGRESS_STEP = 100_000;

/** Returns a member of the school, with the number of notices of the school and its newest one. */
async function findViewer(sql: Client, university: string): Promise<{ id: number; notices: number; newest: number }> {
  const { rows } = await sql.query<{ id: number; notices: number; newest: number }>(
    `select min(m.id) as id, max(counted.notices)::int as notices, max(counted.newest) as newest
     from member m, (select count(*) as notices, max(id) as newest from notice where university = $1) counted
     where m.university = $1`,
    [university],
  );
  if (!rows[0]) throw new Error(`There is no school ${university}.`);
  return rows[0];
}

/** Measures the reads of a member of the school. */
async function explainSchool(sql: Client, university: string): Promise<{ name: string; timed: Timed[] }> {
  const { id: viewerId, notices, newest } = await findViewer(sql, university);
  return {
    name: `${university}, ${notices}`,
    timed: [
      await timeQuery(sql, 'home', { query: DOCUMENTS.home, viewerId }),
      await timeQuery(sql, 'a notice', { query: DOCUMENTS.notice, variables: { id: String(newest) }, viewerId }),
      ...(await explainPages(sql, viewerId)),
      ...(await explainFit(sql, viewerId)).map(({ what, ...time }) => ({ what: `나와 맞는 순, ${what}`, ...time })),
      ...(await explainSearches(sql, viewerId)),
    ],
  };
}

function printTable(columns: readonly { name: string; timed: Timed[] }[]): void {
  console.info(`| ms of PostgreSQL | ${columns.map(({ name }) => name).join(' | ')} |`);
  console.info(`|---|${columns.map(() => '---|').join('')}`);
  for (const [index, { what }] of (columns[0]?.timed ?? []).entries())
    console.info(`| ${what} | ${columns.map(({ timed }) => timed[index]?.milliseconds.toFixed(1)).join(' | ')} |`);
}

/** Adds all other schools and reports the time. */
async function fillService(sql: Client): Promise<string> {
  const [members, notices] = [Number(values.members), Number(values.notices)];
  const all = { ...CONTENT, members, notices, university: '한빛대학교', seed: 1 };
  const start = Date.now();
  const seconds = (): number => Math.round((Date.now() - start) / 1_000);
  let printed = 0;
  await fillSchools(sql, splitIntoSchools(all, Number(values.schools)), (written) => {
    if (written - printed < PROGRESS_STEP) return;
    printed = written;
    console.info(`${written} notices after ${seconds()} s`);
  });
  const { rows } = await sql.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  console.info(
    `${members} members and ${notices} notices of ${values.schools} schools in ${seconds()} s, ${rows[0]?.size}`,
  );
  return all.university;
}

async function main(): Promise<void> {
  const postgres = await TestPostgres.create({ durable: true });
  await migrateDatabase(postgres.url);
  const sql = new Client({ connectionString: postgres.url });
  await sql.connect();
  try {
    await fillSchools(sql, [{ ...CONTENT, ...SMALL_SCHOOL }]);
    const alone = await explainSchool(sql, SMALL_SCHOOL.university);
    const largest = await fillService(sql);
    printTable([alone, await explainSchool(sql, SMALL_SCHOOL.university), await explainSchool(sql, largest)]);
  } finally {
    await sql.end();
    await postgres.remove();
  }
}

void main();
