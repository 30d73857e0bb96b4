import { type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client';
import { BOUNDS } from '../../shared/bounds';
import type { NoticeFilter } from './generated/documents';
import possibleTypes from './generated/possible-types';
import { mergeRange } from './merge-range';

/** A connection in the format of the cache. */
interface Connection {
  edges: readonly { node: Reference; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** A page of notices in the format of the cache. */
interface NoticePage {
  nodes: readonly Reference[];
  totalCount?: number;
}

/** A list that grows by pages: a response replaces the part of the loaded list that it covers. */
const connection: FieldPolicy<Connection> = {
  keyArgs: false,
  merge(existing, incoming, { args }) {
    const loaded = existing?.edges ?? [];
    const cursors = loaded.map(({ cursor }) => cursor);
    const start = args?.['after'] ? cursors.indexOf(args['after']) + 1 || loaded.length : 0;
    const isLast = !incoming.pageInfo.hasNextPage;
    const edges = mergeRange(loaded, { start, incoming: incoming.edges, isLast }, ({ node }) => node.__ref);
    const endsHere = edges.at(-1)?.node.__ref === incoming.edges.at(-1)?.node.__ref;
    return { ...incoming, edges, pageInfo: existing && !endsHere ? existing.pageInfo : incoming.pageInfo };
  },
};

/** The applications to a notice. The id of the last one is the cursor of the next page. */
const applications: FieldPolicy<readonly Reference[] | null> = {
  keyArgs: false,
  merge(existing, incoming, { args, readField }) {
    if (!incoming) return incoming;
    const loaded = existing ?? [];
    const ids = loaded.map((reference) => readField('id', reference));
    const start = args?.['after'] ? ids.indexOf(args['after']) + 1 || loaded.length : 0;
    const isLast = incoming.length < (args?.['first'] ?? BOUNDS.size.max);
    return mergeRange(loaded, { start, incoming, isLast }, ({ __ref }) => __ref);
  },
};

/** The viewer's own lists grow by pages. The pages of other lists are shown one at a time, so each is stored by itself. */
const notices: FieldPolicy<NoticePage> = {
  keyArgs: (args) => (args && isPersonal(args) ? ['kind', 'filter'] : ['kind', 'filter', 'sort', 'page', 'size']),
  merge(existing, incoming, { args }) {
    if (!args || !isPersonal(args)) return incoming;
    const { page, size } = { page: 0, size: BOUNDS.size.max, ...args };
    const isLast = incoming.nodes.length < size;
    const range = { start: page * size, incoming: incoming.nodes, isLast };
    return { ...incoming, nodes: mergeRange(existing?.nodes ?? [], range, ({ __ref }) => __ref) };
  },
};

function isPersonal(args: { filter?: NoticeFilter | null }): boolean {
  return args.filter?.relation !== undefined && args.filter.relation !== null;
}

/** Creates the cache with what it cannot infer from responses: the types of the interfaces and the lists that grow by pages. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: { fields: { notices } },
      Notice: { fields: { comments: connection, applications } },
      Viewer: { fields: { notifications: connection } },
    },
  });
}
