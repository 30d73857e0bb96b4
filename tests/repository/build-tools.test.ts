import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeTempFolder } from '../../server/test-kit/processes/temp-folder';

const ROOT = join(__dirname, '..', '..');

it('a start without the build tools names the way to install them', () => {
  const folder = makeTempFolder('build-tools');
  for (const path of ['package.json', 'scripts', 'shared/language.ts'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  const args = [join(folder, 'scripts/run-built.cjs'), 'main'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/^.*npm ci --include=dev.*$/)]);
  rmSync(folder, { recursive: true });
});
