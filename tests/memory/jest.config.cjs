const { projects } = require('../../jest.config.cjs');

const faults = projects.find(({ displayName }) => displayName === 'faults');

/**
 * Not among the projects of jest.config.cjs, because `npm test` runs all of those and this takes
 * ten minutes.
 * @type {import('jest').Config}
 */
module.exports = {
  ...faults,
  displayName: 'memory',
  rootDir: __dirname,
  // Preview pictures are linked from the client's page.
  globalSetup: '../build-all.cjs',
  testMatch: ['**/*.memory.ts'],
  // A server starts before the tests, on a machine that may be busy.
  testTimeout: 60_000,
};
