import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/** How a process ended. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A program that tests start, observe and end. It can be started again after it has ended. */
export class ManagedProcess {
  private child?: ChildProcess;
  private ended: Promise<Exit> = Promise.resolve({ code: null, signal: null });
  private readonly chunks: string[] = [];

  /** @param env its whole environment; PATH alone by default */
  constructor(
    private readonly command: string,
    private readonly args: readonly string[],
    private readonly env: Readonly<Record<string, string>> = {},
  ) {}

  /** Starts the process, without waiting for it to be ready. */
  launch(): void {
    const child = spawn(this.command, this.args, {
      env: { PATH: process.env['PATH'], ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => this.chunks.push(chunk));
    }
    this.child = child;
    this.ended = new Promise((resolve, reject) => {
      child.once('error', reject);
      // Unlike `exit`, `close` comes after the last output.
      child.once('close', (code, signal) => resolve({ code, signal }));
    });
    // A failure to start reaches those who wait for the end; nobody may be waiting yet.
    this.ended.catch(() => undefined);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** How it ended, once it has. */
  get exit(): Promise<Exit> {
    return this.ended;
  }

  /** Everything that it has written to its standard output and error, over all starts. */
  output(): string {
    return this.chunks.join('');
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Sends the signal if it still runs, and waits for its end. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<Exit> {
    if (this.isRunning) this.signal(signal);
    return this.ended;
  }
}

/** The process ids of a running process's children. */
export function childrenOf(pid: number): number[] {
  const threads = globSync(`/proc/${pid}/task/*/children`);
  return threads.flatMap((file) => readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number));
}

/** The megabytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
