import { defineConfig } from 'oxlint';

/** Nouns stack one way: each may import those named before it that stand in its list, never one above or beside it. */
const NOUNS = {
  schools: [],
  pictures: [],
  members: ['schools', 'pictures'],
  auth: ['members'],
  notices: ['members'],
  applications: ['members', 'notices'],
  comments: ['members', 'notices'],
  favourites: ['members', 'notices'],
  notifications: ['members', 'notices', 'applications', 'comments'],
};

const DOOR_LIBRARIES = '^(express|type-graphql|graphql|@apollo/server)(/|$)';
const DOORS = '\\.(resolver|rest)$';
const USE_CASES = '\\.(service|reads|list|listeners)$';

const LAYERS = {
  entity: [
    { regex: DOORS, message: 'An entity knows no door.' },
    { regex: USE_CASES, message: 'An entity knows no use case.' },
    { regex: DOOR_LIBRARIES, message: 'An entity knows neither Express nor GraphQL.' },
  ],
  policy: [
    { regex: `${DOORS}|${USE_CASES}`, message: 'A policy is a pure predicate.' },
    { regex: DOOR_LIBRARIES, message: 'A policy knows neither Express nor GraphQL.' },
  ],
  service: [
    { regex: DOORS, message: 'A service knows no door.' },
    { regex: DOOR_LIBRARIES, message: 'A service knows neither Express nor GraphQL.' },
  ],
  reads: [
    { regex: DOORS, message: 'A read knows no door.' },
    { regex: DOOR_LIBRARIES, message: 'A read knows neither Express nor GraphQL.' },
  ],
  resolver: [{ regex: '\\.rest(-shapes)?$|^express$', message: 'No resolver calls REST.' }],
  rest: [{ regex: '\\.resolver$', message: 'No REST action calls GraphQL.' }],
};

/** What a noun may not import: every noun that does not stand in its list. */
function nounPatterns(noun, below) {
  const foreign = Object.keys(NOUNS).filter((other) => other !== noun && !below.includes(other));
  return [{ regex: `^\\.\\./(${foreign.join('|')})/`, message: `${noun} stands below or beside that noun.` }];
}

const restrict = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

/** One override for each noun and layer, since of two that match a file the later one counts alone. */
const serverDirections = Object.entries(NOUNS).flatMap(([noun, below]) => [
  restrict([`server/${noun}/*.ts`], nounPatterns(noun, below)),
  ...Object.entries(LAYERS).map(([layer, patterns]) =>
    restrict([`server/${noun}/*.${layer}.ts`], [...nounPatterns(noun, below), ...patterns]),
  ),
]);

const anyNoun = Object.keys(NOUNS).join('|');

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error' },
  ignorePatterns: ['dist', 'web/gql', 'node_modules'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/unbound-method': 'off',
    // For the React compiler, which is not used.
    'react/preserve-manual-memoization': 'off',
    'typescript/no-misused-spread': 'off',
    'import/no-cycle': ['error', { ignoreTypes: true }],
    'no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
    'no-shadow': 'error',
    eqeqeq: 'error',
  },
  overrides: [
    ...serverDirections,
    restrict(['server/platform/**/*.ts'], [{ regex: `^\\.\\./(${anyNoun})/`, message: 'lib knows no noun.' }]),
    restrict(
      ['web/**/*.{ts,tsx}'],
      [{ regex: '/server/(?!bounds$)', message: "Of the server the client knows the schema and the inputs' bounds." }],
    ),
    // A gql document stands for itself: the code generator reads it.
    { files: ['web/**/*.{ts,tsx}'], rules: { 'no-unused-expressions': 'off' } },
    restrict(['web/ui/*.{ts,tsx}'], [{ regex: `^\\.\\./(${anyNoun})/`, message: 'ui knows no noun.' }]),
    {
      files: ['**/*.test.{ts,tsx}', 'server/test/**', 'scripts/**', '*.cjs', '*.config.*'],
      rules: { 'no-restricted-imports': 'off' },
    },
  ],
});
