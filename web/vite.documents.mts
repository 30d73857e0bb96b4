import type { Plugin } from 'vite';

/** A gql`` tag that is a statement of its own (web/graphql/tag.ts). */
const DOCUMENT = /^gql`[^`]*`;$/gm;

/** Removes the GraphQL sources from the bundle, because only the generated documents in web/graphql/generated/documents.ts run. */
export function dropDocuments(): Plugin {
  return {
    name: 'hanteam:documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: 'gql`' },
      // The line breaks are preserved, so that line numbers match without a source map.
      handler: (code) => ({ code: code.replace(DOCUMENT, (text) => text.replace(/[^\n]/g, '')), map: null }),
    },
  };
}
