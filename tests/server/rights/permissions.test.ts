import type { TestClient } from '../../../server/test-kit/clients/client';
import {
  buildApplication,
  buildComment,
  buildMember,
  buildProject,
  buildStudy,
} from '../../../server/test-kit/factories/factories';
import { asInput } from '../../../server/test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { BOTH_KINDS, GQL, KINDS } from '../../../server/test-kit/clients/graphql-operations';
import { graphqlOutcome, type Outcome, outcomeOf, queryOutcome } from '../../../server/test-kit/clients/outcomes';
import type { Application } from '../../../server/domain/applications/application.entity';
import type { Comment } from '../../../server/domain/comments/comment.entity';
import type { Member } from '../../../server/domain/members/member.entity';
import { type Notice, NoticeKind } from '../../../server/domain/notices/notice.entity';

/** A notice with an application and a comment, new for every request that changes something. */
interface TestData {
  kind: NoticeKind;
  notice: Notice;
  application: Application;
  /**
   * The actor's own comment for the action that deletes an own comment, otherwise another member's.
   */
  comment: Comment;
  applicantId: number;
}

interface Action {
  rest: (client: TestClient, testData: TestData) => Promise<Outcome>;
  graphql: (client: TestClient, testData: TestData) => Promise<Outcome>;
}

const rest =
  (
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: (testData: TestData) => string,
    body?: (testData: TestData) => object,
  ) =>
  async (client: TestClient, testData: TestData): Promise<Outcome> =>
    outcomeOf(await client.rest(method, path(testData), body?.(testData)));

const graphql =
  (query: string | ((testData: TestData) => string), variables: (testData: TestData) => object) =>
  (client: TestClient, testData: TestData): Promise<Outcome> =>
    graphqlOutcome(client, typeof query === 'string' ? query : query(testData), variables(testData));

const query =
  (document: string, variables: (testData: TestData) => object) =>
  (client: TestClient, testData: TestData): Promise<Outcome> =>
    queryOutcome(client, document, variables(testData));

/** An action that REST does not offer. */
const overGraphqlAlone = (action: Action['graphql']): Action => ({ rest: action, graphql: action });

const base = ({ kind }: TestData): string => KINDS[kind].base;
const noticePath = (testData: TestData): string => `${base(testData)}/${testData.notice.id}`;
const noticeId = ({ notice }: TestData): object => ({ id: notice.id });
const applicationId = ({ application }: TestData): object => ({ id: application.id });
const commentId = ({ comment }: TestData): object => ({ id: comment.id });
const commentInput = { comment: '저도요.' };
const decision = (testData: TestData): object => ({
  [KINDS[testData.kind].idName]: testData.notice.id,
  memberId: testData.applicantId,
});

const list: Action = {
  rest: async (client, testData) => {
    const response = await client.rest('get', `${base(testData)}?size=100`);
    if (response.status !== 200) return outcomeOf(response);
    const { content } = response.body as { content: Record<string, unknown>[] };
    return content.some((item) => item[KINDS[testData.kind].idName] === testData.notice.id) ? 'OK' : 'NOT_FOUND';
  },
  graphql: async (client, testData) => {
    const { data, errors } = await client.graphql<{ notices: { nodes: { id: string }[] } | null }>(
      `{ notices(size: 100) { nodes { id } } }`,
    );
    if (!data?.notices) return errors?.[0]?.extensions.code ?? '';
    return data.notices.nodes.some(({ id }) => id === String(testData.notice.id)) ? 'OK' : 'NOT_FOUND';
  },
};

/** GraphQL returns null instead of a list of applicants that is invisible to the viewer. */
const listApplicants: Action = {
  rest: rest('get', ({ kind, notice }) => KINDS[kind].applicants(notice.id)),
  graphql: async (client, testData) => {
    const { data, errors } = await client.graphql<{ notice: { applications: object | null } | null }>(
      `query ($id: ID!) { notice(id: $id) { applications { nodes { id text } } } }`,
      noticeId(testData),
    );
    if (errors) return errors[0]?.extensions.code ?? '';
    if (!data?.notice) return 'NULL';
    return data.notice.applications === null ? 'FORBIDDEN' : 'OK';
  },
};

