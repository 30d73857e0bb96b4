import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../server/operations/embedded-postgres/postmaster';

const MAIN = join(__dirname, '..', '..', 'dist', 'server', 'main.js');

/** How a process ended. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The server as a process of its own, which may be killed and started again on the same port. */
export class Service {
  private child?: ChildProcess;
  private ended: Promise<Exit> = Promise.resolve({ code: null, signal: null });
  private readonly lines: string[] = [];

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly settings: Record<string, string>,
  ) {}

  /** A server that is not started yet: throttles off, no demo, a data folder of its own. */
  static async prepare(settings: Record<string, string>): Promise<Service> {
    return new Service(await findFreePort(), mkdtempSync(join(tmpdir(), 'hanteam-faults-')), settings);
  }

  /** Starts a server and waits until it is ready. */
  static async create(settings: Record<string, string>): Promise<Service> {
    const service = await Service.prepare(settings);
    await service.start();
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** All that it has printed. */
  get output(): string {
    return this.lines.join('');
  }

  /** How it ended, once it has. */
  get exit(): Promise<Exit> {
    return this.ended;
  }

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Runs the process, without waiting for anything. */
  launch(): void {
    const env = {
      PATH: process.env.PATH,
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      NODE_ENV: 'test',
      DEMO: 'off',
      THROTTLE: 'off',
      LOG_LEVEL: 'warn',
      ...this.settings,
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => this.lines.push(chunk.toString()));
    this.child = child;
    this.ended = once(child, 'exit').then(([code, signal]: Exit[keyof Exit][]) => ({ code, signal }) as Exit);
  }

  async start(): Promise<void> {
    this.launch();
    await this.untilReady();
  }

  async untilReady(): Promise<void> {
    while ((await this.status('/readyz')) !== 200) {
      if (!this.isRunning) throw new Error(`the server ended: ${this.output}`);
      await sleep(25);
    }
  }

  /** The status of an address; 0 where nobody answers. */
  async status(path: string): Promise<number> {
    const answer = await fetch(this.origin + path, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    return answer?.status ?? 0;
  }

  /** Megabytes of memory that it has. */
  get memory(): number {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Ends it at once, and waits until it is gone. */
  async kill(): Promise<void> {
    if (this.isRunning) this.signal('SIGKILL');
    await this.ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
