import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { type Binaries, findBinaries } from '../../server/operations/embedded-postgres/binaries';
import { DATABASE_USER, openDataFolder, POSTGRES_ENV } from '../../server/operations/embedded-postgres/data-folder';
import { findFreePort } from '../../server/operations/embedded-postgres/postmaster';
import { sendSignal } from '../../server/operations/embedded-postgres/process';
import { chooseSystemUser, type RunAs } from '../../server/operations/embedded-postgres/system-user';

/** A PostgreSQL that belongs to nobody but the test, which does to it what befalls databases. */
export class Postgres {
  private constructor(
    private readonly folder: string,
    private readonly diskMegabytes: number | undefined,
    private readonly binaries: Binaries,
    private readonly runAs: RunAs,
    private readonly port: number,
    private readonly password: string,
  ) {}

  /** Starts one with an empty database, durable as in production; on a disk of its own (as root) if a size is given. */
  static async create({ diskMegabytes }: { diskMegabytes?: number } = {}): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'hanteam-faults-pg-'));
    if (diskMegabytes) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder]);
    // PostgreSQL does not run as root: its own user must be able to enter.
    chmodSync(folder, 0o777);
    const runAs = chooseSystemUser(join(folder, 'data'), () => undefined);
    const binaries = findBinaries(folder, runAs);
    const password = await openDataFolder(join(folder, 'data'), binaries, runAs);
    const postgres = new Postgres(folder, diskMegabytes, binaries, runAs, await findFreePort(), password);
    await postgres.start();
    await postgres.ask('postgres', 'create database hanteam', []);
    return postgres;
  }

  get url(): string {
    return this.urlOf('hanteam');
  }

  start(): Promise<void> {
    const settings = { port: this.port, listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC' };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
    return this.control('start', '-l', join(this.folder, 'log'), '-o', options.join(' '));
  }

  /** Ends it: `fast` breaks connections off in order, `immediate` as a crash would. */
  stop(mode: 'fast' | 'immediate'): Promise<void> {
    return this.control('stop', '-m', mode);
  }

  /** Stops the clock of all its processes: connections stay open, and nothing answers. */
  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  /** Leaves no room on its disk; answers how to give it back. */
  fillDisk(): () => void {
    const filler = join(this.folder, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
    return () => rmSync(filler);
  }

  /** Looks behind the scenes. */
  sql<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.ask('hanteam', text, values);
  }

  /** A connection that the test holds open; it ends it itself. */
  async connect(): Promise<Client> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async remove(): Promise<void> {
    this.thaw();
    await this.stop('immediate').catch(() => undefined);
    if (this.diskMegabytes) execFileSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private urlOf(database: string): string {
    return `postgresql://${DATABASE_USER}:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  private async control(command: string, ...options: string[]): Promise<void> {
    const args = ['-D', join(this.folder, 'data'), '-w', ...options, command];
    const child = spawn(join(this.binaries.folder, 'pg_ctl'), args, {
      ...this.runAs,
      cwd: '/',
      env: POSTGRES_ENV,
      stdio: 'ignore',
    });
    const [code] = (await once(child, 'exit')) as [number];
    if (code !== 0) throw new Error(`pg_ctl ${command}: ${code}`);
  }

  /** Parents first: one that forks meanwhile would leave a child unstopped. */
  private signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const postmaster = this.postmaster();
    if (postmaster === undefined) return;
    sendSignal(postmaster, signal);
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
    for (const child of children.split(' ').filter(Boolean)) sendSignal(Number(child), signal);
  }

  private postmaster(): number | undefined {
    try {
      return Number.parseInt(readFileSync(join(this.folder, 'data', 'postmaster.pid'), 'utf8'), 10);
    } catch {
      return undefined;
    }
  }

  private async ask<Row extends QueryResultRow>(database: string, text: string, values: unknown[]): Promise<Row[]> {
    const client = new Client({ connectionString: this.urlOf(database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }
}
