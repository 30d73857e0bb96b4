// Checks the GraphQL schema and the client's documents. Everything else is checked by oxlint (oxlint.config.mjs).
import graphqlPlugin from '@graphql-eslint/eslint-plugin';

const plugins = { '@graphql-eslint': graphqlPlugin };
const parser = graphqlPlugin.parser;

/** Extracts the documents of a file. The code around them is left out, because ESLint does not read TypeScript. */
const documents = {
  ...graphqlPlugin.processor,
  preprocess: (code, file) => graphqlPlugin.processor.preprocess(code, file).filter((part) => typeof part !== 'string'),
};

/** Types without an identity of their own: they are parts of what contains them. */
const NO_ENTITIES = {
  exceptions: {
    suffixes: ['Payload', 'Connection', 'Edge', 'Page'],
    types: [
      'PageInfo',
      'NoticeCourse',
      'AlertNews',
      'NoticeFit',
      'NoticeMeeting',
      'NoticeRole',
      'SharedRole',
      'SeatGroup',
      'SchoolVerification',
      'Contacts',
      'MemberProfile',
      'TeamProfile',
      'TakenCourse',
      'Seeking',
      'SeekerCourse',
      'FreeHours',
      'TeamFreeTime',
      'TeamMeeting',
      'DemoAccount',
      'Operator',
      'Moderation',
      'Administration',
      'ModerationEntry',
      'NotificationSetting',
      'ReasonCount',
      'DecisionResult',
    ],
  },
};

const [, SCHEMA_NAMES] = graphqlPlugin.configs['flat/schema-all'].rules['@graphql-eslint/naming-convention'];

const schemaRules = {
  ...graphqlPlugin.configs['flat/schema-all'].rules,
  ...graphqlPlugin.configs['flat/schema-relay'].rules,
  // Fields stand in the order of their importance.
  '@graphql-eslint/alphabetize': 'off',
  // The plugin's setting forbids mutations and subscriptions altogether.
  '@graphql-eslint/no-root-type': 'off',
  // Payloads return what the mutation changed. Nothing else has to be read again.
  '@graphql-eslint/require-field-of-type-query-in-mutation-result': 'off',
  '@graphql-eslint/strict-id-in-types': ['error', NO_ENTITIES],
  // Languages have their lower-case tags, as in HTML.
  '@graphql-eslint/naming-convention': [
    'error',
    {
      ...SCHEMA_NAMES,
      EnumValueDefinition: { style: 'UPPER_CASE', ignorePattern: '^(ko|en)$' },
    },
  ],
  // Each field and value is described as well. The three root types explain themselves.
  '@graphql-eslint/require-description': [
    'error',
    {
      types: true,
      rootField: true,
      FieldDefinition: true,
      InputValueDefinition: true,
      EnumValueDefinition: true,
      ignoredSelectors: ['[type=ObjectTypeDefinition][name.value=/^(Query|Mutation|Subscription)$/]'],
    },
  ],
  // Connections are read forwards, as the screens do.
  '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
  // Ids are unique among the objects of a type, so there is no query of any node by its id. Connections have `nodes` for
  // clients that need no cursors, and bounded lists are plain lists.
  '@graphql-eslint/relay-edge-types': [
    'error',
    { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
  ],
};

const operationRules = {
  ...graphqlPlugin.configs['flat/operations-all'].rules,
  // Fields stand in the order in which the screen shows them.
  '@graphql-eslint/alphabetize': 'off',
  // A fragment is named after its component and the field that it is about, such as `NoticeFacts_notice`.
  '@graphql-eslint/naming-convention': [
    'error',
    {
      VariableDefinition: 'camelCase',
      OperationDefinition: {
        style: 'PascalCase',
        forbiddenPrefixes: ['Query', 'Mutation', 'Subscription', 'Get'],
        forbiddenSuffixes: ['Query', 'Mutation', 'Subscription'],
      },
      FragmentDefinition: { requiredPattern: /^[A-Za-z]+_[a-z][A-Za-z]*$/ },
    },
  ],
  // Replies are a connection in another one. The server allows 12 (document-limits.ts).
  '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 9 }],
  // Fragments are masked: each component declares what it reads, also if one query alone uses it.
  '@graphql-eslint/no-one-place-fragments': 'off',
  // Apollo Client removes its directive `@unmask`, and the rule cannot ignore it at a fragment. The
  // server validates the documents that are sent (server/gateway/graphql/documents.test.ts).
  '@graphql-eslint/known-directives': 'off',
  // The code generator knows fragments by their names.
  '@graphql-eslint/require-import-fragment': 'off',
};

export default [
  { ignores: ['dist/**', 'web/graphql/generated/**'] },
  { files: ['schema.graphql'], languageOptions: { parser }, plugins, rules: schemaRules },
  { files: ['web/**/*.{ts,tsx}'], processor: documents },
  { files: ['web/**/*.graphql'], languageOptions: { parser }, plugins, rules: operationRules },
];
