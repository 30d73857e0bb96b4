import { spawnSync } from 'node:child_process';

/** Runs promtool in a folder and returns its whole output. */
export function runPromtool(folder: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}