const ACTIONS = {
  list,
  open: { rest: rest('get', noticePath), graphql: query(GQL.notice, noticeId) },
  favourite: {
    rest: rest('post', (testData) => `${noticePath(testData)}/like`),
    graphql: graphql(GQL.favourite, noticeId),
  },
  unfavourite: {
    rest: rest('post', (testData) => `${noticePath(testData)}/dislike`),
    graphql: graphql(GQL.unfavourite, noticeId),
  },
  comment: {
    rest: rest(
      'post',
      (testData) => `${base(testData)}/comments/${testData.notice.id}`,
      () => commentInput,
    ),
    graphql: graphql(GQL.comment, ({ notice }) => ({ input: { noticeId: notice.id, ...asInput(commentInput) } })),
  },
  'read comments': {
    rest: rest('get', (testData) => `${base(testData)}/comments/${testData.notice.id}`),
    graphql: query(
      `
        query ($id: ID!) {
          notice(id: $id) {
            comments {
              nodes {
                text
              }
            }
          }
        }
      `,
      noticeId,
    ),
  },
  apply: {
    rest: rest(
      'post',
      (testData) => `${noticePath(testData)}/applications`,
      ({ kind }) => KINDS[kind].apply,
    ),
    graphql: graphql(GQL.apply, ({ kind, notice }) => ({
      input: { noticeId: notice.id, ...asInput(KINDS[kind].apply) },
    })),
  },
  edit: {
    rest: rest('put', noticePath, ({ kind }) => KINDS[kind].input),
    graphql: graphql(
      ({ kind }) => KINDS[kind].update,
      ({ kind, notice }) => ({ input: { id: notice.id, ...asInput(KINDS[kind].input) } }),
    ),
  },
  delete: { rest: rest('delete', noticePath), graphql: graphql(GQL.remove, noticeId) },
  close: {
    rest: rest('patch', ({ kind, notice }) => KINDS[kind].close(notice.id)),
    graphql: graphql(GQL.close, noticeId),
  },
  reopen: overGraphqlAlone(graphql(GQL.reopen, noticeId)),
  'say that it still recruits': overGraphqlAlone(graphql(GQL.confirm, noticeId)),
  'list applicants': listApplicants,
  'list applicants the legacy way': {
    rest: rest('get', ({ notice }) => `/recruitments/${notice.id}`),
    graphql: listApplicants.graphql,
  },
  approve: {
    rest: rest('post', (testData) => `${base(testData)}/applications/approve`, decision),
    graphql: graphql(GQL.approve, applicationId),
  },
  reject: {
    rest: rest('post', (testData) => `${base(testData)}/applications/deny`, decision),
    graphql: graphql(GQL.reject, applicationId),
  },
  "read an application's text": {
    rest: rest('get', ({ application }) => `/resume/${application.id}`),
    graphql: query(GQL.application, applicationId),
  },
  'cancel the application': {
    rest: rest('delete', ({ application }) => `/application/${application.id}/cancel`),
    graphql: graphql(GQL.cancel, applicationId),
  },
  'cancel by the notice': {
    rest: rest('delete', (testData) => `${noticePath(testData)}/applications`),
    graphql: graphql(GQL.cancel, applicationId),
  },
  "delete another's comment": {
    rest: rest('delete', ({ comment }) => `/comments/${comment.id}`),
    graphql: graphql(GQL.removeComment, commentId),
  },
  'delete its own comment': {
    rest: rest('delete', ({ comment }) => `/comments/${comment.id}`),
    graphql: graphql(GQL.removeComment, commentId),
  },
} satisfies Record<string, Action>;

type ActionName = keyof typeof ACTIONS;
type Actor = 'member' | 'owner' | 'applicant' | 'stranger' | 'visitor';

const EVERYBODY = { member: 'OK', owner: 'OK', applicant: 'OK' };
const OWNER_ONLY = { member: 'FORBIDDEN', owner: 'OK', applicant: 'FORBIDDEN' };
const APPLICANT_ONLY = { member: 'NOT_FOUND', owner: 'NOT_FOUND', applicant: 'OK' };

/**
 * Table of rules/rights.md. For a stranger of another school nothing exists.
 */
