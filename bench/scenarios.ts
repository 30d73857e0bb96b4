import type { Request } from 'autocannon';
import { readListVariables } from '../shared/notice-filter';
import { DOCUMENTS } from './documents';

/** The same work as requests to the baseline, to /api and to /graphql. */
export interface Scenario {
  name: string;
  baseline: Request[];
  rest: Request[];
  /** Requests to the baseline with the work of `graphql`, if it differs from that of `rest`. */
  graphqlBaseline?: Request[];
  /** Undefined for work without a GraphQL operation. */
  graphql?: Request[];
  /** SQL before each run, for work that cannot be repeated. */
  before?: string;
}

/** Members and projects of the scenarios. */
export interface TestData {
  /** Logged-in members. */
  members: { id: number; loginId: string; cookie: string }[];
  password: string;
  /** Projects, newest first. */
  projects: { id: number; ownerId: number; recruiting: boolean }[];
  /** Projects with {@link COMMENTS} comments. */
  discussed: number[];
  /** Pending applications, which {@link PENDING_APPLICATIONS} creates. */
  pending: { id: number; noticeId: number; applicantId: number; ownerCookie: string }[];
}

/** Number of comments of a much discussed notice. */
export const COMMENTS = 200;

/**
 * Words in every notice, in every twentieth and in every thousandth (generated/vocabulary.ts).
 */
const WORDS = ['함께', '블록체인', '퀀텀'];

/** Number of notices in the requests. */
const NOTICES = 320;

/** Returns the scenarios. The members send their requests in turn. */
export function scenariosFor(testData: TestData): Scenario[] {
  return [
    ...readingAndWriting(testData),
    discussing(testData),
    searching(testData),
    applying(testData),
    approving(testData),
    loggingIn(testData),
    showingPage,
    doingNothing,
  ];
}

/** Loads the page that a browser requests first. The baseline responds with the same bytes. */
const showingPage: Scenario = {
  name: 'page',
  baseline: [{ method: 'GET', path: '/page' }],
  rest: [{ method: 'GET', path: '/' }],
};

/** Measures a request without session and statement. */
const doingNothing: Scenario = {
  name: 'nothing',
  baseline: [{ method: 'GET', path: '/readyz' }],
  rest: [{ method: 'GET', path: '/livez' }],
  graphql: [graphqlRequest('', 'typename', {})],
};

function json(cookie: string): Record<string, string> {
  return { ...(cookie && { cookie }), 'content-type': 'application/json' };
}

function graphqlRequest(cookie: string, document: keyof typeof DOCUMENTS, variables: object): Request {
  const body = JSON.stringify({ query: DOCUMENTS[document], variables });
  return { method: 'POST', path: '/graphql', headers: json(cookie), body };
}

function readingAndWriting({ members, projects }: TestData): Scenario[] {
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
  const graphql = (
    document: keyof typeof DOCUMENTS,
    variables = (id: number): object => ({ id: String(id) }),
  ): Request[] => turns.map(({ id, cookie }) => graphqlRequest(cookie, document, variables(id)));
  const both = (one: Request[], other: Request[]): Request[] =>
    one.flatMap((first, index) => [first, other[index] ?? first]);
  const [recentProjects, recentStudies] = [get(() => '/api/projects/recent'), get(() => '/api/studies/recent')];
  const [detail, comments] = [get((id) => `/api/projects/${id}`), get((id) => `/api/projects/comments/${id}`)];
  return [
    {
      name: 'list',
      baseline: get(() => '/list'),
      rest: get(() => '/api/projects?page=0&size=12'),
      graphqlBaseline: get(() => '/listPage'),
      graphql: graphql('list', () => readListVariables(new URLSearchParams(), 'PROJECT')),
    },
    {
      name: 'home',
      baseline: get(() => '/home'),
      rest: both(recentProjects, recentStudies),
      graphqlBaseline: get(() => '/homePage'),
      graphql: graphql('home', () => ({})),
    },
    {
      name: 'detail',
      baseline: get((id) => `/detail/${id}`),
      rest: both(detail, comments),
      graphqlBaseline: both(
        get((id) => `/noticePage/${id}`),
        get((id) => `/commentSection/${id}`),
      ),
      graphql: both(
        graphql('notice'),
        graphql('comments', (id) => ({ noticeId: String(id) })),
      ),
    },
    {
      name: 'comment',
      baseline: post((id) => `/comment/${id}`),
      rest: post((id) => `/api/projects/comments/${id}`, { comment: '좋아요' }),
      graphql: graphql('comment'),
    },
    {
      name: 'favourite',
      baseline: post((id) => `/favourite/${id}`),
      rest: post((id) => `/api/projects/${id}/like`),
      graphql: graphql('favourite'),
    },
  ];
}

