import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { sendSignal } from '../../../server/embedded-postgres/process';
import { giveTo, type RunAs } from '../../../server/embedded-postgres/system-user';
import { childrenOf, ManagedProcess } from '../../../server/test-kit/processes/child-process';
import { type NodePlan, patroniSettings } from './patroni-settings';
import { findPostgresFolder } from '../requirements';
import { processOf } from '../run-as';

const API_TIMEOUT_MS = 2_000;

/** One node of a Patroni cluster: Patroni and its PostgreSQL. It keeps its ports and its data. */
export class PatroniNode {
  private constructor(
    private readonly plan: NodePlan,
    readonly settingsFile: string,
    private readonly patroni: ManagedProcess,
  ) {}

  /** Prepares a node without starting it. Its folder is created for `runAs`. */
  static prepare(plan: NodePlan, runAs: RunAs): PatroniNode {
    const settingsFile = join(plan.folder, `${plan.name}.yml`);
    mkdirSync(plan.folder);
    giveTo(plan.folder, runAs);
    writeFileSync(settingsFile, stringify(patroniSettings(plan, findPostgresFolder())));
    return new PatroniNode(plan, settingsFile, processOf('patroni', [settingsFile], runAs));
  }

  get name(): string {
    return this.plan.name;
  }

  /** `host:port` of PostgreSQL. */
  get address(): string {
    return `127.0.0.1:${this.plan.port}`;
  }

  /** `host:port` of Patroni's REST API. */
  get apiAddress(): string {
    return `127.0.0.1:${this.plan.apiPort}`;
  }

  /** Returns everything that Patroni and PostgreSQL have logged. */
  output(): string {
    return this.patroni.output();
  }

  launch(): void {
    this.patroni.launch();
  }

  /** True if Patroni reports this role. `sync` is the standby that may become the primary. */
  async is(role: 'primary' | 'sync'): Promise<boolean> {
    const signal = AbortSignal.timeout(API_TIMEOUT_MS);
    const url = `http://${this.apiAddress}/${role}`;
    const response = await fetch(url, { method: 'OPTIONS', signal }).catch(() => undefined);
    return response?.status === 200;
  }

  /**
   * Kills Patroni, the postmaster and all of its backends at once, like the loss of the machine.
   */
  async kill(): Promise<void> {
    const postmaster = this.findPostmaster();
    if (postmaster === undefined) throw new Error(`${this.name} runs no PostgreSQL`);
    this.patroni.signal('SIGKILL');
    // A stopped postmaster cannot start another backend.
    sendSignal(postmaster, 'SIGSTOP');
    for (const pid of [postmaster, ...childrenOf(postmaster)]) sendSignal(pid, 'SIGKILL');
    await this.patroni.exit;
  }

  /** Ends Patroni and PostgreSQL without a checkpoint. */
  async stop(): Promise<void> {
    this.patroni.signal('SIGKILL');
    const postmaster = this.findPostmaster();
    if (postmaster !== undefined) sendSignal(postmaster, 'SIGQUIT');
    // PostgreSQL writes to Patroni's output, so the exit waits for both.
    await this.patroni.exit;
  }

  private findPostmaster(): number | undefined {
    const file = join(this.plan.folder, 'data', 'postmaster.pid');
    return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
  }
}
