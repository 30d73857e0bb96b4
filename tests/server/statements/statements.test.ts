import type { TestClient } from '../../../server/test-kit/clients/client';
import {
  buildApplication,
  buildComment,
  buildFavourite,
  buildMember,
  buildNotification,
  buildProject,
  buildStudy,
} from '../../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { statementsOf } from '../../../server/test-kit/database/sent-statements';
import type { Member } from '../../../server/domain/members/member.entity';

const FEW = 2;
const MANY = 50;

let app: TestApp;
/** A member of a school with few rows of everything, and a member of a school with many. */
let few: TestClient;
let many: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  few = await app.as(await buildSchool('작은대학교', FEW));
  many = await app.as(await buildSchool('큰대학교', MANY));
}, 120_000);

afterAll(() => app.close());

/**
 * Builds a viewer who owns, applied to and has as favourites `count` notices of each kind. The own
 * notices have comments and applications.
 */
async function buildSchool(university: string, count: number): Promise<Member> {
  const [viewer, ...others] = [
    await buildMember(app.em(), { university }),
    await buildMember(app.em(), { university }),
    await buildMember(app.em(), { university }),
  ] as const;
  for (let index = 0; index < count; index += 1) {
    // Each flush checks all loaded entities, so every notice has its own unit of work.
    const em = app.em();
    const owner = others[index % 2] as Member;
    const own = [await buildProject(em, { owner: viewer }), await buildStudy(em, { owner: viewer })];
    const theirs = [await buildProject(em, { owner }), await buildStudy(em, { owner })];
    for (const notice of own) {
      await buildNotification(em, { recipient: viewer, actor: others[0], notice });
      await buildComment(em, { notice, author: owner });
      await buildApplication(em, { notice, applicant: owner });
    }
    for (const notice of theirs) {
      await buildComment(em, { notice, author: viewer });
      await buildApplication(em, { notice, applicant: viewer });
      await buildFavourite(em, { member: viewer, notice });
    }
  }
  await app.sql(
    `insert into notification (recipient_id, kind, notice_id, notice_title, actor_id)
     select owner_id, 'COMMENT_ADDED', id, title, ? from notice where owner_id = ?`,
    [others[0]?.id, viewer.id],
  );
  return viewer;
}

/** Returns the number of statements of a request and its response. */
async function measure<Answer>(work: () => Promise<Answer>): Promise<{ statements: number; answer: Answer }> {
  let answer: Answer | undefined;
  const statements = await statementsOf(async () => {
    answer = await work();
  });
  return { statements: statements.length, answer: answer as Answer };
}

/**
 * Measures a query for both members. The first request of a text includes parsing by Apollo, the
 * second does not. A blank makes the text different for the second member.
 */
async function measureBoth<Answer>(query: string) {
  const rounds = [];
  for (let round = 0; round < 2; round += 1) {
    const small = await measure(() => few.data<Answer>(query));
    rounds.push({ small, large: await measure(() => many.data<Answer>(`${query} `)) });
  }
  return rounds;
}

/** Returns the length of the largest array in a response. */
function largestList(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const within = Object.values(value).map(largestList);
  return Math.max(Array.isArray(value) ? value.length : 0, ...within);
}

const CARD = 'id title owner { id nickName imageUrl } viewerHasFavourited';

