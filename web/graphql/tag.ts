/**
 * Declares a GraphQL document. `npm run generate` writes a typed document into
 * ./generated/documents.ts: `fragment A_b` becomes `A_BFragmentDoc`, and `query C` becomes
 * `CDocument`. Only the generated document is used at run time. So this function is empty, and the
 * build removes its calls (vite.documents.mts).
 */
export function gql(_document: TemplateStringsArray): void {
  // Only the code generator reads the template.
}
