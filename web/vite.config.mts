import { rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { compressAssets } from './vite.compress.mjs';
import { dropDocuments } from './vite.documents.mjs';

const server = `http://localhost:${process.env['PORT'] ?? '4000'}`;

/** The server answers the page itself, with a nonce in it; under the name index.html its file door would serve it bare. */
function nameThePage(): Plugin {
  return {
    name: 'hanteam:page',
    apply: 'build',
    writeBundle: ({ dir = '' }) => rename(resolve(dir, 'index.html'), resolve(dir, 'page.html')),
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [dropDocuments(), react(), nameThePage(), compressAssets()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, in chunks that outlive a change of our own code.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
            {
              name: 'graphql',
              test: /node_modules\/(@apollo|graphql|graphql-ws|rxjs|@wry|optimism|apollo-upload-client)\//,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': server,
      '/pictures': server,
    },
  },
});
