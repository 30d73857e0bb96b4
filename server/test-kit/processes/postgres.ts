import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Binaries, findBinaries } from '../../embedded-postgres/binaries';
import { ADMIN_PASSWORD_FILE, ADMIN_ROLE, openDataFolder, type Passwords } from '../../embedded-postgres/data-folder';
import { findFreePort, Postmaster, type PostmasterPlan } from '../../embedded-postgres/postmaster';
import { removeLeftoverPostgres, sendSignal } from '../../embedded-postgres/process';
import { adminUrlOf, serviceUrlOf } from '../../embedded-postgres/start';
import { chooseSystemUser, giveTo, type RunAs } from '../../embedded-postgres/system-user';
import { prepareDatabase } from '../../database/service-role/service-role';
import { childrenOf } from './child-process';
import { databaseUrl, queryOnce } from '../database/databases';
import { makeTempFolder } from './temp-folder';
import { until } from './until';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;

/**
 * Signals of PostgreSQL's shutdown modes: `fast` closes connections in order, `immediate` acts like
 * a crash, `kill` is SIGKILL.
 */
const SHUTDOWN = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const;

export interface TestPostgresOptions {
  /**
   * True if committed writes survive a crash, as in production. The data are then on the disk.
   * False makes writes faster.
   */
  durable?: boolean;
  /** Size of a separate disk. Needs root. */
  diskMegabytes?: number;
  /**
   * Programs that replace the embedded PostgreSQL. Their superuser prepares the service's database.
   */
  binaries?: Binaries;
  /** False skips the service's role and database. */
  prepared?: boolean;
}

/** A PostgreSQL server that a test may stop, freeze and fill. It keeps its port and data. */
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
    const { diskMegabytes, durable, prepared = true } = options;
    const folder = makeTempFolder('postgres', durable ? tmpdir() : undefined);
    if (diskMegabytes) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'tmpfs', folder]);
    const postgres = await TestPostgres.open(folder, options);
    await postgres.start();
    if (prepared) await prepareDatabase(postgres.maintenanceUrl, postgres.url);
    return postgres;
  }

  /** Prepares a server without starting it. It uses the data in this folder or creates new data. */
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

  /** Connection string of the service's role. */
  get url(): string {
    return serviceUrlOf(this.plan, this.passwords);
  }

  /** Connection string of the superuser for the same database. */
  get adminUrl(): string {
    return databaseUrl(this.maintenanceUrl, new URL(this.url).pathname.slice(1));
  }

  /** Path of PostgreSQL's log. */
  get logFile(): string {
    return this.plan.logFile;
  }

  get dataFolder(): string {
    return this.plan.dataFolder;
  }

  /** Process id of the postmaster. */
  get pid(): number {
    return Number.parseInt(readFileSync(join(this.dataFolder, 'postmaster.pid'), 'utf8'), 10);
  }

  /** Starts the server and waits until it accepts connections. Can be called again after `stop`. */
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

  /**
   * Stops the server and waits until its processes have ended. `kill` signals only the postmaster,
   * so the workers must end by themselves.
   */
  async stop(mode: keyof typeof SHUTDOWN): Promise<void> {
    const { postmaster } = this;
    if (!postmaster || postmaster.hasEnded) return;
    const workers = childrenOf(this.pid);
    sendSignal(this.pid, SHUTDOWN[mode]);
    await until(() => postmaster.hasEnded && !workers.some(isAlive), STOP_TIMEOUT_MS);
    await postmaster.stop();
  }

  /** Suspends all processes. Connections stay open without any response. */
  freeze(): void {
    this.signalAll('SIGSTOP');
  }

  thaw(): void {
    this.signalAll('SIGCONT');
  }

  /**
   * Fills the disk.
   * @returns a function that frees the space
   */
  fillDisk(): () => void {
    const filler = join(this.folder, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
    return () => rmSync(filler);
  }

  /** Runs a statement as the superuser on a new connection. */
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]> {
    return queryOnce<Row>(this.adminUrl, text, values);
  }

  /** Opens a superuser's connection. The test must end it. */
  async connect(): Promise<Client> {
    const client = new Client({ connectionString: this.adminUrl });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Stops the server and deletes its data. */
  async remove(): Promise<void> {
    if (this.postmaster && !this.postmaster.hasEnded) this.thaw();
    await this.stop('immediate');
    if (this.hasOwnDisk) execFileSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Connection string of the superuser for a database that always exists. */
  get maintenanceUrl(): string {
    return adminUrlOf(this.plan, this.passwords);
  }

  /** Signals the postmaster first. A running postmaster could fork a child that gets no signal. */
  private signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of [this.pid, ...childrenOf(this.pid)]) sendSignal(pid, signal);
  }
}

/** Creates a cluster like a careless administrator: with the C locale and without UTF8. */
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
