import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import { Subject, of } from 'rxjs';
import { createCache } from '../../graphql/cache';
import { HomePageDocument, LayoutDocument, EditNoticePageDocument } from '../../graphql/generated/documents';
import { createSocket } from '../../graphql/links/socket';
import { texts } from '../../texts';
import { BellLink } from './BellLink';
import { useLiveNotifications } from './useLiveNotifications';

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
  useQuery(EditNoticePageDocument, { variables: { id: '7' }, refetchOn: false });
  useLiveNotifications();
  return data?.viewer ? <BellLink viewer={data.viewer} /> : null;
}

beforeEach(() => {
  sent.length = 0;
  unread = 1;
  events = new Subject();
});

/** Shows the page and waits for the count of the first response. */
async function show(used: ApolloLink = link): Promise<void> {
  const client = new ApolloClient({ cache: createCache(), link: used, dataMasking: true });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <TestPage />
      </MemoryRouter>
    </ApolloProvider>,
  );
  expect(await screen.findByRole('link', { name: texts.nav.unread(1) })).toBeVisible();
}

test('a notification updates the count and the open page, but not the data of a form', async () => {
  await show();
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
  expect(sent).not.toContain('EditNoticePage');
});

/** A socket to a server that accepts the connection. The test sends its other messages. */
class TestSocket implements Partial<WebSocket> {
  static readonly OPEN = 1;
  static latest: TestSocket | undefined;
  readonly readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor() {
    TestSocket.latest = this;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const { type } = JSON.parse(text) as { type: string };
    if (type === 'connection_init') this.receive({ type: 'connection_ack' });
    if (type === 'subscribe') sent.push(type);
  }

  receive(message: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  close(code?: number, reason?: string): void {
    this.onclose?.(new CloseEvent('close', { code, reason }));
  }
}

describe('over a socket', () => {
  const { WebSocket: original } = globalThis;

  beforeEach(() => {
    Object.assign(globalThis, { WebSocket: TestSocket });
  });

  afterEach(() => {
    Object.assign(globalThis, { WebSocket: original });
  });

  test('the count is read again as soon as the server has confirmed the subscription, and not before', async () => {
    const live = new GraphQLWsLink(createSocket('ws://localhost/graphql'));
    const isLive = ({ operationType }: ApolloLink.Operation) => operationType === OperationTypeNode.SUBSCRIPTION;
    await show(ApolloLink.split(isLive, live, link));
    await waitFor(() => expect(sent).toContain('subscribe'));
    unread = 2;
    await act(async () => TestSocket.latest?.receive({ type: 'pong' }));
    expect(sent).not.toContain('UnreadCount');
    await act(async () => TestSocket.latest?.receive({ type: 'pong', payload: { subscribed: '1' } }));
    expect(sent).toContain('UnreadCount');
    await waitFor(() => expect(screen.getByRole('link', { name: texts.nav.unread(2) })).toBeVisible());
  });
});
