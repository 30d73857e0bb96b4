import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Binaries, findBinaries } from '../operations/embedded-postgres/binaries';
import {
  ADMIN_PASSWORD_FILE,
  ADMIN_ROLE,
  openDataFolder,
  type Passwords,
} from '../operations/embedded-postgres/data-folder';
import { findFreePort, Postmaster, type PostmasterPlan } from '../operations/embedded-postgres/postmaster';
import { removeLeftoverPostgres, sendSignal } from '../operations/embedded-postgres/process';
import { adminUrlOf, serviceUrlOf } from '../operations/embedded-postgres/start';
import { chooseSystemUser, giveTo, type RunAs } from '../operations/embedded-postgres/system-user';
import { prepareDatabase } from '../operations/service-role/service-role';
import { childrenOf } from './child-process';
import { databaseUrl } from './database-url';
import { queryOnce } from './databases';
import { makeTempFolder } from './temp-folder';
import { until } from './until';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;

/** The signals of PostgreSQL's shutdown modes: `fast` closes connections in order, `immediate` works like a crash. */
const SHUTDOWN = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const;

/** How a PostgreSQL for tests is started. */
export interface TestPostgresOptions {
  /** Whether acknowledged writes survive a crash, as in production; without it writing is faster. */
  durable?: boolean;
  /** Gives it a disk of its own of this size, which only root can do. */
  diskMegabytes?: number;
  /** Another PostgreSQL than the embedded one. Its superuser prepares the service's database. */
  binaries?: Binaries;
  /** False leaves the server without the service's role and database. */
  prepared?: boolean;
}

/** A PostgreSQL server of a test's own, which the test may stop, freeze and fill. It keeps its port and its data. */
export class TestPostgres {
  private postmaster?: Postmaster;

  private constructor(
    private readonly folder: string,
    private readonly hasOwnDisk: boolean,
    private readonly plan: PostmasterPlan,
    private readonly passwords: Passwords,
  ) {}

  /** Starts a server with an empty database. */
  static async create(options: TestPostgresOptions = {}): Promise<TestPostgres> {
    const { diskMegabytes, prepared = true } = options;
    const folder = makeTempFolder('postgres');
    if (diskMegabytes) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'tmpfs', folder]);
    const postgres = await TestPostgres.open(folder, options);
    await postgres.start();
    if (prepared) await prepareDatabase(postgres.maintenanceUrl, postgres.url);
    return postgres;
  }

  /** A server, not started yet, on the data in this folder, or on new data if there are none. */
  static async open(folder: string, options: TestPostgresOptions = {}): Promise<TestPostgres> {
    const { durable = false, diskMegabytes } = options;
    const dataFolder = join(folder, 'postgres');
    const runAs = chooseSystemUser(dataFolder, () => undefined);
    const binaries = options.binaries ?? findBinaries(folder, runAs);
    if (options.binaries) createForeignCluster(dataFolder, binaries, runAs);
    const passwords = await openDataFolder(dataFolder, binaries, runAs);
    const log = (): void => undefined;
    const plan = {
      binaries,
      runAs,
      dataFolder,
      logFile: join(folder, 'log'),
      port: await findFreePort(),
      durable,
      log,
    };
    return new TestPostgres(folder, diskMegabytes !== undefined, plan, passwords);
  }

  /** The service's connection string. */
  get url(): string {
    return serviceUrlOf(this.plan, this.passwords);
  }

  /** The superuser's connection string for the same database. */
  get adminUrl(): string {
    return databaseUrl(this.maintenanceUrl, new URL(this.url).pathname.slice(1));
  }

  /** What PostgreSQL logs. */
  get logFile(): string {
    return this.plan.logFile;
  }

  get dataFolder(): string {
    return this.plan.dataFolder;
  }

  /** The process id of its postmaster. */
  get pid(): number {
    return Number.parseInt(readFileSync(join(this.dataFolder, 'postmaster.pid'), 'utf8'), 10);
  }

  /** Starts it again after it was stopped, and waits until it accepts connections. */
  async start(): Promise<void> {
    await removeLeftoverPostgres(this.dataFolder);
    const postmaster = new Postmaster(this.plan);
    this.postmaster = postmaster;
    const accepts = async (): Promise<boolean> => {
      await queryOnce(this.maintenanceUrl, 'select');
      return true;
    };
    await until(async () => postmaster.hasEnded || (await accepts()), START_TIMEOUT_MS);
    if (postmaster.hasEnded) throw new Error(`PostgreSQL ended: ${readFileSync(this.plan.logFile, 'utf8')}`);
  }

  /** Ends it; `kill` leaves its processes to end by themselves, as a fault would. */
  async stop(mode: keyof typeof SHUTDOWN): Promise<void> {
    const { postmaster } = this;
    if (!postmaster || postmaster.hasEnded) return;
    const workers = childrenOf(this.pid);
    sendSignal(this.pid, SHUTDOWN[mode]);
    await until(() => postmaster.hasEnded && !workers.some(isAlive), STOP_TIMEOUT_MS);
    await postmaster.stop();
  }

  /** Halts all of its processes: connections stay open, and nothing answers. */
  freeze(): void {
    this.signalAll('SIGSTOP');
  }

  thaw(): void {
    this.signalAll('SIGCONT');
  }

  /** Leaves no room on its disk; answers how to give it back. */
  fillDisk(): () => void {
    const filler = join(this.folder, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
    return () => rmSync(filler);
  }

  /** Reads or changes rows directly as the superuser, on a connection of its own. */
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]> {
    return queryOnce<Row>(this.adminUrl, text, values);
  }

  /** A superuser's connection that the test holds open and ends itself. */
  async connect(): Promise<Client> {
    const client = new Client({ connectionString: this.adminUrl });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Ends it and deletes its data. */
  async remove(): Promise<void> {
    if (this.postmaster && !this.postmaster.hasEnded) this.thaw();
    await this.stop('immediate');
    if (this.hasOwnDisk) execFileSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The superuser's connection string for a database that always exists. */
  get maintenanceUrl(): string {
    return adminUrlOf(this.plan, this.passwords);
  }

  /** The postmaster comes first: one that forks meanwhile would leave a child unstopped. */
  private signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of [this.pid, ...childrenOf(this.pid)]) sendSignal(pid, signal);
  }
}

/** Creates a cluster as an administrator may have done: in the plain C locale, and not in UTF8. */
function createForeignCluster(dataFolder: string, { folder }: Binaries, runAs: RunAs): void {
  if (existsSync(dataFolder)) return;
  mkdirSync(dataFolder, { mode: 0o700 });
  giveTo(dataFolder, runAs);
  const passwordFile = `${dataFolder}.password`;
  writeFileSync(passwordFile, randomBytes(16).toString('hex'), { mode: 0o600 });
  giveTo(passwordFile, runAs);
  const access = ['-U', ADMIN_ROLE, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['--locale=C', '--encoding=SQL_ASCII'];
  execFileSync(join(folder, 'initdb'), ['-D', dataFolder, ...access, ...locale], { ...runAs, cwd: '/', stdio: 'pipe' });
  renameSync(passwordFile, join(dataFolder, ADMIN_PASSWORD_FILE));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
