// Runs a linter or generator of tools/ in the project's folder: node scripts/run-tool.cjs NAME
// ARGUMENTS. The first use installs these packages. `npm ci` omits them, so that the service starts
// sooner.
require('./node/node-version.cjs').requireNode();
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..');
const TOOLS = join(ROOT, 'tools');
const MODULES = join(TOOLS, 'node_modules');
/** Contains the hash of the lock file whose packages are installed. */
const STAMP = join(MODULES, '.installed');

/**
 * Environment in which tools find their plugins, because they run in a folder above their packages.
 */
const ENVIRONMENT = { NODE_PATH: MODULES, OXLINT_TSGOLINT_PATH: join(MODULES, '.bin', 'tsgolint') };

const findTool = (name) => join(MODULES, '.bin', name);

/** Installs the packages of tools/ unless those of its lock file are installed. */
function installTools() {
  const hash = createHash('sha256')
    .update(readFileSync(join(TOOLS, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.info('점검 도구를 설치해요. 처음 한 번만 걸려요.');
  const options = { cwd: TOOLS, stdio: ['ignore', 'ignore', 'inherit'] };
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], options);
  if (status !== 0) throw new Error('도구를 설치하지 못했어요: tools에서 npm ci');
  writeFileSync(STAMP, hash);
}

/** Runs a tool after its installation. Returns true if it succeeded. */
function runTool(name, args) {
  installTools();
  const env = { ...process.env, ...ENVIRONMENT };
  return spawnSync(findTool(name), args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

module.exports = { ENVIRONMENT, findTool, installTools, runTool };

if (require.main === module) {
  const [name, ...args] = process.argv.slice(2);
  process.exitCode = runTool(name, args) ? 0 : 1;
}
