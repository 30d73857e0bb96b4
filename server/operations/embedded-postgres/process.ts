import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../platform/start-error';

/** A process that is alive. Its pid may be given out again later; pid and start together name one process for good. */
export interface RunningProcess {
  startedAt: string;
  command: string;
}

/** The process of this pid; undefined when it is gone or a zombie that only waits to be reaped. */
export function findProcess(pid: number): RunningProcess | undefined {
  return existsSync('/proc/self/stat') ? findInProc(pid) : findByPs(pid);
}

function findInProc(pid: number): RunningProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in parentheses, which may itself hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startedAt] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X' || startedAt === undefined) return undefined;
    return { startedAt, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return undefined;
  }
}

/** macOS has no /proc. */
export function findByPs(pid: number): RunningProcess | undefined {
  const columns = ['-o', 'stat=', '-o', 'lstart=', '-o', 'command='];
  const answer = spawnSync('ps', [...columns, '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const match = /^\s*(\S+)\s+(\w+ +\w+ +\d+ +[\d:]+ +\d+)\s+(.*)/.exec(answer.stdout ?? '');
  const [, state, startedAt, command] = match ?? [];
  if (state === undefined || state.startsWith('Z') || startedAt === undefined || command === undefined)
    return undefined;
  return { startedAt, command: `${command} ` };
}

/** Stops a postmaster by its fast shutdown, then by its immediate one. False when it is still alive after both. */
export async function stopPostmaster(pid: number): Promise<boolean> {
  return (await signalAndWait(pid, 'SIGINT', 10_000)) || (await signalAndWait(pid, 'SIGQUIT', 5_000));
}

async function signalAndWait(pid: number, signal: NodeJS.Signals, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  const startedAt = findProcess(pid)?.startedAt;
  if (startedAt === undefined) return true;
  sendSignal(pid, signal);
  while (findProcess(pid)?.startedAt === startedAt) {
    if (Date.now() > deadline) return false;
    await delay(20);
  }
  return true;
}

/** Sends a signal to a process that may have ended by now. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Ends the postgres that a killed server left in this data folder, and removes the pid file of one that is gone. */
export async function removeLeftoverPostgres(dataFolder: string): Promise<void> {
  const pidFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (pid > 0 && findProcess(pid)?.command.includes(`-D ${dataFolder} `)) {
    const stopped = await stopPostmaster(pid);
    if (!stopped)
      throw new StartError(`남아 있던 PostgreSQL(프로세스 ${pid})이 꺼지지 않아요. 직접 끄고 다시 시작해 주세요.`);
  }
  // PostgreSQL takes any living process of this pid, even a zombie, for its rival.
  rmSync(pidFile, { force: true });
}
