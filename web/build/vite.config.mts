import { rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { chooseAppearance } from './styles/choose-appearance.mjs';
import { createNameChunk, markTexts } from './chunks.mjs';
import { compressAssets } from './compress.mjs';
import { emitFonts } from './fonts.mjs';
import { listPreloads } from './preloads.mjs';
import { prerenderPages } from './prerender.mjs';
import { readPages } from './read-pages.mjs';
import { buildServiceWorker } from './service-worker.mjs';
import { startAfterPaint } from './start-after-paint.mjs';
import { computeStyles } from './styles/compute-styles.mjs';

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

/** The root of Vite's paths, with index.html. */
const root = resolve(import.meta.dirname, '..');
const pages = await readPages(root);

export default defineConfig({
  root,
  plugins: [
    markTexts(),
    chooseAppearance(root),
    emitFonts(),
    computeStyles(root),
    react(),
    prerenderPages(root),
    startAfterPaint(),
    renameIndexPage(),
    listPreloads(root, pages),
    compressAssets(),
    buildServiceWorker(root),
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
      // The generated documents replace the templates, which only the code generator reads.
      treeshake: { manualPureFunctions: ['gql'] },
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
            // A page also uses the imports of its modules. So this function assigns them itself.
            { name: createNameChunk(root, pages), debugName: 'pages', includeDependenciesRecursively: false },
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
      '/calendar': server,
      '/pictures': server,
      '/previews': server,
      '/dev/mail': server,
    },
  },
});
