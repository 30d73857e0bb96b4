import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createCache } from './cache';
import { SchoolName_ViewerFragmentDoc } from './generated/documents';
import { SchoolName } from '../app/layout/SchoolName';

const ID = 'Viewer:1';

function writeSchool(client: ApolloClient, name: string): void {
  const school = { __typename: 'School' as const, id: name, name };
  client.cache.writeFragment({
    id: ID,
    fragment: SchoolName_ViewerFragmentDoc,
    data: { __typename: 'Viewer', id: '1', school },
  });
}

async function showSchool(name?: string): Promise<ApolloClient> {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty(), dataMasking: true });
  if (name !== undefined) writeSchool(client, name);
  await act(async () =>
    render(
      <ApolloProvider client={client}>
        <Suspense fallback="…">
          <SchoolName viewer={{ __typename: 'Viewer', id: '1' }} />
        </Suspense>
      </ApolloProvider>,
    ),
  );
  return client;
}

test('a component shows its fragment and follows the cache', async () => {
  const client = await showSchool('한빛대학교');
  expect(screen.getByText('한빛대학교')).toBeVisible();
  act(() => writeSchool(client, '두빛대학교'));
  expect(screen.getByText('두빛대학교')).toBeVisible();
});

test('the last complete data stays when the cache loses a part of it', async () => {
  const client = await showSchool('한빛대학교');
  act(() => void client.cache.evict({ id: ID, fieldName: 'school' }));
  expect(screen.getByText('한빛대학교')).toBeVisible();
});

test('a component with an incomplete fragment suspends until it is complete', async () => {
  const client = await showSchool();
  expect(screen.getByText('…')).toBeVisible();
  await act(async () => writeSchool(client, '한빛대학교'));
  expect(screen.getByText('한빛대학교')).toBeVisible();
});
