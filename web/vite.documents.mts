import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DocumentNode } from 'graphql';
import type { Plugin } from 'vite';

/** A gql`` tag as a separate statement (web/graphql/tag.ts). */
const TAG = /^gql`[^`]*`;$/gm;

const GENERATED = resolve(import.meta.dirname, 'graphql/generated/documents.ts');
/** An import of generated documents and types. */
const IMPORT = /^import \{([^}]*)\} from '[^']*\/generated\/documents';$/gm;
/** A line of the generated file that defines a document. */
const DEFINITION = /^export const (\w+) = (\{.*\}) as unknown as /gm;

/**
 * Removes the GraphQL sources from the bundle, because only the generated documents in
 * web/graphql/generated/documents.ts are used at run time.
 */
export function dropDocuments(): Plugin {
  return {
    name: 'hanteam:documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: 'gql`' },
      // Keeps the line breaks, so that line numbers match without a source map.
      handler: (code) => ({ code: code.replace(TAG, (text) => text.replace(/[^\n]/g, '')), map: null }),
    },
  };
}

/**
 * Makes a module of each generated document and each fragment. So a page loads only its own
 * documents, and each fragment once. In the generated file every document repeats its fragments.
 */
export function splitDocuments(): Plugin {
  return {
    name: 'hanteam:split-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: '/generated/documents' },
      handler: (code) => ({ code: code.replace(IMPORT, importEach), map: null }),
    },
    load: { filter: { id: /\/generated\/documents\.ts\?/ }, handler: loadPart },
  };
}

/**
 * Replaces an import by one import per document, with the same number of line breaks. Drops types,
 * which do not exist at run time.
 */
function importEach(statement: string, names: string): string {
  const documents = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  const imports = documents.map((name) => `import { ${name} } from '${GENERATED}?document=${name}';`);
  return imports.join(' ') + statement.replace(/[^\n]/g, '');
}

let known: Map<string, DocumentNode> | undefined;

/** Returns the generated documents by name. */
function readDocuments(): Map<string, DocumentNode> {
  known ??= new Map(
    [...readFileSync(GENERATED, 'utf8').matchAll(DEFINITION)].map(([, name = '', json = '']) => [
      name,
      JSON.parse(json),
    ]),
  );
  return known;
}

/** Returns the code of the module for one document or fragment. */
function loadPart(id: string): string {
  const [[kind, name] = []] = new URL(id, 'file:').searchParams;
  if (name === undefined) throw new Error(`No name in ${id}`);
  return kind === 'fragment' ? loadFragment(name) : loadDocument(name);
}

function loadFragment(name: string): string {
  const definitions = [...readDocuments().values()].flatMap((document) => document.definitions);
  const fragment = definitions.find((one) => one.kind === 'FragmentDefinition' && one.name.value === name);
  return `export const ${name} = ${JSON.stringify(fragment)};`;
}

function loadDocument(name: string): string {
  const document = readDocuments().get(name);
  if (!document) throw new Error(`No generated document ${name}`);
  const imports: string[] = [];
  const definitions = document.definitions.map((one) => {
    if (one.kind !== 'FragmentDefinition') return JSON.stringify(one);
    imports.push(`import { ${one.name.value} } from '${GENERATED}?fragment=${one.name.value}';`);
    return one.name.value;
  });
  return `${imports.join('')}export const ${name} = { kind: 'Document', definitions: [${definitions.join()}] };`;
}
