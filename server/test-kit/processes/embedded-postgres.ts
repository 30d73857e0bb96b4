import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded-postgres/postgres';
import { findProcess } from '../../embedded-postgres/process';
import { StartError } from '../../platform/errors/start-error';
import { queryOnce } from '../database/databases';
import { typescript } from './server-process';
import { makeTempFolder } from './temp-folder';

const POSTGRES = 'server/embedded-postgres/postgres.ts';

/** A second server process that has started PostgreSQL. */
export interface OtherServer {
  pid: number;
  url: string;
  exit: Promise<unknown>;
}

/** The data folder of a test, and the processes that use it. */
export class EmbeddedPostgresFixture {
  /** Parent folder of `dataDir`. */
  parent = '';
  /** Lines that PostgreSQL has logged through the server. */
  lines: string[] = [];
  private template = '';
  private readonly running: EmbeddedPostgres[] = [];
  private readonly others: ChildProcess[] = [];

  get dataDir(): string {
    return join(this.parent, 'data');
  }

  /** Creates data with one note. Tests copy it. */
  async createTemplate(): Promise<void> {
    this.reset();
    this.template = this.parent;
    const { url, stop } = await this.start();
    await this.writeNote(url);
    await stop();
  }

  deleteTemplate(): void {
    rmSync(this.template, { recursive: true, force: true });
  }

  /** Creates a new, empty folder. */
  reset(): void {
    this.parent = makeTempFolder('embedded');
    this.lines = [];
  }

  async cleanUp(): Promise<void> {
    await this.stopAll();
    for (const other of this.others.splice(0)) other.kill();
    rmSync(this.parent, { recursive: true, force: true });
  }

  async start(options: { durable?: boolean } = {}): Promise<EmbeddedPostgres> {
    const log = (line: string): void => void this.lines.push(line);
    const postgres = await startEmbeddedPostgres({ dataDir: this.dataDir, log, durable: false, ...options });
    this.running.push(postgres);
    return postgres;
  }

  /** Stops every PostgreSQL that `start` has started in this test. */
  async stopAll(): Promise<void> {
    for (const postgres of this.running.splice(0)) await postgres.stop();
  }

  /**
   * Starts PostgreSQL in a new process.
   * @param afterwards JavaScript that the process runs after the start
   */
  async startOtherServer(afterwards = ''): Promise<OtherServer> {
    const [register, preload, file] = typescript(POSTGRES);
    const code = `
      const { startEmbeddedPostgres } = require(${JSON.stringify(file)});
      startEmbeddedPostgres({ dataDir: ${JSON.stringify(this.dataDir)}, log: console.error, durable: false })
        .then(({ url }) => { console.log(url); ${afterwards} });`;
    const args = [register ?? '', preload ?? '', '-e', code];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.others.push(child);
    const exit = once(child, 'exit');
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    return { pid: child.pid ?? 0, url: output.toString().trim(), exit };
  }

  /** Starts PostgreSQL, expects a StartError of one line, and returns it. */
  async startError(): Promise<StartError> {
    const error: unknown = await this.start().catch((reason: unknown) => reason);
    if (!(error instanceof StartError)) throw new Error('expected a StartError', { cause: error });
    expect(error.message).not.toContain('\n');
    return error;
  }

  /** Copies the data with one note into the folder, as an earlier server would leave it. */
  copyDataWithNote(): void {
    execFileSync('cp', ['-a', join(this.template, 'data'), this.dataDir]);
  }

  async writeNote(url: string): Promise<void> {
    await queryOnce(url, `create table note as select '안녕' as text`);
  }

  /** Starts PostgreSQL and reads the note. */
  async readNote(): Promise<unknown> {
    return queryValue((await this.start()).url, 'select text from note');
  }

  postmasterPid(): number {
    return Number.parseInt(readFileSync(join(this.dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  }

  /** Counts the PostgreSQL servers that use the folder. */
  countPostmasters(): number {
    const commands = readdirSync('/proc').map((pid) => findProcess(Number(pid))?.command);
    return commands.filter((command) => command?.includes(`-D ${join(this.dataDir, 'postgres')} `)).length;
  }
}

/** Returns the first column of the first row. */
export async function queryValue(url: string, text: string): Promise<unknown> {
  const [row] = await queryOnce<Record<string, unknown>>(url, text);
  return row && Object.values(row)[0];
}

/**
 * Creates a folder for each test of a file. With `template`, data with a note is created once for
 * all tests.
 */
export function useEmbeddedPostgres({ template = true } = {}): EmbeddedPostgresFixture {
  const fixture = new EmbeddedPostgresFixture();
  if (template) {
    beforeAll(() => fixture.createTemplate());
    afterAll(() => fixture.deleteTemplate());
  }
  beforeEach(() => fixture.reset());
  afterEach(() => fixture.cleanUp());
  return fixture;
}
