import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import config from './vite.config.mjs';

/**
 * Serves the component gallery to its tests. Disables Vite's reloads, which would interrupt a test.
 * Vite reloads after a file is written, for a missing dependency and after a broken connection.
 * `npm run check` writes files, even if unchanged.
 */
export default mergeConfig(
  config,
  defineConfig({
    // A separate cache: each start recreates it (--force), which must not delete that of `npm run
    // dev`.
    cacheDir: resolve(import.meta.dirname, '..', '..', 'node_modules', '.vite-gallery'),
    server: { hmr: false, ws: false, watch: null },
  }),
);
