import { ApolloClient, ApolloLink, RefetchEventManager, onlineSource, windowFocusSource } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { asyncScheduler, subscribeOn, throttleTime } from 'rxjs';
import { reportExpiry, onExpiry } from '../session/tab/login';
import { reportOtherMember } from '../session/tab/tab-member';
import { deleteStoredResponses } from './links/stored-responses';
import { createCache } from './cache';
import { parseFailure } from './failure';
import { preloadedResponsesLink } from './links/preloaded-responses';
import { memberLink } from './links/member-link';
import { offlineLink } from './links/offline-link';
import { refetchActive } from './refetch';
import { createSocket } from './links/socket';
import { texts } from '../texts/general';
import { wholeResponseLink } from './links/whole-response-link';

/**
 * Creates the Apollo client. With data masking, only the component that declares a fragment can
 * read its fields.
 */
export function createClient(): ApolloClient {
  onExpiry(() => void deleteStoredResponses());
  return new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.from([
      sessionLink(),
      wholeResponseLink(),
      memberLink(),
      offlineLink(),
      preloadedResponsesLink(),
      ApolloLink.split(isSubscription, socketLink(), httpLink()),
    ]),
    refetchEventManager: createRefetchEvents(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}

/** The shortest time between two refetches when the member returns to the tab, in milliseconds. */
const FOCUS_INTERVAL_MS = 10_000;

/**
 * Refetches the queries of the page when the member returns to the tab or the connection returns.
 */
function createRefetchEvents(): RefetchEventManager {
  return new RefetchEventManager({
    sources: { windowFocus: () => windowFocusSource().pipe(throttleTime(FOCUS_INTERVAL_MS)), online: onlineSource },
    defaultHandler: ({ client, matchesRefetchOn }) => refetchActive(client, matchesRefetchOn),
  });
}

function isSubscription({ operationType }: ApolloLink.Operation): boolean {
  return operationType === OperationTypeNode.SUBSCRIPTION;
}

/** Detects in all queries and mutations that the session has ended or belongs to another member. */
function sessionLink(): ApolloLink {
  return new ErrorLink(({ error }) => {
    const { code } = parseFailure(error);
    if (code === 'UNAUTHENTICATED') reportExpiry();
    if (code === 'OTHER_MEMBER') reportOtherMember();
  });
}

function httpLink(): ApolloLink {
  return new UploadHttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    // The language of the server's messages. Apollo Server refuses multipart requests without the
    // other header, because a form on another site could send one (CSRF).
    headers: { 'accept-language': texts.language, 'apollo-require-preflight': 'true' },
  });
}

/** Opens the socket in a later task, because it would double the time of the first effects. */
function socketLink(): ApolloLink {
  const url = new URL('/graphql', window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const deferred = new ApolloLink((operation, forward) => forward(operation).pipe(subscribeOn(asyncScheduler)));
  return ApolloLink.from([deferred, new GraphQLWsLink(createSocket(url.href))]);
}
