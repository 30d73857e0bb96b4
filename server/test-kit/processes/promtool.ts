import { spawnSync } from 'node:child_process';

/** Returns `describe`, or `describe.skip` with a warning without promtool on the PATH. */
export function describeWithPromtool(): jest.Describe {
  if (spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0) return describe;
  console.warn("SKIPPED: promtool (Debian's package prometheus) is not on the PATH, so no rule was evaluated.");
  return describe.skip;
}

/** Runs promtool in a folder and returns its whole output. */
export function runPromtool(folder: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}
