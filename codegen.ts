import type { CodegenConfig } from '@graphql-codegen/cli';
import project from './graphql.config.json';

/**
 * Generates web/graphql/generated/: a typed document for each gql`` tag of web/, and the types that
 * implement each interface.
 */
const config: CodegenConfig = {
  ...project,
  generates: {
    'web/graphql/generated/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { apolloClientVersion: 3, useExplicitTyping: true },
    },
    'web/graphql/generated/documents.ts': {
      // The plugin 'typescript' would generate each enum and input a second time.
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        avoidOptionals: { field: true, inputValue: false },
        defaultScalarType: 'unknown',
        scalars: { ID: 'string', DateTimeISO: 'string', Upload: 'Blob' },
        enumsAsTypes: true,
        futureProofEnums: true,
        useTypeImports: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        // Types for Apollo's dataMasking, which masks fragments at run time.
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        // Each document contains its fragments.
        documentMode: 'documentNodeImportFragments',
        dedupeFragments: true,
        optimizeDocumentNode: true,
      },
    },
  },
};

export default config;
