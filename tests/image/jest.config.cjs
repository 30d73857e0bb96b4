require('../../scripts/node/node-version.cjs').requireNode();
const { projects } = require('../../jest.config.cjs');

// scripts/image/check-image.sh runs these tests after it has built the image. They are not part of
// `npm test`.
const { transform, transformIgnorePatterns } = projects.find(({ displayName }) => displayName === 'topology');

/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  testTimeout: 120_000,
  verbose: true,
  setupFiles: ['reflect-metadata'],
  transform,
  transformIgnorePatterns,
};
