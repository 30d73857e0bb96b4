import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import { type DocumentNode, type GraphQLSchema, parse, specifiedRules, validate, type ValidationRule } from 'graphql';
import { MAX_STORED_CHARACTERS } from '../selection/queries';
import { memoryOf } from './document-limits';

/** Parsed documents by their texts. */
export type Documents = ReadonlyMap<string, DocumentNode>;

/**
 * Heap that stored documents of others than the client take at most: room for about 300 of 100
 * tokens.
 */
const STORE_BYTES = 16 * 1024 * 1024;

/**
 * The client's own documents, which the build extracts (scripts/documents.cjs); none before a
 * build.
 */
export function readClientDocuments(file: string): string[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/**
 * Parses documents. One that does not fit the schema or a rule is left out, so that its sender gets
 * the validation errors.
 */
export function parseDocuments(
  schema: GraphQLSchema,
  rules: readonly ValidationRule[],
  texts: readonly string[],
): Documents {
  const parsed = texts.map((text) => [text, parse(text)] as const);
  return new Map(
    parsed.filter(([, document]) => validate(schema, document, [...specifiedRules, ...rules]).length === 0),
  );
}

/**
 * The store in which Apollo caches parsed and validated documents. It counts the memory that they
 * really take: Apollo's own measure, their JSON, contains neither the text nor the tokens.
 * @param own documents that are never evicted, regardless of the number of others
 */
export function createDocumentStore(own: Documents): KeyValueCache<DocumentNode> {
  const others = new InMemoryLRUCache<DocumentNode>({ maxSize: STORE_BYTES, sizeCalculation: memoryOf });
  const ownByHash = new Map(
    [...own].map(([text, document]) => [createHash('sha256').update(text).digest('hex'), document]),
  );
  // Apollo's keys consist of the schema's hash and the text's hash.
  const ownOf = (key: string): DocumentNode | undefined => ownByHash.get(key.slice(key.lastIndexOf(':') + 1));
  return {
    get: async (key) => ownOf(key) ?? others.get(key),
    set: async (key, document, options) => {
      const isShort = (document.loc?.source.body.length ?? 0) <= MAX_STORED_CHARACTERS;
      if (isShort && !ownOf(key)) await others.set(key, document, options);
    },
    delete: (key) => others.delete(key),
  };
}
