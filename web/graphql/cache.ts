import { type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client';
import possibleTypes from './generated/possible-types';
import { mergeRange } from './merge-range';

/** A connection in the format of the cache. */
interface Connection {
  edges: readonly { node: Reference; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const PAGING: ReadonlySet<string> = new Set(['first', 'after']);

/**
 * A list that grows by pages. A response replaces the part of the loaded list that it covers. The
 * list is null if the viewer may not see it.
 */
const connection: FieldPolicy<Connection | null> = {
  // Each combination of filters is a list of its own. Paging arguments select a part of a list.
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => !PAGING.has(name) && args?.[name]),
  merge(existing, incoming, { args }) {
    if (!incoming) return incoming;
    const loaded = existing?.edges ?? [];
    const cursors = loaded.map(({ cursor }) => cursor);
    const start = args?.['after'] ? cursors.indexOf(args['after']) + 1 || loaded.length : 0;
    const isLast = !incoming.pageInfo.hasNextPage;
    const edges = mergeRange(loaded, { start, incoming: incoming.edges, isLast }, ({ node }) => node.__ref);
    const endsHere = edges.at(-1)?.node.__ref === incoming.edges.at(-1)?.node.__ref;
    return { ...incoming, edges, pageInfo: existing && !endsHere ? existing.pageInfo : incoming.pageInfo };
  },
};

/**
 * Creates the cache. Declares the possible types of interfaces, and the lists that grow by pages.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: { fields: { seekers: connection } },
      Notice: { fields: { commentThreads: connection, applications: connection, offers: connection } },
      Comment: { fields: { replies: connection } },
      // Several queries select different fields of these two objects, which have no id.
      Moderation: { merge: true, fields: { cases: connection } },
      Administration: { merge: true, fields: { cases: connection, schools: connection } },
      Viewer: {
        fields: {
          ownedNotices: connection,
          favourites: connection,
          applications: connection,
          notificationGroups: connection,
          blockedMembers: connection,
          teams: connection,
          offers: connection,
        },
      },
      Team: { fields: { posts: connection } },
      // Cards read fewer of its fields than the page.
      NoticeFit: { merge: true },
    },
  });
}
