/**
 * Declares a GraphQL document. `npm run generate` writes a typed document for it into
 * ./generated/documents.ts: `fragment A_b` becomes `A_BFragmentDoc`, and `query C` becomes
 * `CDocument`. Only the generated document runs, so the tag does nothing.
 */
export function gql(_document: TemplateStringsArray): void {
  // The code generator reads the template; nothing runs.
}
