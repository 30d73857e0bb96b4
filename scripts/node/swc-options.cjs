/**
 * SWC options for development and tests. MikroORM and type-graphql need the metadata of decorators.
 */
const optionsWith = (syntax) => ({
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2024',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true, ...syntax },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
});

exports.ts = optionsWith({});

/** Options for JSX files, in which a type parameter would look like an element. */
exports.tsx = optionsWith({ tsx: true });
