import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../operations/embedded-postgres/postmaster';
import { type Exit, ManagedProcess, memoryOf } from './child-process';
import { makeTempFolder } from './temp-folder';
import { until } from './until';

const ROOT = join(__dirname, '..', '..');
const START_TIMEOUT_MS = 60_000;
const REQUEST_TIMEOUT_MS = 5_000;

/** Node's arguments for a TypeScript file, which SWC compiles while it is loaded. */
export function typescript(file: string): readonly string[] {
  return ['-r', join(ROOT, 'scripts', 'swc-register.cjs'), join(ROOT, file)];
}

/** Node's arguments for the server as it was built into this folder. */
export function builtServer(folder = join(ROOT, 'dist')): readonly string[] {
  return [join(folder, 'server', 'main.js')];
}

/** How a server is started. */
export interface ServerProcessOptions {
  /** Settings over the tests' own: no demo, no throttles, only warnings in the log. */
  env?: Readonly<Record<string, string>>;
  /** Node's arguments: the built server of this repository by default. */
  args?: readonly string[];
  /** A folder of its own by default, which `remove` deletes. */
  dataDir?: string;
}

/** A server as a process of its own. It keeps its port and its data folder when it is started again. */
export class ServerProcess {
  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly ownsDataDir: boolean,
    private readonly child: ManagedProcess,
  ) {}

  /** A server that has not been started yet. */
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

  /** How it ended, once it has. */
  get exit(): Promise<Exit> {
    return this.child.exit;
  }

  /** The megabytes of memory that it holds. */
  get memory(): number {
    return memoryOf(this.pid);
  }

  /** Everything that it has written to its standard output and error. */
  output(): string {
    return this.child.output();
  }

  /** Its log, line by line. */
  log(): Record<string, unknown>[] {
    const lines = this.output().split('\n');
    return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Starts the process, without waiting for it to be ready. */
  launch(): void {
    this.child.launch();
  }

  /** Starts the process and waits until it is ready. */
  async start(): Promise<void> {
    this.launch();
    await this.untilReady();
  }

  /** Waits until requests should be sent to it. Rejects with its output when it ends instead. */
  async untilReady(): Promise<void> {
    await until(async () => !this.isRunning || (await this.status('/readyz')) === 200, START_TIMEOUT_MS);
    if (!this.isRunning) throw new Error(`the server ended before it was ready: ${this.output()}`);
  }

  /** The status that a GET of the path answers; 0 when nothing answers. */
  async status(path: string): Promise<number> {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(this.url + path, { signal }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.status ?? 0;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.signal(signal);
  }

  /** Asks it to stop, as an operator would; answers its exit code. */
  async stop(): Promise<number | null> {
    return (await this.child.end('SIGTERM')).code;
  }

  /** Ends it as a crash would. */
  async kill(): Promise<void> {
    await this.child.end('SIGKILL');
  }

  /** Ends it, if it still runs, and deletes its data. */
  async remove(): Promise<void> {
    await this.kill();
    if (this.ownsDataDir) rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** Starts the server from its sources, beside an app of a test and on that app's database and data folder. */
export function serve(
  app: { databaseUrl: string; dataDir: string },
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const env = { DATABASE_URL: app.databaseUrl, THROTTLE: 'on', ...settings };
  return ServerProcess.start({ args: typescript('server/main.ts'), dataDir: app.dataDir, env });
}
