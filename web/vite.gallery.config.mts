import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import config from './vite.config.mjs';

/**
 * Serves the component gallery to its tests. Vite would reload a page in the middle of a test when
 * a file is written, even with the same content as `npm run check` does, when a dependency is
 * missing from its cache, and when the connection to the page breaks.
 */
export default mergeConfig(
  config,
  defineConfig({
    // The cache is made anew at every start (--force), which must not take away that of `npm run
    // dev`.
    cacheDir: resolve(import.meta.dirname, '..', 'node_modules', '.vite-gallery'),
    server: { hmr: false, ws: false, watch: null },
  }),
);
