import { ApolloClient, ApolloLink } from '@apollo/client';
import { type DocumentNode, Kind, OperationTypeNode, print } from 'graphql';
import { EMPTY } from 'rxjs';
import { clientDocuments } from '../../server/test-kit/catalogue/client-documents';
import { createCache } from './cache';
import * as documents from './generated/documents';

/** Returns the type of the document's operation, or undefined for fragments alone. */
function getOperationType({ definitions }: DocumentNode): OperationTypeNode | undefined {
  return definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? [each.operation] : []))[0];
}

/** Sends every document of the client. Returns the texts that arrive at the link. */
function sendDocuments(): string[] {
  const sent: string[] = [];
  const link = new ApolloLink(({ query }) => {
    sent.push(print(query));
    return EMPTY;
  });
  const client = new ApolloClient({ cache: createCache(), link, dataMasking: true });
  // Apollo evaluates the condition of a field before it sends the query.
  const variables = { withCourses: true };
  for (const document of Object.values<DocumentNode>(documents)) {
    const type = getOperationType(document);
    if (type === OperationTypeNode.QUERY) client.query({ query: document, variables }).catch(() => undefined);
    if (type === OperationTypeNode.MUTATION) client.mutate({ mutation: document }).catch(() => undefined);
    if (type === OperationTypeNode.SUBSCRIPTION) client.subscribe({ query: document }).subscribe();
  }
  return sent;
}

// The server always stores these texts (server/gateway/graphql/documents.ts).
test('the client sends its documents with the texts that the build lists', async () => {
  const sent = sendDocuments();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent.length).toBeGreaterThan(100);
  expect(sent.toSorted()).toEqual(clientDocuments().toSorted());
});
