import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '..', '..', 'server');

/**
 * Returns the modules in the order of server/modules.ts, each with the modules that its manifest
 * uses. The files are parsed as text, because the linter cannot load TypeScript.
 */
export function readModules() {
  const text = readFileSync(join(SERVER, 'modules.ts'), 'utf8');
  const files = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\/domain\/([\w-]+\/[\w-]+\.module)';/g)].map(([, name, file]) => [
      name,
      file,
    ]),
  );
  const listed = /const LIST = \[([^\]]+)\]/.exec(text)?.[1].match(/\w+/g) ?? [];
  if (listed.length === 0) throw new Error('server/modules.ts lists no module that the linter can read');
  const folders = listed.map(toFolder);
  return listed.map((name, index) => {
    const folder = folders[index];
    const file = files.get(name);
    if (!file?.startsWith(`${folder}/`)) throw new Error(`${name} is not imported from server/domain/${folder}`);
    const manifest = readFileSync(join(SERVER, 'domain', `${file}.ts`), 'utf8');
    const uses = /uses: \[([^\]]*)\]/.exec(manifest)?.[1].match(/[\w-]+/g) ?? [];
    const tooHigh = uses.find((used) => !folders.slice(0, index).includes(used));
    if (tooHigh) throw new Error(`${folder} uses ${tooHigh}, which is not listed before it in server/modules.ts`);
    return { name: folder, uses };
  });
}

/** Returns the folder of a module: `password-resets` for `passwordResets`. */
function toFolder(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
