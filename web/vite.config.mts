import { createHash } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { markTexts, nameChunk } from './vite.chunks.mjs';
import { compressAssets } from './vite.compress.mjs';
import { dropDocuments, splitDocuments } from './vite.documents.mjs';
import { emitFonts } from './vite.fonts.mjs';
import { listPreloads } from './vite.preloads.mjs';
import { prerenderPages } from './vite.prerender.mjs';
import { startAfterPaint } from './vite.start.mjs';
import { computeStyles } from './vite.styles.mjs';

const server = `http://localhost:${process.env['PORT'] ?? '4000'}`;

/** Renames index.html, because the static file handler would serve a file of that name without the nonce that the server inserts. */
function renameIndexPage(): Plugin {
  return {
    name: 'hanteam:page',
    apply: 'build',
    writeBundle: ({ dir = '' }) => rename(resolve(dir, 'index.html'), resolve(dir, 'page.html')),
  };
}

/**
 * The files that every visit of a member needs anyway, and those of a notice with its sheet, which
 * also open offline. The service worker keeps the files of other pages when they are opened.
 */
const SHELL_FILES = [
  'assets/{index,rolldown-runtime,react,graphql,common,start,members}-*.js',
  'assets/{forms,shared,editing,reading,notice,apply,drawer}-*.js',
  'assets/style-*.css',
  'icon.svg',
];

/** Builds sw.ts, with the list of the files that it keeps from the beginning. */
function buildServiceWorker(): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: '.',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: { rollupFormat: 'iife', globPatterns: SHELL_FILES, manifestTransforms: [addShell] },
  });
}

/** Adds the page that opens offline, which the server serves. It is another one whenever a file of the frame is. */
function addShell(manifest: { url: string; revision: string | null; size: number }[]) {
  const revision = createHash('sha256')
    .update(manifest.map(({ url }) => url).join())
    .digest('hex')
    .slice(0, 16);
  return { manifest: [...manifest, { url: '/shell.html', revision, size: 0 }] };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    dropDocuments(),
    splitDocuments(),
    markTexts(),
    emitFonts(),
    computeStyles(import.meta.dirname),
    react(),
    prerenderPages(import.meta.dirname),
    startAfterPaint(),
    renameIndexPage(),
    listPreloads(import.meta.dirname),
    compressAssets(),
    ...buildServiceWorker(),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // One small style sheet for all pages, so that a page's code never waits for a style sheet of its own.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Libraries that every page needs get chunks of their own, which stay cached when only the application's code changes.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
            {
              name: 'graphql',
              test: /node_modules\/(@apollo|graphql|graphql-ws|rxjs|@wry|optimism|apollo-upload-client)\//,
            },
            // What a page's module imports is used by the page as well, so nameChunk names it itself.
            { name: nameChunk, debugName: 'pages', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    proxy: {
      // The path alone, because web/graphql/ is served below it.
      '^/graphql(\\?|$)': { target: server, ws: true },
      '/api': server,
      '/pictures': server,
      '/previews': server,
      '/dev/mail': server,
    },
  },
});
