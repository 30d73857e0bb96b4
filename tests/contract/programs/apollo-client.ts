import { ApolloClient, ApolloLink, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { getMainDefinition } from '@apollo/client/utilities';
import { createClient } from 'graphql-ws';
import { HANTEAM, NOTICE, OWNER_TOKEN, TOKEN } from './settings';

interface Notice {
  __typename: 'Study' | 'Project';
  id: string;
  title: string;
}

interface Received {
  notificationReceived: { id: string; kind: string; notice: Notice | null };
}

const sockets = createClient({
  url: `${HANTEAM.replace('http', 'ws')}/graphql`,
  connectionParams: { Authorization: `Bearer ${OWNER_TOKEN}` },
});

function createApollo(token: string): ApolloClient {
  const http = new HttpLink({ uri: `${HANTEAM}/graphql`, headers: { Authorization: `Bearer ${token}` } });
  const isSubscription = ({ query }: ApolloLink.Operation): boolean => {
    const definition = getMainDefinition(query);
    return definition.kind === 'OperationDefinition' && definition.operation === 'subscription';
  };
  return new ApolloClient({
    link: ApolloLink.split(isSubscription, new GraphQLWsLink(sockets), http),
    cache: new InMemoryCache({ possibleTypes: { Notice: ['Project', 'Study'] } }),
  });
}

const owner = createApollo(OWNER_TOKEN);
const student = createApollo(TOKEN);

const RECEIVED = gql`
  subscription Received {
    notificationReceived {
      id
      kind
      notice {
        id
        title
        ... on Study {
          headcount
        }
      }
    }
  }
`;

const COMMENT = gql`
  mutation Comment($input: AddCommentInput!) {
    addComment(input: $input) {
      comment {
        id
      }
    }
  }
`;

const addComment = (text: string): Promise<unknown> =>
  student.mutate({ mutation: COMMENT, variables: { input: { noticeId: NOTICE, text } } });

/** Returns the first notification about a comment. */
async function receive(): Promise<Received | null | undefined> {
  return new Promise((resolve, reject) => {
    const subscription = owner.subscribe<Received>({ query: RECEIVED }).subscribe({
      next: ({ data, error }) => {
        clearInterval(commenting);
        subscription.unsubscribe();
        if (error) reject(error);
        else resolve(data);
      },
      error: reject,
    });
    // No signal shows that the subscription is ready, so it comments until a notification arrives.
    const commenting = setInterval(() => void addComment('언제 시작하나요?').catch(reject), 300);
  });
}

async function codeOf(request: Promise<unknown>): Promise<unknown> {
  const error: unknown = await request.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : error;
}

async function main(): Promise<void> {
  const received = await receive();
  const refused = await codeOf(addComment(' '));
  await sockets.dispose();
  const kind = received?.notificationReceived.kind;
  const type = received?.notificationReceived.notice?.__typename;
  console.info(JSON.stringify({ kind, type, refused }));
}

void main();
