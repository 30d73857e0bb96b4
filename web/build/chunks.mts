import { join } from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import type { Chunk } from '../routes/page';
import type { Pages } from './read-pages.mjs';

type NameChunk = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>;
type Context = Parameters<NameChunk>[1];

/**
 * Entry modules of each chunk, except pages, which name their chunk in `<page>.page.ts`. Code that
 * several chunks use belongs to the first of them, or to a chunk that `createNameChunk` names. A
 * request costs more than a few unused kilobytes.
 */
const CHUNKS: Readonly<Record<Chunk | 'start' | 'apply', readonly string[]>> = {
  start: ['index.html'],
  forms: [],
  members: ['app/layout/Layout.tsx', 'app/layout/OpenLayout.tsx'],
  list: [],
  notice: [],
  people: [],
  apply: ['features/applications/applying/ApplySheet.tsx'],
  applicants: [],
  team: [],
  write: [],
  profile: ['features/legal/ConsentPage.tsx'],
  moderation: [],
  legal: [],
  recovery: [],
};

/** Base chunks that any page may import. Other chunks never import one another. */
const BASIC: ReadonlySet<string> = new Set(['start', 'forms', 'members']);

/**
 * Chunks whose pages show texts with Markdown or texts of others, as `notice` does. Code that
 * `notice` shares with these only is the chunk `reading`.
 */
const READING: ReadonlySet<string> = new Set(['people', 'applicants', 'team', 'legal']);

/** The folder whose separately requested modules are pages. */
const ROUTES = 'routes/';

/**
 * Returns the function that chooses the chunk of a module, derived from the pages that use it. For
 * null, the bundler decides. The bundler alone would split home into 64 files, and its
 * `entriesAwareMergeThreshold` would let the start script import the code of all pages.
 * @param root the folder of the client
 * @returns a function that throws for a page without a file `<page>.page.ts`
 */
export function createNameChunk(root: string, pages: Pages): NameChunk {
  const chunkOf = new Map<string, string>([...pages].map(([id, { chunk }]) => [id, chunk]));
  for (const [name, files] of Object.entries(CHUNKS)) {
    for (const file of files) chunkOf.set(normalizePath(join(root, file)), name);
  }
  const routes = normalizePath(join(root, ROUTES));
  const findChunk = (id: string): string | undefined => {
    const chunk = chunkOf.get(id);
    if (chunk === undefined && id.startsWith(routes)) throw new Error(`${id} has no file .page.ts beside it.`);
    return chunk;
  };
  return (moduleId, context) => {
    const roots = findRoots(moduleId, context, findChunk);
    const [first, ...rest] = Object.keys(CHUNKS).filter((name) => roots.has(name));
    const [second] = rest;
    if (first === undefined) return null;
    // Separates code for both visitors and members from code for one of them.
    if (first === 'forms' && roots.has('members')) return 'common';
    if (first === 'notice' && rest.length > 0 && rest.every((name) => READING.has(name))) return 'reading';
    if (second === undefined || BASIC.has(first)) return first;
    // Code that no list and no notice uses is separate, because their pages load only `shared`.
    return first === 'list' || first === 'notice' ? 'shared' : 'editing';
  };
}

/** The use of a module. */
interface Usage {
  /** Chunk of an entry module. */
  root?: string;
  /** Modules that import it. */
  users: readonly string[];
}

/**
 * The usages of modules by build. They are cached, because queries to the bundler are slow. All
 * modules of a build have the same context.
 */
const known = new WeakMap<Context, Map<string, Usage>>();

/** Returns the chunk of a separately requested module. */
type FindChunk = (moduleId: string) => string | undefined;

/** Returns the chunks of the separately requested modules that use this one. */
function findRoots(moduleId: string, context: Context, findChunk: FindChunk): Set<string> {
  const usages = known.get(context) ?? new Map<string, Usage>();
  known.set(context, usages);
  const roots = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const usage = usages.get(id) ?? readUsage(id, context, findChunk);
    usages.set(id, usage);
    if (usage.root !== undefined) roots.add(usage.root);
    usage.users.forEach(visit);
  };
  visit(moduleId);
  return roots;
}

function readUsage(id: string, context: Context, findChunk: FindChunk): Usage {
  const info = context.getModuleInfo(id);
  const isRoot = info?.isEntry || info?.dynamicImporters.length;
  return {
    root: isRoot ? findChunk(id) : undefined,
    users: info?.importers.flatMap((importer) => findUsers(importer, id, context)) ?? [],
  };
}

/**
 * The index files of antd. A module that imports an index uses only the components that it names.
 */
const COMPONENTS = /\/(antd\/es|@ant-design\/icons\/es(\/icons)?)\/index\.js$/;
/** The name of a component in the path of its module: `button` in antd/es/button/index.js. */
const COMPONENT = /([\w-]+)(\/index)?\.js$/;
/** Modules that export several subjects of texts. A page uses only the subjects that it names. */
const TEXTS = /\/web\/texts\/(\w+\/)?(index|general)\.ts$/;

/**
 * Returns the modules that use a module through this importer. For an index, these are the modules
 * that name the import.
 */
function findUsers(importer: string, used: string, context: Context): readonly string[] {
  if (COMPONENTS.test(importer)) {
    const name = COMPONENT.exec(used)?.[1]?.replaceAll('-', '') ?? '';
    const imports = `import\\s*{[^}]*\\b${name}\\b[^}]*}\\s*from\\s*['"](antd|@ant-design/icons)['"]`;
    return findNaming(importer, { index: COMPONENTS, pattern: new RegExp(imports, 'i') }, context);
  }
  if (TEXTS.test(importer)) {
    const subjects = context.getModuleInfo(used)?.exports.join('|');
    return findNaming(importer, { index: TEXTS, pattern: new RegExp(`\\btexts\\s*\\.(${subjects})\\b`) }, context);
  }
  return [importer];
}

/**
 * Returns the modules with the pattern in their code. Searches those that import the index,
 * directly or through another index.
 */
function findNaming(id: string, naming: { index: RegExp; pattern: RegExp }, context: Context): readonly string[] {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.flatMap((user) => {
    if (naming.index.test(user)) return findNaming(user, naming, context);
    return naming.pattern.test(context.getModuleInfo(user)?.code ?? '') ? [user] : [];
  });
}

/**
 * Marks text modules as free of side effects, so that a page loads only the texts that it names.
 */
export function markTexts(): Plugin {
  return {
    name: 'hanteam:texts',
    apply: 'build',
    transform: { filter: { id: /\/web\/texts\// }, handler: (code) => ({ code, map: null, moduleSideEffects: false }) },
  };
}
