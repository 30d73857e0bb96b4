import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import { type DocumentNode, type GraphQLSchema, parse, specifiedRules, validate, type ValidationRule } from 'graphql';

/** The client's own documents, which the build extracts (scripts/documents.cjs); none before a build. */
export function readClientDocuments(file: string): string[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/**
 * The store in which Apollo caches parsed and validated documents.
 * @param known documents that are validated at start and never evicted, regardless of the number of others. One that no longer fits
 *   the schema is left out, so that its sender gets the validation errors.
 */
export function createDocumentStore(
  schema: GraphQLSchema,
  rules: readonly ValidationRule[],
  known: readonly string[],
): KeyValueCache<DocumentNode> {
  const others = new InMemoryLRUCache<DocumentNode>();
  const own = new Map<string, DocumentNode>();
  for (const text of known) {
    const document = parse(text);
    const fits = validate(schema, document, [...specifiedRules, ...rules]).length === 0;
    if (fits) own.set(createHash('sha256').update(text).digest('hex'), document);
  }
  // Apollo's keys consist of the schema's hash and the text's hash.
  const ownOf = (key: string): DocumentNode | undefined => own.get(key.slice(key.lastIndexOf(':') + 1));
  return {
    get: async (key) => ownOf(key) ?? others.get(key),
    set: async (key, document, options) => {
      if (!ownOf(key)) await others.set(key, document, options);
    },
    delete: (key) => others.delete(key),
  };
}
