import type { CodegenConfig } from '@graphql-codegen/cli';

/** Reads every gql`` tag below web/ and writes one typed document for each into web/gql/graphql.ts. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/**/*.{ts,tsx}', '!web/gql/**'],
  generates: {
    'web/gql/graphql.ts': {
      // 'typescript' as well would write each enum and input a second time.
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        avoidOptionals: { field: true, inputValue: false },
        defaultScalarType: 'unknown',
        scalars: { ID: 'string', DateTimeISO: 'string', Upload: 'Blob' },
        enumsAsTypes: true,
        useTypeImports: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        // Apollo masks fragments at run time (dataMasking); these are the types of that.
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        // One copy of each fragment, however many queries spread it.
        documentMode: 'documentNodeImportFragments',
        dedupeFragments: true,
        optimizeDocumentNode: true,
      },
    },
  },
};

export default config;
