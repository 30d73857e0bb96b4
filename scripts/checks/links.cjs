// Checks that references of documents exist: relative links with their headings, paths in code, npm
// scripts. Also checks decisions, rules and sections such as `rules/teams.md: Contacts` in comments
// of the code.
const { existsSync, globSync, readFileSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');

const ROOT = join(__dirname, '..', '..');
const IGNORED = new Set(['node_modules', 'dist', 'test-results', '.git', '.data', '.cache']);

/**
 * Paths that exist only while the service runs, the files of the documents' example module, and
 * imports of texts.
 */
const NOT_IN_REPOSITORY = /^(\.\/)?\.data$|^manifest\.json$|(^|\/)(reviews\/|review\.)|^\.\/(ko|en)$/;

const PATH = /^[\w@.-]+(\/[\w@.-]+)*\/?$/;
const FILE = /\.(ts|tsx|mts|js|cjs|mjs|md|json|ya?ml|sql|graphql|cfg|sh|css|html|tsv)$/;
const COMMENTED = /\.(tsx?|[cm]js|mts|ya?ml|cfg|sh)$|(^|\/)Dockerfile$/;

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const files = globSync('**', { cwd: ROOT, exclude: (name) => IGNORED.has(name) });
const topLevel = new Set(files.filter((file) => !file.includes('/')));

/**
 * True if the path is the end of an existing path, because documents may omit the parent folders.
 */
function isInRepository(path) {
  // A file in dist/ is built from the source of the same name.
  const source = path.replace(/^dist\/(.*)\.js$/, '$1.ts').replace(/^(\.\.\/)+|\/$/g, '');
  return files.some((file) => file === source || file.endsWith(`/${source}`));
}

const looksLikePath = (word) =>
  PATH.test(word) && (FILE.test(word) || (word.includes('/') && topLevel.has(word.slice(0, word.indexOf('/')))));

const headingsOf = (file) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);

/** Anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file) =>
  headingsOf(file).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links of a document to headings that do not exist. */
function findLostHeadings(file, text) {
  const links = [...text.matchAll(/\]\(([^):#\s]*)#([^)\s]+)\)/g)];
  return links
    .filter(([, target, anchor]) => {
      const document = target ? join(dirname(file), target) : file;
      return document.endsWith('.md') && existsSync(join(ROOT, document)) && !anchorsOf(document).includes(anchor);
    })
    .map(([, target, anchor]) => `${target}#${anchor}`);
}

function problemsOfDocument(file) {
  const text = read(file);
  const targets = [...text.matchAll(/(?:\]\(|src=")([^)"#\s]+)/g)].map(([, target]) => target);
  const links = targets.filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(ROOT, dirname(file), target)));
  const words = [...text.matchAll(/```\w*\n([^]*?)```|`([^`\n]+)`/g)].flatMap(([, block, span]) =>
    (block ?? span).split(/[\s,()]+/),
  );
  const paths = words.filter((word) => looksLikePath(word) && !NOT_IN_REPOSITORY.test(word) && !isInRepository(word));
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name).filter((name) => !scripts[name]);
  return [...links, ...findLostHeadings(file, text), ...paths, ...commands];
}

/** Documents that comments of the code may cite, and a section of one. */
const CITED = /\b(?:decisions|docs|integrators|operations|rules)\/[\w/-]+\.md|\b(?:integrators|rest|rules)\.md/g;
const SECTION = /\b((?:integrators|operations|rules)\/[\w/-]+\.md|rest\.md): ([A-Z][^),.;`]*)/g;

/** Documents with the name of a citation, which may omit folders. */
function findCited(page) {
  const folder = dirname(page) === '.' ? '/' : `/${dirname(page)}/`;
  return files.filter(
    (file) => file.startsWith('docs/') && basename(file) === basename(page) && `/${dirname(file)}/`.includes(folder),
  );
}

/** References of the code to missing or ambiguous documents, or to missing sections. */
function problemsOfComments(file) {
  const text = read(file).replaceAll(/\n\s*(?:\*|\/\/|#) ?/g, ' ');
  const pages = [...text.matchAll(CITED)].map(([page]) => page).filter((page) => findCited(page).length !== 1);
  const sections = [...text.matchAll(SECTION)].filter(([, page, section]) =>
    findCited(page).some((document) => !headingsOf(document).includes(section.replaceAll(/\s+/g, ' ').trim())),
  );
  return [...pages, ...sections.map(([name]) => name)];
}

/** Prints references to missing files and headings. Returns true if there are none. */
exports.checkLinks = () => {
  const problems = files.flatMap((file) => {
    const find = file.endsWith('.md') ? problemsOfDocument : COMMENTED.test(file) ? problemsOfComments : () => [];
    return find(file).map((name) => `${file}: ${name}`);
  });
  for (const problem of problems) console.error(`가리키는 것이 없어요: ${problem}`);
  return problems.length === 0;
};
