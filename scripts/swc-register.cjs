// Lets Node require TypeScript files in development without a build. Production runs what tsc emits.
require('./node-version.cjs').requireNode();
const { readFileSync } = require('node:fs');
const { sep } = require('node:path');
const { transformSync } = require('@swc/core');
const options = require('./swc-options.cjs');

process.setSourceMapsEnabled(true);

require.extensions['.ts'] = (module, filename) => {
  if (filename.includes(`${sep}node_modules${sep}`)) throw new Error(`TypeScript in a dependency: ${filename}`);
  module._compile(transformSync(readFileSync(filename, 'utf8'), { ...options, filename }).code, filename);
};
