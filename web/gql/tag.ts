/**
 * Marks a GraphQL document for `npm run generate`, which writes its typed twin into ./graphql.ts (`fragment A_b` becomes
 * `A_BFragmentDoc`, `query C` becomes `CDocument`). Only the twin is used at run time, so the tag does nothing, and the
 * build leaves it out (vite.documents.mts).
 */
export function gql(_document: TemplateStringsArray): void {
  // Nothing to do: see above.
}
