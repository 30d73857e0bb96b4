import { spawnSync } from 'node:child_process';
import { describeIf } from './describe-if';

/** Returns `describe`, or `describe.skip` with a warning without promtool on the PATH. */
export function describeWithPromtool(): jest.Describe {
  const { status } = spawnSync('promtool', ['--version'], { stdio: 'ignore' });
  return describeIf(
    status === 0,
    "promtool (Debian's package prometheus) is not on the PATH, so no rule was evaluated.",
  );
}

/** Runs promtool in a folder and returns its whole output. */
export function runPromtool(folder: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}
