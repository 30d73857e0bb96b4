import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(__dirname, '..');

/** The components without a sample, by reason. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  'is the layout of a whole page, and its bars have samples': [
    'Layout',
    'OpenLayout',
    'HomeShell',
    'ListShell',
    'NoticeShell',
  ],
  'depends on connection and release, and StatusBar has a sample': ['StatusBars'],
  'has no content of its own': ['Providers', 'SessionRouter'],
  'has no content of its own, and the buttons of a sample open toasts': ['ToastProvider'],
  'only redirects or shows other components': ['NoticeResult', 'OwnerOnly', 'SessionGuard', 'SharedNotice'],
};

const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: WEB })
    .filter((file) => !/^test[\\/]|\.test\./.test(file))
    .map((file) => readFileSync(join(WEB, file), 'utf8'));

const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** Returns the components and their source. Excludes pages and most parts of one page. */
function readComponents(): Map<string, string> {
  const files = [
    ...read('{app,components,features,forms,graphql,illustrations,session}/**/*.tsx'),
    ...read('routes/{HomeHint,visitors/VisitorPage}.tsx'),
  ];
  return new Map(
    files.flatMap((text) => findAll(text, /^export function ([A-Z]\w+)/gm).map((name) => [name, text] as const)),
  );
}

/**
 * Returns the components that a source renders, directly or within others. A lazy component counts
 * without its content, which only a click opens.
 */
function collectShown(source: string, components: ReadonlyMap<string, string>, shown = new Set<string>()): Set<string> {
  for (const name of findAll(source, /<([A-Z]\w+)/g)) {
    const own = components.get(name);
    if (own === undefined || shown.has(name)) continue;
    shown.add(name);
    if (!new RegExp(`^const ${name} = lazy`, 'm').test(source)) collectShown(own, components, shown);
  }
  return shown;
}

const components = readComponents();
const shown = collectShown(read('stories/*.tsx').join('\n'), components);
const exceptions = Object.values(NOT_SHOWN).flat();

test('the gallery shows every component, directly or within another one', () => {
  expect(components.size).toBeGreaterThan(150);
  expect([...components.keys()].filter((name) => !shown.has(name) && !exceptions.includes(name))).toEqual([]);
});

test('every exception of the gallery exists and is not shown', () => {
  expect(exceptions.filter((name) => !components.has(name) || shown.has(name))).toEqual([]);
});
