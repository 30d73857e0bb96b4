import { type DocumentNode, parse } from 'graphql';
import { toSeats } from '../stories/data/notices';
import { createCache } from './cache';
import { removeFromLists } from './remove-from-lists';
import { FavouritesPageDocument, HomePageDocument, NoticeListPageDocument } from './generated/documents';

const study = (id: string) => ({
  __typename: 'Study' as const,
  excerpt: '',
  id,
  kind: 'STUDY' as const,
  title: `공고 ${id}`,
  recruiting: true,
  dDay: null,
  createdAt: '2026-11-01T00:00:00Z',
  owner: { __typename: 'Member' as const, id: '1', nickName: '민지', imageUrl: null, schoolVerified: false },
  freeSeatCount: 3,
  awaitsFirstApplication: false,
  seats: [toSeats(null, 4, 1)],
  deadline: null,
  decideWithinDays: 5,
  commentCount: 0,
  favouriteCount: 0,
  course: null,
  meetings: [],
  meetingMode: null,
  weeklyHours: null,
  weeks: null,
  viewerFit: null,
  viewerHasFavourited: true,
});

const VIEWER = {
  __typename: 'Viewer' as const,
  id: '1',
  hasRolesOrTags: true,
  hasAlerts: false,
  hasOldTimetable: false,
  member: { __typename: 'Member' as const, id: '1', nickName: '민지' },
  pendingApplicationCount: 0,
  applicationToDecideCount: 0,
  unreadNotificationCount: 0,
  approvalToOpen: null,
};

/** Creates a cache with a page of the viewer's favourites. */
function fill(
  ids: string[],
  { after, hasNextPage = false }: { after?: string; hasNextPage?: boolean } = {},
  cache = createCache(),
) {
  const edges = ids.map((id) => ({ __typename: 'NoticeEdge' as const, cursor: `c${id}`, node: study(id) }));
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage, endCursor: `c${ids.at(-1)}` };
  const list = { __typename: 'NoticeConnection' as const, edges, pageInfo };
  cache.writeQuery({
    query: FavouritesPageDocument,
    variables: { after },
    data: { viewer: { __typename: 'Viewer', id: '1', list } },
  });
  return cache;
}

/** Returns the ids of the loaded favourites, or undefined if a query would go to the server. */
function readIds(cache: ReturnType<typeof createCache>) {
  const data = cache.readQuery({ query: FavouritesPageDocument, variables: {} });
  return data?.viewer?.list.edges.map(({ node }) => node.id);
}

test('another page of a connection is added to the first', () => {
  const cache = fill(['3', '4'], { after: 'c2' }, fill(['1', '2'], { hasNextPage: true }));
  expect(readIds(cache)).toEqual(['1', '2', '3', '4']);
});

test('the viewer’s applications filtered by status are a separate list', () => {
  const listOf = (status: string) =>
    parse(
      `{ viewer { id list: applications(first: 20${status}) { edges { cursor node { id } } pageInfo { hasNextPage } } } }`,
    );
  const [all, pending] = [listOf(''), listOf(', status: [PENDING]')];
  const cache = createCache();
  const write = (query: DocumentNode, ids: string[]) => {
    const edges = ids.map((id) => ({ cursor: `c${id}`, node: { __typename: 'Application', id } }));
    const list = { edges, pageInfo: { hasNextPage: false } };
    cache.writeQuery({ query, data: { viewer: { __typename: 'Viewer', id: '1', list } } });
  };
  write(all, ['1', '2', '3']);
  write(pending, ['2']);
  const read = (query: DocumentNode) => JSON.stringify(cache.readQuery({ query })).match(/"cursor":"c\d"/g)?.length;
  expect([read(all), read(pending)]).toEqual([3, 1]);
});

test.each(['moderation', 'administration'])('the number of open reports in %s does not drop its cases', (name) => {
  const cases = `cases(first: 20) { edges { cursor node { id } } pageInfo { hasNextPage endCursor } }`;
  const [list, count] = [parse(`{ ${name} { ${cases} } }`), parse(`{ ${name} { openCount } }`)];
  const cache = createCache();
  const __typename = name === 'moderation' ? 'Moderation' : 'Administration';
  const edges = [{ cursor: 'c1', node: { __typename: 'ModerationCase', id: '1' } }];
  const page = { edges, pageInfo: { hasNextPage: false, endCursor: 'c1' } };
  cache.writeQuery({ query: list, data: { [name]: { __typename, cases: page } } });
  cache.writeQuery({ query: count, data: { [name]: { __typename, openCount: 1 } } });
  expect(cache.readQuery({ query: list })).toMatchObject({ [name]: { cases: { edges } } });
});

test('a deleted object leaves all lists', () => {
  const cache = fill(['1', '2', '3']);
  cache.writeQuery({
    query: HomePageDocument,
    data: {
      viewer: VIEWER,
      openProjects: null,
      openStudies: null,
      closingSoon: null,
      fittingNotices: null,
      projects: [],
      studies: [study('2'), study('3')],
    },
  });
  const query = NoticeListPageDocument;
  const filter = { kind: 'STUDY' as const };
  const variables = { page: 0, size: 12, sort: 'NEWEST' as const, filter, withCourses: false };
  const page = { totalPages: 1, totalCount: 2, totalCountCapped: false, nodes: [study('2'), study('3')] };
  cache.writeQuery({ query, variables, data: { notices: { __typename: 'NoticePage', ...page } } });
  removeFromLists(cache, { __typename: 'Study', id: '2' });
  expect(readIds(cache)).toEqual(['1', '3']);
  expect(cache.readQuery({ query: HomePageDocument })?.studies?.map(({ id }) => id)).toEqual(['3']);
  expect(cache.readQuery({ query, variables })?.notices?.nodes.map(({ id }) => id)).toEqual(['3']);
});
