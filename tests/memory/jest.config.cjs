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
  // The client's page links preview pictures.
  globalSetup: '../build-all.cjs',
  testMatch: ['**/*.memory.ts'],
  // A server starts before the tests, and the machine may be busy.
  testTimeout: 60_000,
};
