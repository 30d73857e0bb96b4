import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findFreePort } from '../../server/embedded-postgres/postmaster';
import { type Exit, ManagedProcess } from '../../server/test-kit/processes/child-process';
import { until } from '../../server/test-kit/processes/until';

const START_TIMEOUT_MS = 60_000;

/** Command and options of podman, and the image, as passed by scripts/image/check-image.sh. */
const [PODMAN = 'podman', ...OPTIONS] = (process.env['PODMAN'] ?? '').split(' ');
const IMAGE = process.env['IMAGE'] ?? '';

/** Restrictions of docker-compose.yml, and the memory limit of Kubernetes. */
const RESTRICTIONS = [
  '--read-only',
  '--read-only-tmpfs=false',
  '--tmpfs=/tmp',
  '--tmpfs=/data',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--memory=768m',
];

/**
 * Limits that the process already has, because raising them needs a privilege that some virtual
 * machines lack. Health checks are disabled, because they need a timer of systemd, which may not
 * exist.
 */
const MACHINE = ['--network=host', '--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096', '--no-healthcheck'];

/** Settings by name. */
export type Settings = Readonly<Record<string, string>>;

/** Options of a container. */
interface RunOptions {
  settings?: Settings;
  /** Folders of the machine by their path in the container. */
  volumes?: Readonly<Record<string, string>>;
  /** Name of the container. */
  name?: string;
}

function runArguments({ settings = {}, volumes = {}, name }: RunOptions, command: readonly string[]): string[] {
  return [
    ...OPTIONS,
    'run',
    '--rm',
    ...MACHINE,
    ...RESTRICTIONS,
    ...(name ? [`--name=${name}`] : []),
    ...Object.entries(volumes).map(([path, folder]) => `--volume=${folder}:${path}`),
    ...Object.entries(settings).map(([key, value]) => `--env=${key}=${value}`),
    IMAGE,
    ...command,
  ];
}

async function podman(args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(PODMAN, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/**
 * Runs a command in a new container, like `docker compose run --rm`.
 * @returns its output
 * @throws if its exit code is not 0
 */
export function runOnce(command: readonly string[], options: RunOptions = {}): Promise<string> {
  return podman(runArguments(options, command));
}

/** The configuration of the image. */
export async function inspectImage(): Promise<{ labels: Settings; healthCheck: string[] }> {
  const [image] = JSON.parse(await podman([...OPTIONS, 'image', 'inspect', IMAGE])) as [
    { Labels: Settings; Healthcheck: { Test: string[] } },
  ];
  return { labels: image.Labels, healthCheck: image.Healthcheck.Test };
}

/** Service in a container. */
export class Container {
  private constructor(
    readonly url: string,
    private readonly name: string,
    private readonly process: ManagedProcess,
  ) {}

  /** Starts the image's own command and waits until the service is ready. */
  static async start(settings: Settings): Promise<Container> {
    const port = String(await findFreePort());
    const name = `hanteam-${port}`;
    const started = new ManagedProcess(PODMAN, runArguments({ settings: { ...settings, PORT: port }, name }, []));
    const container = new Container(`http://127.0.0.1:${port}`, name, started);
    started.launch();
    const isReady = async (): Promise<boolean> => (await fetch(`${container.url}/readyz`)).ok;
    await until(async () => !started.isRunning || (await isReady()), START_TIMEOUT_MS);
    if (!started.isRunning) throw new Error(`the container ended: ${started.output()}`);
    return container;
  }

  /** Returns the output of the service. */
  output(): string {
    return this.process.output();
  }

  /** Resolves to the exit of the service. */
  get exit(): Promise<Exit> {
    return this.process.exit;
  }

  /** Runs a command in the service's container, like `docker compose exec`. Returns its output. */
  exec(...command: string[]): Promise<string> {
    return podman([...OPTIONS, 'exec', this.name, ...command]);
  }

  /** Sends SIGTERM to the service through podman. */
  terminate(): void {
    this.process.signal('SIGTERM');
  }

  /** Removes the container if it still runs. */
  async remove(): Promise<void> {
    if (this.process.isRunning) await podman([...OPTIONS, 'rm', '--force', this.name]);
    await this.process.exit;
  }
}
