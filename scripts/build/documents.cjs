// Lists the client's GraphQL documents exactly as the client sends them, so that the server can
// load them before the first request.
require('../node/swc-register.cjs');
const { InMemoryCache } = require('@apollo/client');
const { removeDirectivesFromDocument } = require('@apollo/client/utilities/internal');
const { print } = require('graphql');

/** Directives that Apollo Client removes before it sends a document. */
const CLIENT_DIRECTIVES = [{ name: 'unmask' }];

/** Returns the text of each document. Fragments alone are omitted, because they are never sent. */
exports.clientDocuments = () => {
  const cache = new InMemoryCache();
  return Object.values(require('../../web/graphql/generated/documents.ts'))
    .filter((value) => value?.kind === 'Document')
    .filter(({ definitions }) => definitions.some(({ kind }) => kind === 'OperationDefinition'))
    .map((document) => print(removeDirectivesFromDocument(CLIENT_DIRECTIVES, cache.transformDocument(document))));
};
