import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { chooseAppearance } from './styles/choose-appearance.mjs';
import { createNameChunk, markTexts } from './chunks.mjs';
import { compressAssets } from './compress.mjs';
import { emitFonts } from './fonts.mjs';
import { chooseBuildLanguage, chooseTexts, chooseTextsInBrowser, readLanguages, translatePage } from './language.mjs';
import { listPreloads } from './preloads.mjs';
import { prerenderPages } from './prerender.mjs';
import { readPages } from './read-pages.mjs';
import { buildServiceWorker } from './service-worker.mjs';
import { startAfterPaint } from './start-after-paint.mjs';
import { computeStyles } from './styles/compute-styles.mjs';

const server = `http://localhost:${process.env['PORT'] ?? '4000'}`;

/**
 * Names index.html after the language. The static file handler does not serve it under this name,
 * because the server inserts a nonce.
 */
function nameIndexPage(): Plugin {
  return {
    name: 'hanteam:page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The bundle has no page');
        delete bundle['index.html'];
        this.emitFile({ type: 'asset', fileName: `page.${language}.html`, source: page.source });
      },
    },
  };
}

/** The root of Vite's paths, with index.html. */
const root = resolve(import.meta.dirname, '..');
const pages = await readPages(root);
const languages = await readLanguages(root);
const language = chooseBuildLanguage(languages);

export default defineConfig({
  root,
  plugins: [
    chooseTexts(language),
    chooseTextsInBrowser(languages),
    translatePage(root, language),
    markTexts(),
    chooseAppearance(root),
    emitFonts(),
    computeStyles(root),
    react(),
    prerenderPages(root, language),
    startAfterPaint(),
    nameIndexPage(),
    listPreloads(root, pages, language),
    compressAssets(),
    buildServiceWorker(root, language),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/web',
    // The builds of all languages share the folder, which scripts/build/build.cjs empties.
    emptyOutDir: false,
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
            // The function itself assigns each import of a module, because another page may use it.
            { name: createNameChunk(root, pages), debugName: 'pages', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // The scan for dependencies does not run plugins. It would miss the locales of other languages,
  // and the page would reload when the browser first requests one.
  optimizeDeps: { entries: ['index.html', 'texts/*/{ago,library}.ts'] },
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
