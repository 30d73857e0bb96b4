import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');

/**
 * Returns the client's documents as the build extracts them. It runs in a separate Node process,
 * because Jest would have to transform the client's libraries.
 */
export function clientDocuments(): string[] {
  const script = `console.log(JSON.stringify(require('./scripts/build/documents.cjs').clientDocuments()))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' })) as string[];
}
