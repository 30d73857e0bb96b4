import { Client } from 'pg';
import { modules } from '../../../server/modules';
import { allStatements } from '../../../server/platform/database/statements/statement';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';

/** Tables that a module owns, and further tables that its statements may read. */
interface ModuleTables {
  tables: readonly string[];
  /** Modules below. Statements may read their tables and the tables of their extensions. */
  below: readonly string[];
  /** Tables of modules above that extend this module's statements. */
  contributed?: readonly string[];
}

/** Tables of modules above that extend a module's statements, by module. */
const CONTRIBUTED: Record<string, readonly string[]> = {
  notices: ['team_member', 'seat', 'application', 'comment', 'favourite'],
};

/** Tables that modules above write in a module's statements (contribution.ts), by module. */
const WRITTEN_BY_LISTENERS: Record<string, readonly string[]> = {
  applications: ['notification', 'offer', 'seeker'],
  comments: ['notification'],
  notices: ['notification'],
  seekers: ['notification'],
};

/**
 * Tables of modules below that a module's statements write with SQL of those modules
 * (teams/membership/membership.sql.ts).
 */
const WRITTEN_BY_PARTS: Record<string, readonly string[]> = {
  applications: ['team_member', 'profile_team', 'free_time_share', 'departure'],
};

const MODULES: Record<string, ModuleTables> = {
  // The clock of the database has no table.
  clock: { tables: [], below: [] },
  // Sessions belong to the gateway.
  sessions: { tables: ['session'], below: [] },
  // Jobs belong to graphile-worker, which offers a view and functions.
  jobs: { tables: ['graphile_worker.jobs', 'graphile_worker._private_jobs'], below: [] },
  // A metric shows the time of the latest backup, which the command `backup` writes.
  backups: { tables: ['latest_backup'], below: [] },
  // A metric counts the refused addresses of members.
  addresses: { tables: ['member'], below: [] },
  ...Object.fromEntries(
    modules.list
      .filter(({ tables = [] }) => tables.length > 0)
      .map(({ name, uses, tables = [], derivedTables = [] }) => [
        name,
        {
          tables: [...tables, ...derivedTables],
          below: uses.filter(hasTables),
          contributed: [...(CONTRIBUTED[name] ?? []), ...(WRITTEN_BY_LISTENERS[name] ?? [])],
        },
      ]),
  ),
};

function hasTables(name: string): boolean {
  return modules.list.some((module) => module.name === name && (module.tables ?? []).length > 0);
}

let app: TestApp;
let sql: Client;

beforeAll(async () => {
  app = await startTestApp();
  sql = new Client({ connectionString: app.databaseUrl });
  await sql.connect();
});

afterAll(async () => {
  await sql.end();
  await app.close();
});

function moduleOf(name: string): ModuleTables {
  const module = MODULES[name];
  if (!module) throw new Error(`The tables of ${name} are not known.`);
  return module;
}

function readableIn(name: string): string[] {
  const { tables, below, contributed = [] } = moduleOf(name);
  return [...tables, ...contributed, ...below.flatMap(readableIn)];
}

/** Tables of modules above that extend the module's statements. */
function contributedTo(name: string): string[] {
  const { below, contributed = [] } = moduleOf(name);
  const own = [name, ...below].flatMap((module) => moduleOf(module).tables);
  return [...contributed, ...below.flatMap(contributedTo)].filter((table) => !own.includes(table));
}

/**
 * Tables that PostgreSQL's parser finds in a statement, by the dependencies of a function with this
 * body. A plan is not enough, because it omits tables without a read.
 */
async function tablesIn(text: string): Promise<string[]> {
  await sql.query(`prepare parsed as ${text}`);
  await sql.query('begin');
  try {
    const types = await sql.query<{ list: string }>(
      `select array_to_string(parameter_types, ', ') as list from pg_prepared_statements where name = 'parsed'`,
    );
    await sql.query(
      `create function parsed(${types.rows[0]?.list}) returns setof record language sql begin atomic ${text}; end`,
    );
    const { rows } = await sql.query<{ name: string }>(
      `select distinct refobjid::regclass::text as name from pg_depend
       where classid = 'pg_proc'::regclass and objid = 'parsed'::regproc and refclassid = 'pg_class'::regclass`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await sql.query('rollback');
    await sql.query('deallocate parsed');
  }
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Tables that a statement writes. A plan always contains them. */
async function tablesWrittenBy(text: string): Promise<string[]> {
  const { rows } = await sql.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (generic_plan, format json) ${text}`);
  const written = (plan: Plan): string[] => [
    ...(plan['Node Type'] === 'ModifyTable' ? [plan['Relation Name'] ?? ''] : []),
    ...(plan.Plans ?? []).flatMap(written),
  ];
  return rows.flatMap((row) => written(row['QUERY PLAN'][0].Plan));
}

/** Forbidden uses of tables in a statement of the module. */
async function violationsOf(module: string, { text }: { text: string }): Promise<string[]> {
  const readable = readableIn(module);
  const writable = [WRITTEN_BY_LISTENERS, WRITTEN_BY_PARTS].reduce(
    (tables, written) => [...tables, ...(written[module] ?? [])],
    moduleOf(module).tables,
  );
  return [
    ...(await tablesIn(text)).filter((table) => !readable.includes(table)).map((table) => `uses ${table}`),
    ...(await tablesWrittenBy(text)).filter((table) => !writable.includes(table)).map((table) => `writes ${table}`),
    // The query builder quotes the names in extensions. A name without quotes is therefore in the
    // module's own SQL.
    ...contributedTo(module)
      .filter((table) => new RegExp(`(?<!["\\w])${table}(?!["\\w])`).test(text))
      .map((table) => `names ${table}`),
  ];
}

const byModule = Map.groupBy(allStatements(), ({ name }) => name.slice(0, name.indexOf('.')));

describe('the statements of a module', () => {
  it.each([...byModule.keys()])(
    '(%s) use its tables and those of modules below, and write only its own',
    async (module) => {
      for (const statement of byModule.get(module) ?? []) {
        const { name } = statement;
        expect({ name, violations: await violationsOf(module, statement) }).toEqual({ name, violations: [] });
      }
    },
  );

  it('exist for every module that owns tables', () => {
    expect([...byModule.keys()].toSorted()).toEqual(Object.keys(MODULES).toSorted());
  });
});

describe('the check finds', () => {
  const select = (from: string): string =>
    `with "result" as (select 1 from ${from}) select json_agg(result) from result`;

  it.each([
    ['a table of a module above in SQL', 'members', select('notice'), ['uses notice']],
    [
      'a table that its plan omits',
      'members',
      'with unused as (select from comment) select json_agg(id) from member',
      ['uses comment'],
    ],
    ['a table of a module beside', 'comments', select('access_token'), ['uses access_token']],
    ['a contributed table in SQL of the module itself', 'notices', select('favourite f'), ['names favourite']],
    [
      'a write to a table of a module below',
      'comments',
      'with "result" as (delete from notice where id = $1 returning id) select json_agg(result) from result',
      ['writes notice'],
    ],
  ])('%s', async (_what, module, text, expected) => {
    expect(await violationsOf(module, { text })).toEqual(expected);
  });
});
