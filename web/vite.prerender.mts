import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, build } from 'vite';

type Result = Awaited<ReturnType<typeof import('./prerender').prerender>>;

/**
 * Renders pages at build time (prerender.tsx), so that they are painted before any script has run. The server puts them into the HTML
 * of their paths. antd's styles of them become a part of the style sheet; antd adds only the others at run time.
 */
export function prerenderPages(root: string): Plugin {
  let result: Result | undefined;
  return {
    name: 'hanteam:prerender',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        result = await renderPages(root);
        const page = bundle['index.html'];
        const style = Object.values(bundle).find(({ fileName }) => /^assets\/style-[^/]+\.css$/.test(fileName));
        if (page?.type !== 'asset' || style?.type !== 'asset')
          throw new Error('The bundle has no page or no style sheet');
        // antd's styles come first, so that the client's own ones win. The name follows from both, because browsers keep it for good.
        const source = result.css + String(style.source);
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const fileName = `assets/style-${hash}.css`;
        delete bundle[style.fileName];
        this.emitFile({ type: 'asset', fileName, source });
        page.source = String(page.source).replace(style.fileName, fileName);
      },
    },
    writeBundle: async ({ dir = '' }) => {
      await writeFile(resolve(dir, '..', 'prerendered.json'), JSON.stringify(result?.pages));
    },
  };
}

async function renderPages(root: string): Promise<Result> {
  // Node resolves the packages that the result imports from here.
  const folder = await mkdtemp(join(root, '..', 'dist', 'prerender-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [react()],
      ssr: { noExternal: true },
      build: {
        ssr: 'prerender.tsx',
        outDir: folder,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    const file = pathToFileURL(join(folder, 'prerender.mjs')).href;
    const { prerender } = (await import(file)) as typeof import('./prerender');
    return await prerender();
  } finally {
    await rm(folder, { recursive: true });
  }
}
