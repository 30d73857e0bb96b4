import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin, build } from 'vite';

/**
 * A file that the service worker caches. A file without a revision has a URL that changes with its
 * content.
 */
interface KeptFile {
  url: string;
  revision: string | null;
}

/**
 * Files that the service worker caches at once, so that they also open offline. Every member visit
 * needs them, or a notice with its sheet does. Files of other pages are cached when they are
 * opened.
 */
const SHELL_FILES = [
  'assets/{index,rolldown-runtime,react,graphql,common,start,members}-*.js',
  'assets/{forms,shared,editing,reading,notice,apply,drawer}-*.js',
  'assets/style-*.css',
  'icon.svg',
];
/** Names in this folder contain a hash of the content. */
const HASHED = 'assets/';

/** Builds sw.ts with Vite, including the list of files to cache at once. */
export function buildServiceWorker(root: string): Plugin {
  return {
    name: 'hanteam:service-worker',
    apply: 'build',
    writeBundle: {
      // Runs after all files of the shell have been written.
      order: 'post',
      sequential: true,
      handler: async ({ dir = '' }) => {
        await build({
          configFile: false,
          root,
          logLevel: 'error',
          publicDir: false,
          define: {
            'process.env.NODE_ENV': JSON.stringify('production'),
            'self.__WB_MANIFEST': JSON.stringify(await listShell(dir)),
          },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: 'es2022',
            lib: { entry: resolve(root, 'sw.ts'), name: 'app', formats: ['iife'], fileName: () => 'sw.js' },
          },
        });
      },
    },
  };
}

/** Returns the files of the shell, and the page that opens offline, which the server renders. */
async function listShell(folder: string): Promise<KeptFile[]> {
  const urls = globSync(SHELL_FILES, { cwd: folder }).sort();
  const files = await Promise.all(
    urls.map(async (url) => ({
      url,
      revision: url.startsWith(HASHED) ? null : hash(await readFile(join(folder, url))),
    })),
  );
  // The page changes whenever one of the files changes.
  return [...files, { url: '/shell.html', revision: hash(urls.join()) }];
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