describe('a list takes the same small number of statements, regardless of its length', () => {
  it.each<[what: string, field: string, max: number]>([
    ...['null', 'PROJECT', 'STUDY'].flatMap((kind): [string, string, number][] => [
      [
        `notices of the kind ${kind}`,
        `notices(size: 100, filter: { kind: ${kind} }) { totalCount totalPages nodes { ${CARD} school { id name } } }`,
        1,
      ],
      [
        `notices of the kind ${kind}, by deadline`,
        `notices(size: 100, sort: DEADLINE, filter: { kind: ${kind} }) { totalCount nodes { ${CARD} } }`,
        1,
      ],
      [
        `notices of the kind ${kind}, recruiting only`,
        `notices(size: 100, filter: { kind: ${kind}, recruitingOnly: true }) { nodes { ${CARD} } }`,
        1,
      ],
      // The viewer is read by a separate statement.
      ...['ownedNotices', 'favourites'].map((list): [string, string, number] => [
        `${list} of the kind ${kind}`,
        `viewer { ${list}(first: 100, kind: ${kind}) { nodes { ${CARD} } pageInfo { hasNextPage } } }`,
        2,
      ]),
      [
        `applications of the viewer to the kind ${kind}`,
        `viewer { applications(first: 100, kind: ${kind}) { nodes { id status role notice { ${CARD} } } } }`,
        3,
      ],
    ]),
    [
      'own notices with undecided applications',
      `viewer { ownedNotices(first: 100) { nodes { id pendingApplicationCount } } }`,
      3,
    ],
    ['notices with content', `notices(size: 100) { nodes { ${CARD} content } }`, 2],
    ['notices with counts', `notices(size: 100) { nodes { ${CARD} commentCount favouriteCount } }`, 1],
    [
      'notices with seats',
      `notices(size: 100) { nodes { ${CARD} commentCount approvedCount ... on Project { roles { role approved } } } }`,
      2,
    ],
    [
      'notices with comments',
      `notices(size: 100) { nodes { id comments { nodes { id text author { nickName } } } } }`,
      2,
    ],
    [
      'notices with my application',
      `notices(size: 100) { nodes { id viewerApplication { id status } viewerCanApply } }`,
      2,
    ],
    [
      'own notices with applications',
      `viewer { ownedNotices(first: 50) { nodes { id applications(first: 5) { nodes { id applicant { nickName } } } applicationCount } } }`,
      3,
    ],
    [
      'projects with seats',
      `notices(size: 100, filter: { kind: PROJECT }) { nodes { id ... on Project { roles { role headcount approved } } } }`,
      2,
    ],
    [
      'notifications',
      `viewer { unreadNotificationCount notifications(first: 100) { nodes { id noticeTitle actor { nickName } notice { ${CARD} } } } }`,
      4,
    ],
    [
      'notification groups',
      `viewer { notificationGroups(first: 100) { nodes { id unreadCount latest { noticeTitle actor { nickName } notice { ${CARD} } } } } }`,
      4,
    ],
  ])('%s', async (_what, field, max) => {
    const query = `{ ${field} }`;
    for (const { small, large } of await measureBoth(query)) {
      expect(largestList(small.answer)).toBeGreaterThanOrEqual(FEW);
      expect(largestList(large.answer)).toBeGreaterThanOrEqual(MANY);
      expect(large.statements).toBe(small.statements);
      expect(large.statements).toBeLessThanOrEqual(max);
    }
  });

  it.each(['PROJECT', 'STUDY'])('the recent notices of the kind %s', async (kind) => {
    const query = `{ recentNotices(kind: ${kind}) { ${CARD} } }`;
    for (const { small, large } of await measureBoth(query)) {
      expect([largestList(small.answer), largestList(large.answer)]).toEqual([2 * FEW, 12]);
      expect([small.statements, large.statements]).toEqual([1, 1]);
    }
  });

  it('[G12] a list of 50 with all nested fields', async () => {
    const query = `{ notices(size: 50) { totalCount nodes {
      ${CARD} content favouriteCount commentCount approvedCount applicationCount viewerCanApply viewerCanManage
      ... on Project { roles { role approved } }
      comments(first: 5) { nodes { id text viewerCanDelete author { nickName } } pageInfo { hasNextPage } }
      applications(first: 5) { nodes { id applicant { nickName } viewerCanDecide notice { ${CARD} commentCount } } }
      viewerApplication { id viewerCanCancel notice { ${CARD} content comments(first: 3) { nodes { author { nickName } } } } }
    } } }`;
    const small = await measure(() => few.data(query));
    const large = await measure(() => many.data(query));
    expect(largestList(large.answer)).toBe(MANY);
    expect(large.statements).toBe(small.statements);
    expect(large.statements).toBeLessThanOrEqual(10);
  });
});

describe('a REST list takes one statement, regardless of its length', () => {
  it.each(
    ['projects', 'studies'].flatMap((base) => [
      `/${base}?size=100`,
      `/${base}/recent`,
      `/${base}/recruit`,
      `/${base}/like`,
      `/${base}/applications/mine`,
    ]),
  )('GET %s', async (path) => {
    const small = await measure(() => few.rest('get', path));
    const large = await measure(() => many.rest('get', path));
    expect(largestList(small.answer.body)).toBeGreaterThanOrEqual(FEW);
    expect(largestList(large.answer.body)).toBeGreaterThanOrEqual(path.endsWith('recent') ? 12 : MANY);
    expect([small.statements, large.statements]).toEqual([1, 1]);
  });
});

