import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { relayStylePagination } from '@apollo/client/utilities';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { memberLink } from './auth/memberLink';
import { announceMemberChange } from './tabMember';
import { announceExpiry } from './session';
import { createSocket } from './socket';
import { readFailure } from './ui/failure';

/** Creates the cache with what it cannot infer from responses: the types of the Notice interface and the paginated lists. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: { Notice: ['Project', 'Study'] },
    typePolicies: {
      // "Load more" appends pages to these connections. Queries must select `edges`, because `nodes` are not merged.
      Notice: { fields: { comments: relayStylePagination() } },
      Viewer: { fields: { notifications: relayStylePagination() } },
    },
  });
}

/** Creates the Apollo client. Data masking lets only the component that declares a fragment read its fields. */
export function createClient(): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.from([sessionLink(), memberLink(), ApolloLink.split(isSubscription, socketLink(), httpLink())]),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}

function isSubscription({ operationType }: ApolloLink.Operation): boolean {
  return operationType === OperationTypeNode.SUBSCRIPTION;
}

/** Detects for all queries and mutations that the session has ended or is another member's. */
function sessionLink(): ApolloLink {
  return new ErrorLink(({ error }) => {
    const { code } = readFailure(error);
    if (code === 'UNAUTHENTICATED') announceExpiry();
    if (code === 'OTHER_MEMBER') announceMemberChange();
  });
}

function httpLink(): ApolloLink {
  return new UploadHttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    // Apollo Server refuses multipart requests without this header, because a form on another site could send one (CSRF).
    headers: { 'apollo-require-preflight': 'true' },
  });
}

function socketLink(): ApolloLink {
  const url = new URL('/graphql', window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new GraphQLWsLink(createSocket(url.href));
}
