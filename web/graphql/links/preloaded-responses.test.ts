import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { of } from 'rxjs';
import { PRELOADED_RESPONSES, type PreloadedResponse } from '../../../shared/preloaded-queries';
import { dropPreloadedResponses, preloadedResponsesLink } from './preloaded-responses';

const LIST = parse('query List($page: Int!, $first: Int! = 20) { list(page: $page, first: $first) }');

const RESPONSE: PreloadedResponse = { operationName: 'List', variables: { page: 1 }, data: { list: 'of the HTML' } };

/** Creates a client whose page contains the response. */
function createClient() {
  document.body.innerHTML = `<script type="application/json" id="${PRELOADED_RESPONSES}">${JSON.stringify([RESPONSE])}</script>`;
  const link = preloadedResponsesLink().concat(new ApolloLink(() => of({ data: { list: 'of the network' } })));
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  return async (page: number): Promise<unknown> =>
    (await client.query({ query: LIST, variables: { page }, fetchPolicy: 'network-only' })).data;
}

test('the first query with the same variables uses the preloaded response, the next one is sent', async () => {
  const query = createClient();
  expect(await query(1)).toEqual({ list: 'of the HTML' });
  expect(await query(1)).toEqual({ list: 'of the network' });
});

test('a query with other variables is sent', async () => {
  expect(await createClient()(2)).toEqual({ list: 'of the network' });
});

test('an unused preloaded response is dropped after the first page has loaded', async () => {
  const query = createClient();
  dropPreloadedResponses();
  expect(await query(1)).toEqual({ list: 'of the network' });
});
