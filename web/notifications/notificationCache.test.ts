import { gql } from '@apollo/client';
import { createCache } from '../apollo';
import { prependNotification } from './notificationCache';

const LIST = gql`
  query List {
    viewer {
      id
      notifications(first: 20) {
        edges {
          cursor
          node {
            id
            times
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const VIEWER = { __typename: 'Viewer', id: '1' } as const;

interface List {
  viewer: { notifications: { edges: { node: { id: string; times: number } }[] } };
}

it.each<[what: string, id: string, order: string[]]>([
  ['new', '3', ['3', '2', '1']],
  ['repeated', '1', ['1', '2']],
])('a %s notification is put at the top of the loaded ones, once', (_what, id, order) => {
  const cache = createCache();
  const notification = (of: string, times: number) => ({ __typename: 'Notification', id: of, times });
  const edges = ['2', '1'].map((of) => ({ __typename: 'NotificationEdge', cursor: of, node: notification(of, 1) }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: '1' };
  const list = { __typename: 'NotificationConnection', edges, pageInfo };
  cache.writeQuery({ query: LIST, data: { viewer: { ...VIEWER, notifications: list } } });
  cache.writeFragment({
    fragment: gql`
      fragment Received on Notification {
        id
        times
      }
    `,
    data: notification(id, 4),
  });
  prependNotification(cache, VIEWER, { __typename: 'Notification', id });
  const { viewer } = cache.readQuery<List>({ query: LIST }) as List;
  expect(viewer.notifications.edges.map(({ node }) => node.id)).toEqual(order);
  expect(viewer.notifications.edges[0]?.node.times).toBe(4);
});
