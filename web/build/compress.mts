import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_ASSET = /\.(js|css|svg|json|webmanifest)$/;
/** Files that Vite copies unchanged. */
const PUBLIC = join(import.meta.dirname, '..', 'public');
/** Compression hardly reduces smaller files. */
const MIN_BYTES = 256;

/**
 * Writes a .br and a .gz file beside each text asset at build time, so that the server compresses
 * nothing per request.
 */
export function compressAssets(): Plugin {
  return {
    name: 'hanteam:compress',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const served = await readdir(PUBLIC);
      const files = [...Object.keys(bundle), ...served];
      await Promise.all(files.filter((file) => TEXT_ASSET.test(file)).map((file) => compress(resolve(dir, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
