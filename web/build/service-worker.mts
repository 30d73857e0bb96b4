import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin, type Rolldown, build, normalizePath } from 'vite';
import type { Language } from '../../shared/language';
import { findChunkFiles } from './chunk-files.mjs';

/**
 * A file that the service worker caches. A file without a revision has a URL that changes with its
 * content.
 */
interface KeptFile {
  url: string;
  revision: string | null;
}

/**
 * The modules whose code the service worker caches at once: home, and a notice with its application
 * form. The code of other pages is cached when they are opened.
 */
const SHELL_MODULES = [
  'index.html',
  'app/layout/Layout.tsx',
  'routes/home.tsx',
  'routes/notices/notice.tsx',
  'features/applications/applying/ApplySheet.tsx',
];
/** Further files that the service worker caches at once: the style sheet and the icon. */
const STYLE = /^assets\/style-[^/]+\.css$/;
const ICON = 'icon.svg';
/** Names in this folder contain a hash of the content. */
const HASHED = 'assets/';

/**
 * Builds app/service-worker.ts with Vite for the language, including the list of files to cache at
 * once.
 */
export function buildServiceWorker(root: string, language: Language): Plugin {
  const shell = `/shell.${language}.html`;
  return {
    name: 'hanteam:service-worker',
    apply: 'build',
    writeBundle: {
      // Runs after all files of the shell have been written.
      order: 'post',
      sequential: true,
      handler: async ({ dir = '' }, bundle) => {
        await build({
          configFile: false,
          root,
          logLevel: 'error',
          publicDir: false,
          define: {
            'process.env.NODE_ENV': JSON.stringify('production'),
            'self.__SHELL': JSON.stringify(shell),
            'self.__WB_MANIFEST': JSON.stringify(await listShell(dir, findFiles(root, bundle), shell)),
          },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: 'es2022',
            lib: {
              entry: resolve(root, 'app', 'service-worker.ts'),
              name: 'app',
              formats: ['iife'],
              fileName: () => `sw.${language}.js`,
            },
          },
        });
      },
    },
  };
}

function findFiles(root: string, bundle: Rolldown.OutputBundle): string[] {
  const scripts = SHELL_MODULES.flatMap((module) => [...findChunkFiles(bundle, normalizePath(join(root, module)))]);
  return [...scripts, ...Object.keys(bundle).filter((file) => STYLE.test(file)), ICON];
}

/** Returns the files of the shell, and the page that opens offline, which the server renders. */
async function listShell(folder: string, found: string[], shell: string): Promise<KeptFile[]> {
  const urls = [...new Set(found)].sort();
  const files = await Promise.all(
    urls.map(async (url) => ({
      url,
      revision: url.startsWith(HASHED) ? null : hash(await readFile(join(folder, url))),
    })),
  );
  // The page changes whenever one of the files changes.
  return [...files, { url: shell, revision: hash(urls.join()) }];
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
