import type { Rolldown } from 'vite';

/**
 * Returns the files that the browser needs to run a module: the chunk that contains it, and all
 * chunks that this one imports.
 */
export function findChunkFiles(bundle: Rolldown.OutputBundle, moduleId: string): Set<string> {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(moduleId));
  if (!first) throw new Error(`No chunk contains ${moduleId}`);
  add(first.fileName);
  return files;
}
