import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createCache } from './cache';
import { ShareButton_NoticeFragmentDoc } from './generated/documents';
import { type FragmentOf, useFragmentData } from './useFragmentData';

const ID = 'Study:7';

function Title({ notice }: { notice: FragmentOf<typeof ShareButton_NoticeFragmentDoc> }) {
  return useFragmentData(ShareButton_NoticeFragmentDoc, notice).title;
}

function writeTitle(client: ApolloClient, title: string): void {
  client.cache.writeFragment({
    id: ID,
    fragment: ShareButton_NoticeFragmentDoc,
    data: { __typename: 'Study', id: '7', title, shareUrl: '/study/7' },
  });
}

async function showTitle(title?: string): Promise<ApolloClient> {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty(), dataMasking: true });
  if (title !== undefined) writeTitle(client, title);
  await act(async () =>
    render(
      <ApolloProvider client={client}>
        <Suspense fallback="…">
          <Title notice={{ __typename: 'Study', id: '7' }} />
        </Suspense>
      </ApolloProvider>,
    ),
  );
  return client;
}

test('a component shows its fragment and follows the cache', async () => {
  const client = await showTitle('토익 스터디');
  expect(screen.getByText('토익 스터디')).toBeVisible();
  act(() => writeTitle(client, '오픽 스터디'));
  expect(screen.getByText('오픽 스터디')).toBeVisible();
});

test('the last complete data stays when the cache loses a part of it', async () => {
  const client = await showTitle('토익 스터디');
  act(() => void client.cache.evict({ id: ID, fieldName: 'title' }));
  expect(screen.getByText('토익 스터디')).toBeVisible();
});

test('a component with an incomplete fragment suspends until it is complete', async () => {
  const client = await showTitle();
  expect(screen.getByText('…')).toBeVisible();
  await act(async () => writeTitle(client, '토익 스터디'));
  expect(screen.getByText('토익 스터디')).toBeVisible();
});