const TABLE: Record<ActionName, Record<'member' | 'owner' | 'applicant', Outcome>> = {
  list: EVERYBODY,
  open: EVERYBODY,
  favourite: EVERYBODY,
  unfavourite: EVERYBODY,
  comment: EVERYBODY,
  'read comments': EVERYBODY,
  apply: { member: 'OK', owner: 'OWN_NOTICE', applicant: 'ALREADY_APPLIED' },
  edit: OWNER_ONLY,
  delete: OWNER_ONLY,
  close: OWNER_ONLY,
  reopen: { ...OWNER_ONLY, owner: 'STILL_RECRUITING' },
  'say that it still recruits': OWNER_ONLY,
  'list applicants': OWNER_ONLY,
  'list applicants the legacy way': OWNER_ONLY,
  approve: OWNER_ONLY,
  reject: OWNER_ONLY,
  "read an application's text": { member: 'FORBIDDEN', owner: 'OK', applicant: 'OK' },
  'cancel the application': APPLICANT_ONLY,
  'cancel by the notice': APPLICANT_ONLY,
  "delete another's comment": OWNER_ONLY,
  'delete its own comment': EVERYBODY,
};

/**
 * Actions that read one object. GraphQL returns null instead of an error if it is invisible to the
 * actor.
 */
const READS: readonly ActionName[] = [
  'open',
  'read comments',
  'list applicants',
  'list applicants the legacy way',
  "read an application's text",
];

/** Actions that change nothing, so that both transports can use the same test data. */
const WITHOUT_CHANGE: readonly ActionName[] = [...READS, 'list'];

/**
 * Outcome over GraphQL. There, the applications are a field of the notice, which the actor may see.
 */
function graphqlOutcomeOf(action: ActionName, outcome: Outcome): Outcome {
  if (!READS.includes(action)) return outcome;
  if (outcome === 'NOT_FOUND') return 'NULL';
  return outcome === 'FORBIDDEN' && action === "read an application's text" ? 'NULL' : outcome;
}

const ROWS = Object.entries(TABLE) as [ActionName, (typeof TABLE)[ActionName]][];

function cells(scope: 'same' | 'any'): [ActionName, Actor, Outcome][] {
  return ROWS.flatMap(([action, row]): [ActionName, Actor, Outcome][] => [
    [action, 'member', row.member],
    [action, 'owner', row.owner],
    [action, 'applicant', row.applicant],
    [action, 'stranger', scope === 'any' ? row.member : 'NOT_FOUND'],
    [action, 'visitor', 'UNAUTHENTICATED'],
  ]);
}

describe.each(['same', 'any'] as const)('with SCHOOL_SCOPE=%s [B1 B2 B4 B5 B6 B15]', (scope) => {
  let app: TestApp;
  let members: Record<Exclude<Actor, 'visitor'>, Member>;
  let commentator: Member;
  let clients: Record<Actor, TestClient>;

  beforeAll(async () => {
    app = await startTestApp({ SCHOOL_SCOPE: scope });
    const em = app.em();
    members = {
      member: await buildMember(em),
      owner: await buildMember(em),
      applicant: await buildMember(em),
      stranger: await buildMember(em, { university: '두빛대학교' }),
    };
    commentator = await buildMember(em);
    clients = {
      member: await app.as(members.member),
      owner: await app.as(members.owner),
      applicant: await app.as(members.applicant),
      stranger: await app.as(members.stranger),
      visitor: app.visitor(),
    };
  });

  afterAll(() => app.close());

  /** Uses one transaction, because a commit for each row would take longer than all rows. */
  const buildTestData = (kind: NoticeKind, actor: Actor, ownComment: boolean): Promise<TestData> =>
    app.em().transactional(async (em) => {
      const build = kind === NoticeKind.PROJECT ? buildProject : buildStudy;
      const notice = await build(em, { owner: members.owner });
      const application = await buildApplication(em, { notice, applicant: members.applicant });
      const author = ownComment && actor !== 'visitor' ? members[actor] : commentator;
      const comment = await buildComment(em, { notice, author });
      return { kind, notice, application, comment, applicantId: members.applicant.id };
    });

  describe.each(BOTH_KINDS)('with a %s', (kind) => {
    it.each(cells(scope))('the action "%s" by the %s is %s over both transports', async (action, actor, outcome) => {
      const build = (): Promise<TestData> => buildTestData(kind, actor, action === 'delete its own comment');
      const testData = await build();
      const answers = {
        rest: await ACTIONS[action].rest(clients[actor], testData),
        graphql: await ACTIONS[action].graphql(
          clients[actor],
          outcome === 'OK' && !WITHOUT_CHANGE.includes(action) ? await build() : testData,
        ),
      };
      expect(answers).toEqual({ rest: outcome, graphql: graphqlOutcomeOf(action, outcome) });
    });
  });
});
