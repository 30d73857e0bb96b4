// Checks the OpenAPI description of REST by the recommended rules of Redocly. Warnings count as
// errors.
require('../scripts/node/swc-register.cjs');
require('reflect-metadata');
const { createConfig, lintFromString } = require('@redocly/openapi-core');
const { createOpenApi } = require('../server/gateway/rest/openapi/openapi.ts');

const RULES = {
  extends: ['recommended-strict'],
  // Old clients rely on the paths: `/projects/check/{id}` beside `/projects/{id}/like`. An id is a number, so no path fits both.
  rules: { 'no-ambiguous-paths': 'off' },
};

/** The findings, one line each. */
async function lint(source) {
  const config = await createConfig(RULES);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

async function main() {
  const findings = await lint(JSON.stringify(createOpenApi()));
  for (const finding of findings) console.error(finding);
  process.exit(findings.length === 0 ? 0 : 1);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
