// Lets Node require TypeScript files in development without a build. Production runs the output of
// tsc.
require('./node-version.cjs').requireNode();
const { readFileSync } = require('node:fs');
const { sep } = require('node:path');
const { transformSync } = require('@swc/core');
const options = require('./swc-options.cjs');

process.setSourceMapsEnabled(true);

const compileWith = (syntax) => (module, filename) => {
  if (filename.includes(`${sep}node_modules${sep}`)) throw new Error(`TypeScript in a dependency: ${filename}`);
  module._compile(transformSync(readFileSync(filename, 'utf8'), { ...syntax, filename }).code, filename);
};

require.extensions['.ts'] = compileWith(options.ts);
require.extensions['.tsx'] = compileWith(options.tsx);
