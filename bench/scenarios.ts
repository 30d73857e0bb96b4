import type { Request } from 'autocannon';

/** The same work as requests to L, to /api and to /graphql. */
export interface Scenario {
  name: string;
  limit: Request[];
  rest: Request[];
  graphql: Request[];
  /** SQL before each run, for work that cannot be repeated. */
  before?: string;
}

/** The members and projects of the scenarios. */
export interface World {
  /** Members who are logged in. */
  members: { id: number; loginId: string; cookie: string }[];
  password: string;
  /** Projects, the newest first. */
  projects: { id: number; ownerId: number; recruiting: boolean }[];
}

const CARD = 'id title recruiting viewerHasFavourited createdAt owner { id nickName imageUrl }';

const DOCUMENTS = {
  list: `query List { notices(page: 0, size: 12, filter: { kind: PROJECT }) { totalCount totalPages nodes { ${CARD} } } }`,
  home: `query Home {
    projects: recentNotices(kind: PROJECT) { ${CARD} } studies: recentNotices(kind: STUDY) { ${CARD} }
  }`,
  detail: `query Detail($id: ID!) {
    notice(id: $id) {
      ${CARD} headcount content ... on Project { field techStack roles { role headcount } }
      comments { nodes { id text createdAt author { id nickName imageUrl } } }
    }
  }`,
  comment: `mutation Comment($id: ID!) {
    addComment(input: { noticeId: $id, text: "좋아요" }) { comment { id text createdAt } }
  }`,
  favourite: `mutation Favourite($id: ID!) {
    favouriteNotice(input: { noticeId: $id }) { notice { id viewerHasFavourited } }
  }`,
  search: `query Search($search: String!) {
    notices(page: 0, size: 12, filter: { kind: PROJECT, search: $search }) { totalCount totalPages nodes { ${CARD} } } }`,
  apply: `mutation Apply($id: ID!) {
    applyToNotice(input: { noticeId: $id, role: FRONTEND, text: "함께해요" }) { application { id status } } }`,
  logIn: `mutation LogIn($input: LogInInput!) { logIn(input: $input) { viewer { id } } }`,
};

/** A word of every notice, one of every twentieth, and one of every thousandth (generated-data/vocabulary.ts). */
const WORDS = ['함께', '블록체인', '퀀텀'];

/** How many notices the requests are about. */
const NOTICES = 320;

/** The scenarios. Their requests are the members' in turn. */
export function scenariosFor(world: World): Scenario[] {
  return [...readingAndWriting(world), searching(world), applying(world), loggingIn(world)];
}

const json = (cookie: string): Record<string, string> => ({ cookie, 'content-type': 'application/json' });

function graphqlRequest(cookie: string, document: keyof typeof DOCUMENTS, variables: object): Request {
  const body = JSON.stringify({ query: DOCUMENTS[document], variables });
  return { method: 'POST', path: '/graphql', headers: json(cookie), body };
}

function readingAndWriting({ members, projects }: World): Scenario[] {
  const turns = projects
    .slice(0, NOTICES)
    .map(({ id }, index) => ({ id, cookie: members[index % members.length]?.cookie ?? '' }));
  const get = (path: (id: number) => string): Request[] =>
    turns.map(({ id, cookie }) => ({ method: 'GET', path: path(id), headers: { cookie } }));
  const post = (path: (id: number) => string, body: object = {}): Request[] =>
    turns.map(({ id, cookie }) => ({
      method: 'POST',
      path: path(id),
      headers: json(cookie),
      body: JSON.stringify(body),
    }));
  const graphql = (document: keyof typeof DOCUMENTS): Request[] =>
    turns.map(({ id, cookie }) => graphqlRequest(cookie, document, { id: String(id) }));
  const both = (one: Request[], other: Request[]): Request[] =>
    one.flatMap((first, index) => [first, other[index] ?? first]);
  const [recentProjects, recentStudies] = [get(() => '/api/projects/recent'), get(() => '/api/studies/recent')];
  const [detail, comments] = [get((id) => `/api/projects/${id}`), get((id) => `/api/projects/comments/${id}`)];
  return [
    {
      name: 'list',
      limit: get(() => '/list'),
      rest: get(() => '/api/projects?page=0&size=12'),
      graphql: graphql('list'),
    },
    { name: 'home', limit: get(() => '/home'), rest: both(recentProjects, recentStudies), graphql: graphql('home') },
    {
      name: 'detail',
      limit: get((id) => `/detail/${id}`),
      rest: both(detail, comments),
      graphql: graphql('detail'),
    },
    {
      name: 'comment',
      limit: post((id) => `/comment/${id}`),
      rest: post((id) => `/api/projects/comments/${id}`, { comment: '좋아요' }),
      graphql: graphql('comment'),
    },
    {
      name: 'favourite',
      limit: post((id) => `/favourite/${id}`),
      rest: post((id) => `/api/projects/${id}/like`),
      graphql: graphql('favourite'),
    },
  ];
}

function searching({ members }: World): Scenario {
  const turns = members.map(({ cookie }, index) => ({ cookie, word: WORDS[index % WORDS.length] ?? '' }));
  const get = (path: string): Request[] =>
    turns.map(({ cookie, word }) => ({
      method: 'GET',
      path: path + encodeURIComponent(word),
      headers: { cookie },
    }));
  return {
    name: 'search',
    limit: get('/search/'),
    rest: get('/api/projects?page=0&size=12&q='),
    graphql: turns.map(({ cookie, word }) => graphqlRequest(cookie, 'search', { search: word })),
  };
}

/** Nobody may apply twice to a notice: every request takes the next pair, and applications are deleted before each run. */
function applying({ members, projects }: World): Scenario {
  const open = projects.filter(({ recruiting }) => recruiting);
  const pairs = members.flatMap((member) =>
    open.filter(({ ownerId }) => ownerId !== member.id).map(({ id }) => ({ id, cookie: member.cookie })),
  );
  let turn = 0;
  const inTurn = (request: (id: number, cookie: string) => Request): Request[] => {
    const setupRequest = (): Request => {
      const { id, cookie } = pairs[turn % pairs.length] ?? { id: 0, cookie: '' };
      turn += 1;
      return request(id, cookie);
    };
    return [{ setupRequest }];
  };
  const post = (path: (id: number) => string): Request[] =>
    inTurn((id, cookie) => ({
      method: 'POST',
      path: path(id),
      headers: json(cookie),
      body: JSON.stringify({ role: 'FRONTEND', application: '함께해요' }),
    }));
  return {
    name: 'apply',
    before: 'delete from application',
    limit: post((id) => `/apply/${id}`),
    rest: post((id) => `/api/projects/${id}/applications`),
    graphql: inTurn((id, cookie) => graphqlRequest(cookie, 'apply', { id: String(id) })),
  };
}

function loggingIn({ members, password }: World): Scenario {
  const turns = members.map(({ loginId }) => ({ loginId, password }));
  const post = (path: string): Request[] =>
    turns.map((input) => ({ method: 'POST', path, headers: json(''), body: JSON.stringify(input) }));
  return {
    name: 'log in',
    limit: post('/login'),
    rest: post('/api/auth/login'),
    graphql: turns.map((input) => graphqlRequest('', 'logIn', { input })),
  };
}
