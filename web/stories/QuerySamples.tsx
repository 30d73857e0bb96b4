import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { NEVER, type Observable, of } from 'rxjs';
import { HomePageDocument, NotificationsPageDocument } from '../graphql/generated/documents';
import { createPreload } from '../graphql/preload';
import { LoadingOrFailed } from '../components/page/LoadingOrFailed';
import { MoreButton } from '../graphql/view/MoreButton';
import { QueryView } from '../graphql/view/QueryView';
import { Sample } from './Sample';

/** Responses of a server without data, without a response, or with an error. */
const RESPONSES: Record<string, Observable<ApolloLink.Result>> = {
  loaded: of({ data: { projects: [], studies: [] } }),
  loading: NEVER,
  failed: of({ errors: [{ message: '문제가 생겼어요.', extensions: { code: 'INTERNAL' } }] }),
  'not found': of({ data: { projects: null, studies: null } }),
};

const PAGE_INFO = { hasNextPage: true, endCursor: '1' };

const samples = Object.entries(RESPONSES).map(([name, response]) => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => response) });
  return { name, client, query: createPreload(client)(HomePageDocument, { variables: {} }) };
});

/** The states of a query. */
export function QuerySamples() {
  return (
    <>
      <Sample name="LoadingOrFailed">
        <LoadingOrFailed error={undefined} failedText="불러오지 못했어요." />
        <LoadingOrFailed error={new Error()} failedText="불러오지 못했어요." />
      </Sample>
      <QueryStates />
    </>
  );
}

function QueryStates() {
  return samples.map(({ name, client, query }) => (
    <Sample key={name} name={`QueryView, MoreButton: ${name}`}>
      <ApolloProvider client={client}>
        <QueryView query={query} required={['projects']}>
          {() => <p>불러왔어요.</p>}
        </QueryView>
        <MoreButton query={NotificationsPageDocument} variables={{}} pageInfo={PAGE_INFO}>
          더 보기
        </MoreButton>
      </ApolloProvider>
    </Sample>
  ));
}
