import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPILE_CACHE = join(__dirname, '..', '..', '..', '.cache', 'compiled');

/**
 * Environment of all child processes. Node stores compiled modules, so that later processes start
 * faster.
 */
export const childEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: COMPILE_CACHE,
});

/** Exit code or signal of a process. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A program that tests start, observe and end. It can be started again after its end. */
export class ManagedProcess {
  private child?: ChildProcess;
  private ended: Promise<Exit> = Promise.resolve({ code: null, signal: null });
  private readonly chunks: string[] = [];

  /** @param env variables in addition to PATH */
  constructor(
    private readonly command: string,
    private readonly args: readonly string[],
    private readonly env: Readonly<Record<string, string>> = {},
  ) {}

  /** Starts the process and returns at once. */
  launch(): void {
    const child = spawn(this.command, this.args, {
      env: { ...childEnv(), ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => this.chunks.push(chunk));
    }
    this.child = child;
    this.ended = new Promise((resolve, reject) => {
      child.once('error', reject);
      // `close` is emitted after the last output, `exit` may come before it.
      child.once('close', (code, signal) => resolve({ code, signal }));
    });
    // A caller may await `exit` later. Until then a failed start must not be an unhandled
    // rejection.
    this.ended.catch(() => undefined);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves when the process has ended. Rejects if it could not be started. */
  get exit(): Promise<Exit> {
    return this.ended;
  }

  /** Returns the standard output and error of all starts. */
  output(): string {
    return this.chunks.join('');
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Sends the signal to a running process and waits for its end. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<Exit> {
    if (this.isRunning) this.signal(signal);
    return this.ended;
  }
}

/** Returns the process ids of the children of a running process. */
export function childrenOf(pid: number): number[] {
  const threads = globSync(`/proc/${pid}/task/*/children`);
  return threads.flatMap((file) => readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number));
}

/** Returns the resident memory of a process in megabytes. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
