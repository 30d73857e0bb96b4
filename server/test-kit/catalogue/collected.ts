import { globSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '../../modules';
import type { ModuleTesting } from './module-testing';

const DOMAIN = join(__dirname, '..', '..', 'domain');

/**
 * Lists of all modules, in the order of server/modules.ts. Files with these lists must not
 * import this file.
 */
export const MODULE_LISTS: readonly ModuleTesting[] = modules.names.flatMap((name) =>
  globSync('**/*.testing.ts', { cwd: join(DOMAIN, name) })
    .toSorted()
    .map((file) => readTesting(join(DOMAIN, name, file))),
);

function readTesting(file: string): ModuleTesting {
  const { testing } = require(file) as { testing?: ModuleTesting };
  if (!testing) throw new Error(`${file} does not export testing`);
  return testing;
}

/**
 * Merges records of the modules.
 * @throws {Error} if two modules have the same name
 */
export function mergeRecords<T>(records: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> {
  const merged: Record<string, T> = {};
  for (const [name, value] of records.flatMap((record) => Object.entries(record ?? {}))) {
    if (name in merged) throw new Error(`two modules define ${name} for the tests`);
    merged[name] = value;
  }
  return merged;
}
