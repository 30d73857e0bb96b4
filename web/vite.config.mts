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

/** Renames index.html, because the static file handler would serve a file of that name without the nonce that the server inserts. */
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
