import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode } from 'graphql';
import type { ClientDocuments } from '../../selection/client-documents';
import { MAX_STORED_CHARACTERS } from '../../selection/queries';
import { memoryOf } from './document-limits';
import type { ApolloServerPlugin } from '@apollo/server';
import { addressKey } from '../../platform/resilience/address-key';
import { Quota } from '../../platform/resilience/quota';
import type { RequestContext } from '../requests/request-context';
import { holdUntilClosed } from '../requests/memory-limits';

/**
 * Maximum heap of stored documents that are not the client's. It suffices for about 300 documents
 * of 100 tokens.
 */
const STORE_BYTES = 16 * 1024 * 1024;

/**
 * Reads the client's documents, which the build extracts (scripts/build/documents.cjs). Returns
 * none before a build.
 */
export function readClientDocuments(file: string): ReadonlySet<string> {
  return new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
}

/**
 * Creates the store in which Apollo caches parsed and validated documents. It measures the real
 * heap size, because Apollo's own measure, the JSON, lacks the text and the tokens.
 * @param clientDocuments documents that are never evicted
 */
export function createDocumentStore(clientDocuments: ClientDocuments): KeyValueCache<DocumentNode> {
  const others = new InMemoryLRUCache<DocumentNode>({ maxSize: STORE_BYTES, sizeCalculation: memoryOf });
  const clientTexts = new Map([...clientDocuments.texts].map((text) => [hash('sha256', text, 'hex'), text]));
  // Apollo's key consists of the schema's hash and the text's hash.
  const clientDocumentOf = (key: string): DocumentNode | undefined =>
    clientDocuments.get(clientTexts.get(key.slice(key.lastIndexOf(':') + 1)) ?? '');
  return {
    get: async (key) => clientDocumentOf(key) ?? others.get(key),
    set: async (key, document, options) => {
      const isShort = (document.loc?.source.body.length ?? 0) <= MAX_STORED_CHARACTERS;
      if (isShort && !clientDocumentOf(key)) await others.set(key, document, options);
    },
    delete: (key) => others.delete(key),
  };
}

/** Maximum heap of the documents in execution: in total, and per address. */
const EXECUTING_BYTES = { total: 64 * 1024 * 1024, perKey: 16 * 1024 * 1024 };

/**
 * Limits the memory of documents in execution, because many requests may be waiting for the
 * database.
 * @param clientDocuments the client's documents, shared by all requests
 */
export function limitExecuting(clientDocuments: ClientDocuments): ApolloServerPlugin<RequestContext> {
  const quota = new Quota(EXECUTING_BYTES);
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ source, document, contextValue: { ip, request } }) => {
        if (!clientDocuments.get(source) && request.res)
          holdUntilClosed(request.res, quota.take(addressKey(ip), memoryOf(document)));
      },
    }),
  };
}
