import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import { type DocumentNode, type GraphQLSchema, parse, specifiedRules, validate, type ValidationRule } from 'graphql';

/** The client's own documents, as the build wrote them down (scripts/documents.cjs); none before a build. */
export function readClientDocuments(file: string): string[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/**
 * Where Apollo keeps documents that it has parsed, validated and measured. Those in `known` are there from the start and
 * stay, however many others come by. One that no longer fits the schema is left out: Apollo then tells its sender so.
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
  // Apollo asks by the hash of the schema and that of the text.
  const ownOf = (key: string): DocumentNode | undefined => own.get(key.slice(key.lastIndexOf(':') + 1));
  return {
    get: async (key) => ownOf(key) ?? others.get(key),
    set: async (key, document, options) => {
      if (!ownOf(key)) await others.set(key, document, options);
    },
    delete: (key) => others.delete(key),
  };
}
