// Checks the OpenAPI description of REST by the recommended rules of Redocly and Spectral. Warnings count as errors.
require('./swc-register.cjs');
require('reflect-metadata');
const { createConfig, lintFromString } = require('@redocly/openapi-core');
const { Spectral } = require('@stoplight/spectral-core');
const { oas } = require('@stoplight/spectral-rulesets');
const { createOpenApi } = require('../server/gateway/openapi/openapi.ts');

const REDOCLY = {
  extends: ['recommended-strict'],
  // Old clients rely on the paths: `/projects/check/{id}` beside `/projects/{id}/like`. An id is a number, so no path fits both.
  rules: { 'no-ambiguous-paths': 'off' },
};

/** The findings of Redocly, one line each. */
async function lintByRedocly(source) {
  const config = await createConfig(REDOCLY);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, location, message }) => `redocly ${ruleId} ${location[0]?.pointer}: ${message}`);
}

/** The findings of Spectral, one line each. */
async function lintBySpectral(source) {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas, 'recommended']] });
  const results = await spectral.run(source);
  return results.map(({ code, path, message }) => `spectral ${code} ${path.join('.')}: ${message}`);
}

async function main() {
  const source = JSON.stringify(createOpenApi());
  const findings = [...(await lintByRedocly(source)), ...(await lintBySpectral(source))];
  for (const finding of findings) console.error(finding);
  process.exit(findings.length === 0 ? 0 : 1);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
