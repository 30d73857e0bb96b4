import type { Plugin } from 'vite';

/** A gql`` tag that stands as a statement by itself (web/gql/tag.ts). */
const DOCUMENT = /^gql`[^`]*`;$/gm;

/** Leaves the GraphQL sources out of the bundle: their typed twins in web/gql/graphql.ts are what runs. */
export function dropDocuments(): Plugin {
  return {
    name: 'hanteam:documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: 'gql`' },
      // The lines stay, so that no source map is needed.
      handler: (code) => ({ code: code.replace(DOCUMENT, (text) => text.replace(/[^\n]/g, '')), map: null }),
    },
  };
}
