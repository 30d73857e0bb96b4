/**
 * Declares a GraphQL document for `npm run generate`, which writes a typed document into
 * ./generated/documents.ts (`fragment A_b` becomes `A_BFragmentDoc`, `query C` becomes
 * `CDocument`). Only the generated document is used at run time, so the tag does nothing, and the
 * build removes it (vite.documents.mts).
 */
export function gql(_document: TemplateStringsArray): void {
  // The code generator reads the template; nothing runs.
}
