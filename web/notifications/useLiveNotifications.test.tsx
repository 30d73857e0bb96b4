import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import { Subject, of } from 'rxjs';
import { createCache } from '../graphql/cache';
import { HomePageDocument, LayoutDocument, UpdateNoticePageDocument } from '../graphql/generated/documents';
import { texts } from '../texts';
import { BellLink } from './BellLink';

const sent: string[] = [];
let unread = 1;
let events = new Subject<ApolloLink.Result>();

const buildViewer = () => ({
  __typename: 'Viewer',
  id: '1',
  loginId: 'minji',
  member: { __typename: 'Member', id: '1', nickName: '민지', imageUrl: null, schoolVerified: false },
  unreadNotificationCount: unread,
});

/** A server that sends notifications over the socket and responds to every query. */
const link = new ApolloLink(({ operationName = '', operationType }) => {
  if (operationType === OperationTypeNode.SUBSCRIPTION) return events;
  sent.push(operationName);
  const lists = { projects: [], studies: [] };
  return of({ data: operationName === 'HomePage' ? lists : { viewer: buildViewer(), notice: null } });
});

/** A page with a list and a form, below the bar with the bell. */
function TestPage() {
  const { data } = useQuery(LayoutDocument);
  useQuery(HomePageDocument);
  useQuery(UpdateNoticePageDocument, { variables: { id: '7' }, refetchOn: false });
  return data?.viewer ? <BellLink viewer={data.viewer} /> : null;
}

beforeEach(() => {
  sent.length = 0;
  unread = 1;
  events = new Subject();
});

test('a notification updates the count and the open page, but not the data of a form', async () => {
  const client = new ApolloClient({ cache: createCache(), link, dataMasking: true });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <TestPage />
      </MemoryRouter>
    </ApolloProvider>,
  );
  expect(await screen.findByRole('link', { name: texts.nav.unread(1) })).toBeVisible();
  sent.length = 0;
  unread = 2;
  const notification = {
    __typename: 'Notification',
    id: '5',
    kind: 'APPLICATION_RECEIVED',
    noticeTitle: '지도',
    read: false,
    times: 1,
    createdAt: '2026-11-01T00:00:00Z',
    actor: null,
    notice: null,
  };
  await act(async () => events.next({ data: { notificationReceived: notification } }));
  await waitFor(() => expect(screen.getByRole('link', { name: texts.nav.unread(2) })).toBeVisible());
  expect(sent).toContain('HomePage');
  expect(sent).not.toContain('UpdateNoticePage');
});
