import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { relayStylePagination } from '@apollo/client/utilities';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { announceExpiry } from './session';
import { createSocket } from './socket';
import { readFailure } from './ui/failure';

/** What the cache must know of the schema: which types are notices, and which lists grow page by page. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: { Notice: ['Project', 'Study'] },
    typePolicies: {
      // "Load more" appends to these: ask for their `edges`, for `nodes` are not joined.
      Notice: { fields: { comments: relayStylePagination() } },
      Viewer: { fields: { notifications: relayStylePagination() } },
    },
  });
}

/** The one client. A fragment's data is masked from all but the component that declares it. */
export function createClient(): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.from([expiryLink(), ApolloLink.split(isSubscription, socketLink(), httpLink())]),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}

function isSubscription({ operationType }: ApolloLink.Operation): boolean {
  return operationType === OperationTypeNode.SUBSCRIPTION;
}

/** The only place that notices a session's end, for queries and mutations alike. */
function expiryLink(): ApolloLink {
  return new ErrorLink(({ error }) => {
    if (readFailure(error).code === 'UNAUTHENTICATED') announceExpiry();
  });
}

function httpLink(): ApolloLink {
  return new UploadHttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    // Apollo Server refuses multipart requests without it: a form on another site could send one.
    headers: { 'apollo-require-preflight': 'true' },
  });
}

function socketLink(): ApolloLink {
  const url = new URL('/graphql', window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new GraphQLWsLink(createSocket(url.href));
}