function discussing({ members, discussed }: TestData): Scenario {
  const cookie = members[0]?.cookie ?? '';
  const get = (path: string, id: number): Request => ({ method: 'GET', path: `${path}${id}`, headers: { cookie } });
  return {
    name: 'comments',
    baseline: discussed.map((id) => get('/comments/', id)),
    rest: discussed.flatMap((id) => [get('/api/projects/', id), get('/api/projects/comments/', id)]),
    graphql: discussed.map((id) => graphqlRequest(cookie, 'manyComments', { id: String(id) })),
  };
}

function searching({ members }: TestData): Scenario {
  const turns = members.map(({ cookie }, index) => ({ cookie, word: WORDS[index % WORDS.length] ?? '' }));
  const get = (path: string): Request[] =>
    turns.map(({ cookie, word }) => ({
      method: 'GET',
      path: path + encodeURIComponent(word),
      headers: { cookie },
    }));
  return {
    name: 'search',
    baseline: get('/search/'),
    rest: get('/api/projects?page=0&size=12&q='),
    graphql: turns.map(({ cookie, word }) => graphqlRequest(cookie, 'search', { search: word })),
  };
}

/**
 * A member may apply only once to a notice. Each request therefore takes the next pair, and
 * applications are deleted before each run.
 */
function applying({ members, projects }: TestData): Scenario {
  const open = projects.filter(({ recruiting }) => recruiting);
  const pairs = members.flatMap((member) =>
    open.filter(({ ownerId }) => ownerId !== member.id).map(({ id }) => ({ id, cookie: member.cookie })),
  );
  const post = (path: (id: number) => string): Request[] =>
    inTurn(pairs, ({ id, cookie }) => ({
      method: 'POST',
      path: path(id),
      headers: json(cookie),
      body: JSON.stringify({ role: 'FRONTEND', application: '함께해요' }),
    }));
  return {
    name: 'apply',
    before: 'delete from application; delete from team_member',
    baseline: post((id) => `/apply/${id}`),
    rest: post((id) => `/api/projects/${id}/applications`),
    graphql: inTurn(pairs, ({ id, cookie }) => graphqlRequest(cookie, 'apply', { id: String(id) })),
  };
}

/** Builds requests that each take the next item, because none can be repeated. */
function inTurn<Item>(items: readonly Item[], request: (item: Item) => Request): Request[] {
  let turn = 0;
  const setupRequest = (): Request => {
    const item = items[turn % items.length];
    if (item === undefined) throw new Error('There is nothing to do.');
    turn += 1;
    return request(item);
  };
  return [{ setupRequest }];
}

/** Id of the first application that {@link PENDING_APPLICATIONS} creates. */
const FIRST_APPLICATION = 1_000_000_000;

/** Number of applicants per study. */
const APPLICANTS = 40;

/** Recreates the same pending applications, for every study with room for them. */
export const PENDING_APPLICATIONS = `
  delete from application;
  delete from team_member;
  insert into application (id, notice_id, applicant_id, text)
  select ${FIRST_APPLICATION - 1} + row_number() over (order by member.id, study.id), study.id, member.id, '함께해요'
  from notice study, lateral (select id from member where id <> study.owner_id order by id limit ${APPLICANTS}) member
  where study.kind = 'STUDY' and study.recruit_number = 100 and study.recruiting`;

function approving({ pending }: TestData): Scenario {
  return {
    name: 'approve',
    before: PENDING_APPLICATIONS,
    baseline: inTurn(pending, ({ id, ownerCookie }) => ({
      method: 'POST',
      path: `/approve/${id}`,
      headers: json(ownerCookie),
      body: '{}',
    })),
    rest: inTurn(pending, ({ noticeId, applicantId, ownerCookie }) => ({
      method: 'POST',
      path: '/api/studies/applications/approve',
      headers: json(ownerCookie),
      body: JSON.stringify({ studyId: noticeId, memberId: applicantId }),
    })),
    graphql: inTurn(pending, ({ id, ownerCookie }) => graphqlRequest(ownerCookie, 'approve', { id: String(id) })),
  };
}

function loggingIn({ members, password }: TestData): Scenario {
  const turns = members.map(({ loginId }) => ({ loginId, password }));
  const post = (path: string): Request[] =>
    turns.map((input) => ({ method: 'POST', path, headers: json(''), body: JSON.stringify(input) }));
  return {
    name: 'log in',
    baseline: post('/login'),
    rest: post('/api/auth/login'),
    graphql: turns.map((input) => graphqlRequest('', 'logIn', { input })),
  };
}
