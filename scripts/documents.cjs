// The client's GraphQL documents, word for word as it sends them: the server knows them before the first request.
require('./swc-register.cjs');
const { InMemoryCache } = require('@apollo/client');
const { print } = require('graphql');

/** The texts, one a document; fragments alone are never sent. */
exports.clientDocuments = () => {
  const cache = new InMemoryCache();
  return Object.values(require('../web/gql/graphql.ts'))
    .filter((value) => value?.kind === 'Document')
    .filter(({ definitions }) => definitions.some(({ kind }) => kind === 'OperationDefinition'))
    .map((document) => print(cache.transformDocument(document)));
};
