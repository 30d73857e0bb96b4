import { serverDirections } from './scripts/checks/import-directions.mjs';
import { webDirections } from './scripts/checks/web-directions.mjs';

export default {
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error' },
  // The programs import clients that exist only during their test.
  ignorePatterns: ['dist', 'web/graphql/generated', 'node_modules', 'tests/contract/programs'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/unbound-method': 'off',
    // This rule is for the React compiler, which is not used.
    'react/preserve-manual-memoization': 'off',
    'typescript/no-misused-spread': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
    'no-shadow': 'error',
    eqeqeq: 'error',
  },
  overrides: [
    // Types may refer to each other within the test kit, which no product code imports.
    { files: ['server/test-kit/**'], rules: { 'import/no-cycle': ['error', { ignoreTypes: true }] } },
    ...serverDirections,
    ...webDirections,
    // The code generator reads gql documents that no expression uses.
    { files: ['web/**/*.{ts,tsx}'], rules: { 'no-unused-expressions': 'off' } },
    {
      files: ['**/*.{test,testing}.{ts,tsx}', 'server/test-kit/**', 'scripts/**', '*.cjs', '*.config.*'],
      rules: { 'no-restricted-imports': 'off' },
    },
  ],
};
