import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Binaries } from './binaries';
import { DEADLOCK_SETTINGS, LOG_SETTINGS } from '../database/service-role/service-role';
import { POSTGRES_ENV } from './data-folder';
import { openLog, rotateLog } from './log-file';
import { removeLeftoverPostgres, sendSignal, stopPostmaster } from './process';
import type { RunAs } from './system-user';

const RESTART_PAUSE_MS = 3_000;
const LOG_CHECK_MS = 5_000;

/** Parameters of PostgreSQL's main process. */
export interface PostmasterPlan {
  binaries: Binaries;
  runAs: RunAs;
  dataFolder: string;
  logFile: string;
  port: number;
  durable: boolean;
  log: (line: string) => void;
}

/**
 * PostgreSQL's main process. After `keepAlive` it is restarted on the same port whenever it ends,
 * until it is stopped.
 */
export class Postmaster {
  private child: ChildProcess;
  private restartsOnExit = false;
  private restart?: NodeJS.Timeout;
  private readonly logCheck: NodeJS.Timeout;
  private stopping?: Promise<void>;

  constructor(private readonly plan: PostmasterPlan) {
    this.child = this.launch();
    this.logCheck = setInterval(() => this.limitLog(), LOG_CHECK_MS).unref();
    process.once('exit', this.interrupt);
  }

  get hasEnded(): boolean {
    const { pid, exitCode, signalCode } = this.child;
    return pid === undefined || exitCode !== null || signalCode !== null;
  }

  keepAlive(): void {
    this.restartsOnExit = true;
    if (this.hasEnded) this.planRestart();
  }

  stop(): Promise<void> {
    this.stopping ??= this.stopOnce();
    return this.stopping;
  }

  private async stopOnce(): Promise<void> {
    clearTimeout(this.restart);
    clearInterval(this.logCheck);
    process.off('exit', this.interrupt);
    const { pid } = this.child;
    if (pid === undefined || this.hasEnded || (await stopPostmaster(pid))) return;
    this.plan.log(`PostgreSQL(프로세스 ${pid})이 꺼지지 않아요. 기록: ${this.plan.logFile}`);
  }

  private launch(): ChildProcess {
    const { binaries, runAs, logFile } = this.plan;
    const output = openLog(logFile, runAs);
    const child = spawn(join(binaries.folder, 'postgres'), argumentsFor(this.plan), {
      ...runAs,
      cwd: '/',
      env: POSTGRES_ENV,
      // Its own process group, so that Ctrl-C does not stop the database while the server drains.
      detached: true,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    child.once('error', (error) => this.onEnd(error.message));
    child.once('exit', (code, signal) => this.onEnd(`${signal ?? code}`));
    return child;
  }

  private limitLog(): void {
    try {
      rotateLog(this.plan.logFile, this.plan.runAs);
    } catch (error) {
      this.plan.log(`PostgreSQL의 기록을 줄이지 못했어요: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private onEnd(reason: string): void {
    if (!this.restartsOnExit || this.stopping) return;
    this.plan.log(`PostgreSQL이 갑자기 꺼져서(${reason}) 다시 켜요. 기록: ${this.plan.logFile}`);
    this.planRestart();
  }

  private planRestart(): void {
    this.restart = setTimeout(() => void this.relaunch(), RESTART_PAUSE_MS);
  }

  private async relaunch(): Promise<void> {
    try {
      await removeLeftoverPostgres(this.plan.dataFolder);
      if (!this.stopping) this.child = this.launch();
    } catch (error) {
      this.onEnd(error instanceof Error ? error.message : String(error));
    }
  }

  // Ends PostgreSQL with a server that exits without stopping it. PostgreSQL only survives a
  // SIGKILL.
  private readonly interrupt = (): void => {
    if (!this.hasEnded && this.child.pid !== undefined) sendSignal(this.child.pid, 'SIGINT');
  };
}

function argumentsFor({ dataFolder, port, durable }: PostmasterPlan): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFolderOf(dataFolder) ?? '',
    // Servers that are not durable are for tests, and some tests run several.
    max_connections: durable ? 100 : 250,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    // The role has these settings as well. PostgreSQL also logs statements outside of sessions, for
    // example after a crash.
    ...LOG_SETTINGS,
    ...DEADLOCK_SETTINGS,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return ['-D', dataFolder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/**
 * Maximum bytes of a Unix socket's path: 108 on Linux and 104 on macOS, including the final zero.
 */
const MAX_SOCKET_ADDRESS = 103;

/**
 * Returns the folder of PostgreSQL's Unix socket: the data folder, which no other user can enter. A
 * socket costs both sides less than TCP. Undefined if it is impossible, so that TCP is used.
 */
export function socketFolderOf(dataFolder: string): string | undefined {
  const longest = join(dataFolder, '.s.PGSQL.65535.lock');
  // PostgreSQL parses the setting as a list.
  const isPossible = process.platform !== 'win32' && !/[,"]/.test(dataFolder);
  return isPossible && Buffer.byteLength(longest) <= MAX_SOCKET_ADDRESS ? dataFolder : undefined;
}

/** Returns a loopback port on which nothing listens at the moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
