import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../embedded-postgres/postmaster';
import { type Exit, ManagedProcess, memoryOf } from './child-process';
import { makeTempFolder } from './temp-folder';
import { until } from './until';

const ROOT = join(__dirname, '..', '..', '..');
const START_TIMEOUT_MS = 60_000;
const REQUEST_TIMEOUT_MS = 5_000;

/** Returns Node's arguments for a TypeScript file. SWC compiles it at runtime. */
export function typescript(file: string): readonly string[] {
  return ['-r', join(ROOT, 'scripts', 'node', 'swc-register.cjs'), join(ROOT, file)];
}

/** Returns Node's arguments for the built server in this folder. */
export function builtServer(folder = join(ROOT, 'dist')): readonly string[] {
  return [join(folder, 'server', 'main.js')];
}

/** Returns Node's arguments for the built server with the flags of the image. */
export function serverOfImage(folder?: string): readonly string[] {
  const [, command] = /^CMD (\[.*\])$/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')) ?? [];
  if (command === undefined) throw new Error('The Dockerfile has no CMD in JSON.');
  const flags = (JSON.parse(command) as string[]).filter((part) => part.startsWith('--'));
  return [...flags, ...builtServer(folder)];
}

export interface ServerProcessOptions {
  /** Settings that override the defaults: no demo, no throttles, only warnings in the log. */
  env?: Readonly<Record<string, string>>;
  /** Node's arguments. By default they start the built server of this repository. */
  args?: readonly string[];
  /** The data folder. By default it is a new folder, and `remove` deletes it. */
  dataDir?: string;
}

/** A server in a separate process. It keeps its port and data folder across restarts. */
export class ServerProcess {
  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly ownsDataDir: boolean,
    private readonly child: ManagedProcess,
  ) {}

  /** Prepares a server without starting it. */
  static async prepare({ env, args = builtServer(), dataDir }: ServerProcessOptions = {}): Promise<ServerProcess> {
    const port = await findFreePort();
    const folder = dataDir ?? makeTempFolder('server');
    const settings = {
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: 'off',
      THROTTLE: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    };
    return new ServerProcess(port, folder, !dataDir, new ManagedProcess(process.execPath, args, settings));
  }

  /** Starts a server and waits until it is ready. */
  static async start(options: ServerProcessOptions = {}): Promise<ServerProcess> {
    const server = await ServerProcess.prepare(options);
    await server.start();
    return server;
  }

  /** `host:port`, for the settings of a proxy. */
  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  get url(): string {
    return `http://${this.address}`;
  }

  get pid(): number {
    return this.child.pid;
  }

  get isRunning(): boolean {
    return this.child.isRunning;
  }

  /** Resolves when the process has ended. */
  get exit(): Promise<Exit> {
    return this.child.exit;
  }

  /** Resident memory in megabytes. */
  get memory(): number {
    return memoryOf(this.pid);
  }

  /** Returns the standard output and error. */
  output(): string {
    return this.child.output();
  }

  /** Returns the lines of its log. */
  log(): Record<string, unknown>[] {
    const lines = this.output().split('\n');
    return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Starts the process and returns at once. */
  launch(): void {
    this.child.launch();
  }

  /** Starts the process and waits until it is ready. */
  async start(): Promise<void> {
    this.launch();
    await this.untilReady();
  }

  /**
   * Waits until the server is ready for requests.
   * @throws Error with the output if the server ends
   */
  async untilReady(): Promise<void> {
    await until(async () => !this.isRunning || (await this.status('/readyz')) === 200, START_TIMEOUT_MS);
    if (!this.isRunning) throw new Error(`the server ended before it was ready: ${this.output()}`);
  }

  /** Sends a GET request and returns the status, or 0 without a response. */
  async status(path: string): Promise<number> {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(this.url + path, { signal }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.status ?? 0;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.signal(signal);
  }

  /** Sends SIGTERM and returns the exit code. */
  async stop(): Promise<number | null> {
    return (await this.child.end('SIGTERM')).code;
  }

  /** Kills the process like a crash. */
  async kill(): Promise<void> {
    await this.child.end('SIGKILL');
  }

  /** Kills a running process and deletes its data folder. */
  async remove(): Promise<void> {
    await this.kill();
    if (this.ownsDataDir) rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** Entry point of a server that prepares all statements, for tests that repeat large documents. */
export const PREPARING_MAIN = 'server/test-kit/setup/main-with-prepared-statements.ts';

/** Starts a server from the sources on the database and data folder of a test's app. */
export function serve(
  app: { databaseUrl: string; dataDir: string },
  settings: Readonly<Record<string, string>> = {},
  main = 'server/main.ts',
): Promise<ServerProcess> {
  const env = { DATABASE_URL: app.databaseUrl, THROTTLE: 'on', ...settings };
  return ServerProcess.start({ args: typescript(main), dataDir: app.dataDir, env });
}
