import { rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { markTexts, nameChunk } from './vite.chunks.mjs';
import { compressAssets } from './vite.compress.mjs';
import { emitFonts } from './vite.fonts.mjs';
import { listPreloads } from './vite.preloads.mjs';
import { prerenderPages } from './vite.prerender.mjs';
import { buildServiceWorker } from './vite.service-worker.mjs';
import { startAfterPaint } from './vite.start.mjs';
import { computeStyles } from './vite.styles.mjs';

const server = `http://localhost:${process.env['PORT'] ?? '4000'}`;

/**
 * Renames index.html. Otherwise the static file handler would serve it without the nonce that the
 * server inserts.
 */
function renameIndexPage(): Plugin {
  return {
    name: 'hanteam:page',
    apply: 'build',
    writeBundle: ({ dir = '' }) => rename(resolve(dir, 'index.html'), resolve(dir, 'page.html')),
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    markTexts(),
    emitFonts(),
    computeStyles(import.meta.dirname),
    react(),
    prerenderPages(import.meta.dirname),
    startAfterPaint(),
    renameIndexPage(),
    listPreloads(import.meta.dirname),
    compressAssets(),
    buildServiceWorker(import.meta.dirname),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // One small style sheet for all pages, so that the code of a page never waits for its own style
    // sheet.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Libraries of every page get separate chunks. These stay cached when only the
          // application's code changes.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
            {
              name: 'graphql',
              test: /node_modules\/(@apollo|graphql|graphql-ws|rxjs|@wry|optimism|apollo-upload-client)\//,
            },
            // A page also uses the imports of its modules. So nameChunk assigns them itself.
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
      // Only the path itself, because web/graphql/ is served below it.
      '^/graphql(\\?|$)': { target: server, ws: true },
      '/api': server,
      '/pictures': server,
      '/previews': server,
      '/dev/mail': server,
    },
  },
});
