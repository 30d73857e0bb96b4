import type { Request } from 'autocannon';

/** The same work asked of L, of /api and of /graphql. */
export interface Scenario {
  name: string;
  limit: Request[];
  rest: Request[];
  graphql: Request[];
}

const CARD = 'id title recruiting viewerHasFavourited createdAt owner { id nickName imageUrl }';

const DOCUMENTS = {
  list: `query List { projects(page: 0, size: 12) { totalCount totalPages nodes { ${CARD} } } }`,
  home: `query Home { recentProjects { ${CARD} } recentStudies { ${CARD} } }`,
  detail: `query Detail($id: ID!) {
    project(id: $id) {
      ${CARD} field recruitNumber techStack frontendNumber backendNumber designerNumber content
      comments { nodes { id text createdAt author { id nickName imageUrl } } }
    }
  }`,
  comment: `mutation Comment($id: ID!) { addComment(noticeId: $id, input: { comment: "좋아요" }) { id text createdAt } }`,
  favourite: `mutation Favourite($id: ID!) { favouriteNotice(id: $id) { id viewerHasFavourited } }`,
};

/** Every request is some member's, in turn, and about one of these notices. */
export function scenariosFor(cookies: string[], projectIds: number[]): Scenario[] {
  const turns = projectIds.map((id, index) => ({ id, cookie: cookies[index % cookies.length] ?? '' }));
  const get = (path: (id: number) => string): Request[] =>
    turns.map(({ id, cookie }) => ({ method: 'GET', path: path(id), headers: { cookie } }));
  const post = (path: (id: number) => string, body?: object): Request[] =>
    turns.map(({ id, cookie }) => ({
      method: 'POST',
      path: path(id),
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }));
  const ask = (document: keyof typeof DOCUMENTS): Request[] =>
    turns.map(({ id, cookie }) => ({
      method: 'POST',
      path: '/graphql',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ query: DOCUMENTS[document], variables: { id: String(id) } }),
    }));
  const both = (one: Request[], other: Request[]): Request[] =>
    one.flatMap((first, index) => [first, other[index] ?? first]);
  return [
    { name: 'list', limit: get(() => '/list'), rest: get(() => '/api/projects?page=0&size=12'), graphql: ask('list') },
    {
      name: 'home',
      limit: get(() => '/home'),
      rest: both(
        get(() => '/api/projects/recent'),
        get(() => '/api/studies/recent'),
      ),
      graphql: ask('home'),
    },
    {
      name: 'detail',
      limit: get((id) => `/detail/${id}`),
      rest: both(
        get((id) => `/api/projects/${id}`),
        get((id) => `/api/projects/comments/${id}`),
      ),
      graphql: ask('detail'),
    },
    {
      name: 'comment',
      limit: post((id) => `/comment/${id}`),
      rest: post((id) => `/api/projects/comments/${id}`, { comment: '좋아요' }),
      graphql: ask('comment'),
    },
    {
      name: 'favourite',
      limit: post((id) => `/favourite/${id}`),
      rest: post((id) => `/api/projects/${id}/like`),
      graphql: ask('favourite'),
    },
  ];
}