describe('a list of one notice takes one statement, regardless of its length', () => {
  it.each(['comments', 'applicants'])('%s', async (what) => {
    const owner = await buildMember(app.em());
    const client = await app.as(owner);
    const project = await buildProject(app.em(), { owner });
    const path = what === 'comments' ? `/projects/comments/${project.id}` : `/projects/${project.id}/applicants`;
    const add = async (count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) {
        if (what === 'comments') await buildComment(app.em(), { notice: project });
        else await buildApplication(app.em(), { notice: project });
      }
    };
    await add(FEW);
    const small = await measure(() => client.rest('get', path));
    await add(MANY - FEW);
    const large = await measure(() => client.rest('get', path));
    expect([small.statements, large.statements]).toEqual([1, 1]);
    expect(largestList(large.answer.body)).toBe(MANY);
  });
});

/** The first statement of each write checks the suspension (rules/suspensions.md). */
describe('a change takes few statements, including begin and commit', () => {
  it.each<[what: string, mutation: string, max: number]>([
    ['approving', 'approveApplication', 5],
    ['rejecting', 'rejectApplication', 5],
    ['cancelling', 'cancelApplication', 6],
  ])('%s', async (what, mutation, max) => {
    const [owner, applicant] = [await buildMember(app.em()), await buildMember(app.em())];
    const study = await buildStudy(app.em(), { owner });
    const application = await buildApplication(app.em(), { notice: study, applicant });
    const client = await app.as(what === 'cancelling' ? applicant : owner);
    const change = (fields: string) => `mutation ($id: ID!) { ${mutation}(input: { id: $id }) { ${fields} } }`;
    const { statements } = await measure(() => client.data(change('__typename'), { id: application.id }));
    expect(statements).toBeLessThanOrEqual(max);
    // The notice is read only for responses that contain it.
    const other = await buildStudy(app.em(), { owner });
    const another = await buildApplication(app.em(), { notice: other, applicant });
    const { statements: withNotice } = await measure(() => client.data(change('notice { id }'), { id: another.id }));
    expect(withNotice).toBe(statements + 1);
  });

  it('applying takes a transaction of six statements and one that reads the application', async () => {
    const study = await buildStudy(app.em());
    const client = await app.as(await buildMember(app.em()));
    const apply = `mutation ($id: ID!) {
      applyToNotice(input: { noticeId: $id, text: "함께해요" }) {
        application { id status text createdAt applicant { id } }
      }
    }`;
    const { statements } = await measure(() => client.data(apply, { id: study.id }));
    expect(statements).toBe(7);
  });

  it.each([
    ['approve', 5],
    ['deny', 5],
  ])('%s over REST: %i', async (verb, count) => {
    const [owner, applicant] = [await buildMember(app.em()), await buildMember(app.em())];
    const study = await buildStudy(app.em(), { owner });
    await buildApplication(app.em(), { notice: study, applicant });
    const client = await app.as(owner);
    const body = { studyId: study.id, memberId: applicant.id };
    const { statements, answer } = await measure(() => client.rest('post', `/studies/applications/${verb}`, body));
    expect(answer.status).toBe(200);
    expect(statements).toBe(count);
  });

  it.each([
    ['like', 6],
    ['dislike', 4],
  ])('%s over REST, with the check of the suspension: %i', async (verb, count) => {
    const study = await buildStudy(app.em());
    const client = await app.as(await buildMember(app.em()));
    const { statements } = await measure(() => client.rest('post', `/studies/${study.id}/${verb}`, {}));
    expect(statements).toBe(count);
  });

  it('commenting takes one statement, which also notifies the owner, and one that reads the comment', async () => {
    const owner = await buildMember(app.em());
    const study = await buildStudy(app.em(), { owner });
    const client = await app.as(await buildMember(app.em()));
    const { statements } = await measure(() =>
      client.rest('post', `/studies/comments/${study.id}`, { comment: '궁금해요' }),
    );
    expect(statements).toBe(2);
    const ownerClient = await app.as(owner);
    const notified = await ownerClient.data<{ viewer: { unreadNotificationCount: number } }>(
      '{ viewer { unreadNotificationCount } }',
    );
    expect(notified.viewer.unreadNotificationCount).toBe(1);
  });
});

describe('nested lists', () => {
  it('are rejected if their sizes multiply beyond the limit', async () => {
    const nested = (size: number): string =>
      `{ notices(size: ${size}) { nodes { comments(first: 100) { nodes { id } } } } }`;
    expect(await many.code(nested(100))).toBe('VALIDATION_FAILED');
    expect(await many.code(nested(20))).toBeUndefined();
  });
});
