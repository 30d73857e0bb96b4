const { projects } = require('../../jest.config.cjs');

const faults = projects.find(({ displayName }) => displayName === 'faults');

/**
 * Not among the projects of jest.config.cjs, because `npm test` runs all of those.
 * @type {import('jest').Config}
 */
module.exports = {
  ...faults,
  displayName: 'failover',
  rootDir: __dirname,
  testMatch: ['**/*.failover.ts'],
  globalSetup: './global-setup.ts',
  // A lost primary is replaced after 20 s at the earliest.
  testTimeout: 240_000,
};
