// Checks the code: format, lint with import directions, types, unused code, generated files,
// OpenAPI, language, words, links.
require('../node/node-version.cjs').requireNode();
const { spawnSync } = require('node:child_process');
const { globSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { checkCases } = require('./cases.cjs');
const { checkLanguage } = require('./language.cjs');
const { checkLinks } = require('./links.cjs');
const { checkRepetition } = require('./repetition.cjs');
const { checkStyles } = require('./styles.cjs');
const { checkWords } = require('./words.cjs');
const { installTools, runTool } = require('../run-tool.cjs');

const ROOT = join(__dirname, '..', '..');
const GENERATED = [
  'schema.graphql',
  'openapi.json',
  'web/graphql/generated/*.ts',
  'deploy/prometheus/prometheus-rule.yaml',
];

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}

const checkTypes = (project) => run(join(ROOT, 'node_modules', '.bin', 'tsc'), ['-p', project]);
const runScript = (file) => run(process.execPath, [join(ROOT, file)]);

/** Existing generated files with their content. */
function readGenerated() {
  return new Map(globSync(GENERATED, { cwd: ROOT }).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

/**
 * Generates the files, compares them with the committed ones and restores those, because a check
 * must change nothing.
 */
function areGeneratedFilesCurrent() {
  const before = readGenerated();
  const generated = run('npm', ['run', '--silent', 'generate']);
  const after = readGenerated();
  for (const file of after.keys()) rmSync(join(ROOT, file));
  for (const [file, content] of before) writeFileSync(join(ROOT, file), content);
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (stale.length > 0) console.error(`낡은 파일: ${stale.join(', ')} (npm run generate)`);
  return generated && stale.length === 0;
}

/** Checks by name. Each returns true if it passed. */
exports.CHECKS = {
  format: () => runTool('prettier', ['--check', '--log-level', 'warn', '.']),
  lint: () => runTool('oxlint', ['-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings']),
  'GraphQL schema and documents': () =>
    runTool('eslint', ['--config', 'tools/eslint.config.mjs', '--max-warnings', '0', 'schema.graphql', 'web']),
  'types of the server': () => checkTypes('tsconfig.json'),
  'types of the client': () => checkTypes('web/tsconfig.json'),
  'types of the generator': () => checkTypes('tools/tsconfig.json'),
  'unused code and packages': () => runTool('knip', ['--no-progress']),
  'generated files': areGeneratedFilesCurrent,
  'breaking changes': () => runScript('tools/check-contract.cjs'),
  'description of REST': () => runScript('tools/lint-openapi.cjs'),
  language: checkLanguage,
  'Korean words': checkWords,
  links: checkLinks,
  'cases of tests': checkCases,
  'repetition in the client': checkRepetition,
  'styles of the client': checkStyles,
};

/** Runs all checks and returns the names of the failed ones. */
exports.runChecks = async () => {
  installTools();
  const failed = [];
  for (const [name, check] of Object.entries(exports.CHECKS)) {
    console.info(`점검: ${name}`);
    if (!(await check())) failed.push(name);
  }
  return failed;
};

async function main() {
  const failed = await exports.runChecks();
  if (failed.length > 0) console.error(`통과하지 못한 점검: ${failed.join(', ')}`);
  process.exit(failed.length === 0 ? 0 : 1);
}

if (require.main === module) void main();
