// Finds breaking changes of GraphQL and REST since the last release. CHANGELOG.md must name each
// under "Unreleased".
require('../scripts/node/node-version.cjs').requireNode();
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { CriticalityLevel, diff } = require('@graphql-inspector/core');
const { apiDiff } = require('api-smart-diff');
const { buildSchema } = require('graphql');

const ROOT = join(__dirname, '..');
const RELEASED = join(ROOT, 'docs', 'contract');

/** Lists the breaking changes of a GraphQL schema as paths, such as `Query.notices`. */
async function breakingGraphqlChanges(before, after) {
  const changes = await diff(buildSchema(before), buildSchema(after));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path, message }) => ({ name: path ?? message, message }));
}

/** Lists the breaking changes of an OpenAPI document by operation, such as `GET /projects`. */
function breakingRestChanges(before, after) {
  return apiDiff(before, after)
    .filter(isBreaking)
    .map((change) => ({ name: operationOf(change.path), message: `${change.action} ${change.path.join('/')}` }));
}

function isBreaking({ type, action, path }) {
  if (path[0] !== 'paths') return false;
  const isResponse = path[3] === 'responses';
  // Responses may get new values and new statuses (integrators/README.md: Stability).
  if (isResponse && action === 'add' && path.includes('enum')) return false;
  // The library does not classify a property that requests must have from now on, nor another type
  // in a response.
  if (!isResponse && action === 'add' && path.includes('required')) return true;
  if (action === 'replace' && path.at(-1) === 'type') return true;
  return type === 'breaking';
}

function operationOf([, path, method]) {
  return method ? `${method.toUpperCase()} ${path}` : path;
}

/**
 * Returns the changes whose names do not stand in backticks in the section "Unreleased" of the
 * changelog.
 */
function unannounced(changes, changelog) {
  const section = /^## Unreleased$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog)?.[1] ?? '';
  return changes.filter(({ name }) => !section.includes(`\`${name}\``));
}

/**
 * Compares the contract with the last release. Returns whether the changelog names every breaking
 * change.
 */
async function checkContract() {
  const read = (folder, file) => readFileSync(join(folder, file), 'utf8');
  const changes = [
    ...(await breakingGraphqlChanges(read(RELEASED, 'schema.graphql'), read(ROOT, 'schema.graphql'))),
    ...breakingRestChanges(JSON.parse(read(RELEASED, 'openapi.json')), JSON.parse(read(ROOT, 'openapi.json'))),
  ];
  const missing = unannounced(changes, read(ROOT, 'CHANGELOG.md'));
  for (const { name, message } of missing)
    console.error(`CHANGELOG.md에 없는 호환되지 않는 변화: \`${name}\` (${message})`);
  return missing.length === 0;
}

module.exports = { breakingGraphqlChanges, breakingRestChanges, unannounced };

if (require.main === module) {
  checkContract().then(
    (passed) => process.exit(passed ? 0 : 1),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
}
