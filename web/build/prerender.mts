import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, build } from 'vite';
import type { Language } from '../../shared/language';
import { chooseTexts } from './language.mjs';

type Result = Awaited<ReturnType<typeof import('./prerendered-pages').prerender>>;

/**
 * Renders pages at build time (prerendered-pages.tsx), so that they are painted before any script
 * runs. The server puts them into the HTML of their paths.
 */
export function prerenderPages(root: string, language: Language): Plugin {
  return {
    name: 'hanteam:prerender',
    apply: 'build',
    writeBundle: async ({ dir = '' }) => {
      const file = resolve(dir, '..', `prerendered.${language}.json`);
      await writeFile(file, JSON.stringify(await renderPages(root, language)));
    },
  };
}

async function renderPages(root: string, language: Language): Promise<Result> {
  // Inside the project, so that Node finds the packages that the result imports.
  const folder = await mkdtemp(join(root, '..', 'dist', 'prerender-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [chooseTexts(language), react()],
      ssr: { noExternal: true },
      build: {
        ssr: 'build/prerendered-pages.tsx',
        outDir: folder,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    const file = pathToFileURL(join(folder, 'prerender.mjs')).href;
    const { prerender } = (await import(file)) as typeof import('./prerendered-pages');
    return await prerender();
  } finally {
    await rm(folder, { recursive: true });
  }
}
