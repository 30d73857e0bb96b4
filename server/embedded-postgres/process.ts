import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../platform/errors/start-error';

/** A running process. Pids are reused, so pid and start time together identify it. */
export interface RunningProcess {
  startedAt: string;
  command: string;
}

/** Returns the process with this pid, or undefined if it has ended or is a zombie. */
export function findProcess(pid: number): RunningProcess | undefined {
  return existsSync('/proc/self/stat') ? findInProc(pid) : findByPs(pid);
}

function findInProc(pid: number): RunningProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in parentheses, which may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startedAt] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X' || startedAt === undefined) return undefined;
    return { startedAt, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return undefined;
  }
}

/** {@link findProcess} for systems without /proc, such as macOS. */
export function findByPs(pid: number): RunningProcess | undefined {
  const columns = ['-o', 'stat=', '-o', 'lstart=', '-o', 'command='];
  const result = spawnSync('ps', [...columns, '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const match = /^\s*(\S+)\s+(\w+ +\w+ +\d+ +[\d:]+ +\d+)\s+(.*)/.exec(result.stdout ?? '');
  const [, state, startedAt, command] = match ?? [];
  if (state === undefined || state.startsWith('Z') || startedAt === undefined || command === undefined)
    return undefined;
  return { startedAt, command: `${command} ` };
}

/**
 * Stops a postmaster by a fast shutdown, then by an immediate one. Returns false if it still runs
 * after both.
 */
export async function stopPostmaster(pid: number): Promise<boolean> {
  return (await signalAndWait(pid, 'SIGINT', 10_000)) || (await signalAndWait(pid, 'SIGQUIT', 5_000));
}

async function signalAndWait(pid: number, signal: NodeJS.Signals, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  const startedAt = findProcess(pid)?.startedAt;
  if (startedAt === undefined) return true;
  sendSignal(pid, signal);
  while (findProcess(pid)?.startedAt === startedAt) {
    if (Date.now() > deadline) return false;
    await delay(20);
  }
  return true;
}

/** Sends a signal to a process, if it has not ended yet. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Ends the PostgreSQL that a killed server left on this data folder, and removes the pid file of an
 * ended one.
 */
export async function removeLeftoverPostgres(dataFolder: string): Promise<void> {
  const pidFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (pid > 0 && findProcess(pid)?.command.includes(`-D ${dataFolder} `)) {
    const stopped = await stopPostmaster(pid);
    if (!stopped)
      throw new StartError(`남아 있던 PostgreSQL(프로세스 ${pid})이 꺼지지 않아요. 직접 끄고 다시 시작해 주세요.`);
  }
  // PostgreSQL would mistake any process with this pid, even a zombie, for another PostgreSQL on
  // its data.
  rmSync(pidFile, { force: true });
}
