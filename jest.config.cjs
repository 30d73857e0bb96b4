require('./scripts/node/node-version.cjs').requireNode();
const swc = require('./scripts/node/swc-options.cjs');

// ES modules, and packages that import some. Jest cannot load them, so SWC transforms them.
const ESM_PACKAGES = [
  '/node_modules/(?!(graphql-upload|fs-capacitor|@mikro-orm|kysely|p-limit|yocto-queue|graphile-worker|@react-email|age-encryption|@noble|@scure)/)',
];

// Jest passes these globals to each module as parameters. A lookup through the sandbox takes a tenth
// of the run. No module may declare one of these names.
const GLOBALS = [
  'Array',
  'Error',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'WeakMap',
];

/** Settings of the projects whose tests run in Node. */
const NODE = {
  sandboxInjectedGlobals: GLOBALS,
  testEnvironment: 'node',
  setupFiles: ['reflect-metadata'],
  transform: { '\\.(cjs|mjs|js|ts)$': ['@swc/jest', swc.ts], '\\.tsx$': ['@swc/jest', swc.tsx] },
  transformIgnorePatterns: ESM_PACKAGES,
};

/** @type {import('jest').Config} */
module.exports = {
  // Tests take several times as long on a machine whose cores run others.
  testTimeout: 60_000,
  // Every worker starts servers. More than two workers would only compete for the cores of a small
  // machine.
  maxWorkers: 2,
  // A worker that keeps the modules of many files spends increasing time on garbage collection.
  workerIdleMemoryLimit: '600MB',
  projects: [
    {
      ...NODE,
      displayName: 'server',
      roots: ['<rootDir>/server', '<rootDir>/tests/server', '<rootDir>/tests/repository'],
      testMatch: ['**/*.test.{ts,tsx}'],
      globalSetup: '<rootDir>/server/test-kit/setup/global-setup.ts',
      globalTeardown: '<rootDir>/server/test-kit/setup/global-teardown.ts',
    },
    {
      ...NODE,
      displayName: 'contract',
      rootDir: 'tests/contract',
      testMatch: ['**/*.test.ts'],
      globalSetup: './global-setup.ts',
      globalTeardown: '../../server/test-kit/setup/global-teardown.ts',
    },
    {
      ...NODE,
      displayName: 'topology',
      rootDir: 'tests/topology',
      testMatch: ['**/*.test.ts'],
      globalSetup: '../build-all.cjs',
    },
    {
      ...NODE,
      displayName: 'faults',
      rootDir: 'tests/faults',
      testMatch: ['**/*.faults.ts'],
      globalSetup: '../build-server.cjs',
    },
    {
      displayName: 'web',
      sandboxInjectedGlobals: GLOBALS,
      rootDir: 'web',
      testEnvironment: './test/setup/environment.cjs',
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/test/setup/css-module.cjs',
        '^@ant-design/cssinjs-utils$': '<rootDir>/test/setup/unstyled.cjs',
        '^@ant-design/icons$': '<rootDir>/test/setup/icons.cjs',
      },
      testMatch: ['**/*.test.{ts,tsx}'],
      setupFiles: ['./test/setup/polyfills.ts'],
      setupFilesAfterEnv: ['./test/setup/testing-library.ts'],
      transform: {
        '\\.(mjs|js|ts|tsx)$': [
          '@swc/jest',
          {
            ...swc.ts,
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        ],
      },
      transformIgnorePatterns: [
        '/node_modules/(?!(@ant-design/colors|@ant-design/fast-color|apollo-upload-client|extract-files|is-plain-obj|marked)/)',
      ],
    },
  ],
};
