// Builds the stale parts: dist/server by tsc, dist/web by Vite. A stamp next to each part contains
// the hash of its sources.
require('../node/node-version.cjs').requireNode();
const { spawn } = require('node:child_process');
const { createHash } = require('node:crypto');
const { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

requireTools();
const { clientDocuments } = require('./documents.cjs');
// documents.cjs loads TypeScript.
const { LANGUAGES } = require('../../shared/language.ts');

const ROOT = join(__dirname, '..', '..');
const DIST = join(ROOT, 'dist');
const IGNORED = /node_modules|\.test(ing)?\.tsx?$|(^|\/)test(-kit)?\/|\.md$/;

/** Ends the process with one line if npm has omitted the packages that build the service. */
function requireTools() {
  try {
    require.resolve('@swc/core');
  } catch {
    console.error('서비스를 빌드하는 패키지가 없어요. npm ci --include=dev로 설치해 주세요.');
    process.exit(1);
  }
}

/** Runs a package's command. Rejects with its exit code. */
function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules', '.bin', command), args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Jest sets NODE_ENV to test, which would make Vite build the client for development.
      env: { ...process.env, NODE_ENV: 'production', ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command}: exit ${code}`))));
  });
}

function filesOf(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !IGNORED.test(file))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

const COMMON = ['package-lock.json', 'tsconfig.json'];

const PARTS = {
  server: {
    sources: () => [...COMMON, 'package.json', ...filesOf('shared'), ...filesOf('server')],
    build: async (folder) => {
      // `npm run check` checks the types, so that the first start is faster.
      await run('tsc', ['-p', 'server/tsconfig.json', '--noCheck']);
      // Copies the files that the server reads at run time next to its code.
      for (const file of filesOf('server').filter((name) => !/\.tsx?$|tsconfig\.json$/.test(name))) {
        cpSync(join(ROOT, file), join(folder, relative('server', file)));
      }
    },
  },
  web: {
    sources: () => [...COMMON, ...filesOf('shared'), ...filesOf('web')],
    build: async () => {
      const vite = ['build', '--config', 'web/build/vite.config.mts', '--logLevel', 'warn'];
      await Promise.all(LANGUAGES.map((language) => run('vite', vite, { BUILD_LANGUAGE: language })));
      // Outside of dist/web, which is public.
      writeFileSync(join(DIST, 'documents.json'), JSON.stringify(clientDocuments()));
    },
  },
};

async function buildPart(name) {
  const { sources, build } = PARTS[name];
  const stamp = join(DIST, `${name}.stamp`);
  const hash = hashOf(sources());
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.info(`빌드: ${name}`);
  const folder = join(DIST, name);
  rmSync(stamp, { force: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build(folder);
  writeFileSync(stamp, hash);
}

/** Builds the named parts, or all, if their sources have changed since the last build. */
exports.buildStale = (names = Object.keys(PARTS)) => Promise.all(names.map(buildPart));

if (require.main === module) {
  exports.buildStale().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
