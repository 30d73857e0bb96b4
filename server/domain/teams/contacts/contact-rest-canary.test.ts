import type { Response } from 'supertest';
import { PASSWORD, newSignUp } from '../../../test-kit/clients/accounts';
import type { TestClient } from '../../../test-kit/clients/client';
import {
  buildApplication,
  buildComment,
  buildContact,
  buildProject,
  buildStudy,
} from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { BOTH_KINDS, GQL, KINDS } from '../../../test-kit/clients/graphql-operations';
import { buildPerson, type Person } from '../../../test-kit/races/race-actions';
import { REST_ROWS, type RestRow } from '../../../test-kit/catalogue/rest-rows';
import { ApplicationStatus } from '../../applications/application.entity';
import { NoticeKind } from '../../notices/notice.entity';

/** Matches the contacts of every member of the test data. */
const CANARY = /canary|010-8765-4321/i;

const PEOPLE = ['owner', 'applicant', 'teammate', 'newcomer'] as const;
type Name = (typeof PEOPLE)[number] | 'visitor';

/** A notice with a team, an application and a comment of the applicant. */
interface TestData {
  people: Record<(typeof PEOPLE)[number], Person>;
  noticeId: number;
  applicationId: number;
  commentId: number;
}

/**
 * The member who can send a write with success, and the id in its path. The default is the notice.
 */
interface RestWrite {
  by: Name;
  id?: (testData: TestData) => number;
  body?: (testData: TestData) => object;
}

const BY_OWNER: RestWrite = { by: 'owner' };

/** Returns the writes of one kind of notices. */
function writesOf(kind: NoticeKind): Record<string, RestWrite> {
  const { base, idName, input, apply } = KINDS[kind];
  const edit: RestWrite = { by: 'owner', body: () => ({ ...input, content: '새로 썼어요.' }) };
  const decide: RestWrite = {
    by: 'owner',
    body: ({ noticeId, people }) => ({ [idName]: noticeId, memberId: people.applicant.member.id }),
  };
  return {
    [`post ${base}`]: { by: 'newcomer', body: () => input },
    [`post ${base}/:id`]: edit,
    [`put ${base}/:id`]: edit,
    [`delete ${base}/:id`]: BY_OWNER,
    [`post ${base}/:id/like`]: { by: 'teammate' },
    [`post ${base}/:id/dislike`]: { by: 'teammate' },
    [`post ${base}/:id/applications`]: { by: 'newcomer', body: () => apply },
    [`delete ${base}/:id/applications`]: { by: 'teammate' },
    [`post ${base}/applications/approve`]: decide,
    [`post ${base}/applications/deny`]: decide,
    [`post ${base}/comments/:id`]: { by: 'teammate', body: () => ({ comment: '궁금해요.' }) },
  };
}

/** Every write over REST by its method and path. */
const REST_WRITES: Readonly<Record<string, RestWrite>> = {
  ...Object.fromEntries(BOTH_KINDS.flatMap((kind) => Object.entries(writesOf(kind)))),
  'patch /projects/:id/recruiting': BY_OWNER,
  'patch /studies/:id': BY_OWNER,
  'delete /application/:id/cancel': { by: 'applicant', id: ({ applicationId }) => applicationId },
  'delete /comments/:id': { by: 'applicant', id: ({ commentId }) => commentId },
  'post /auth/login': {
    by: 'visitor',
    body: ({ people }) => ({ loginId: people.teammate.member.loginId, password: PASSWORD }),
  },
  'post /auth/logout': { by: 'teammate' },
  'post /members': { by: 'visitor', body: ({ noticeId }) => newSignUp({ loginId: `new-${noticeId}` }) },
  'post /members/profile': {
    by: 'teammate',
    body: ({ people }) => ({ nickName: '새이름', university: '한빛대학교', email: people.teammate.member.email }),
  },
};

const ROWS = REST_ROWS.filter(({ method }) => method !== 'get');

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

async function buildSharer(): Promise<Person> {
  const person = await buildPerson(app);
  await buildContact(app.em(), {
    member: person.member,
    openChat: 'https://open.kakao.com/o/canaryChat',
    email: 'canary@example.com',
    phone: '010-8765-4321',
    github: 'canary-hub',
    discord: 'canary.cord',
  });
  return person;
}

async function buildTestData(kind: NoticeKind): Promise<TestData> {
  const [owner, applicant, teammate, newcomer] = await Promise.all(
    PEOPLE.map(buildSharer) as [Promise<Person>, Promise<Person>, Promise<Person>, Promise<Person>],
  );
  const build = kind === NoticeKind.PROJECT ? buildProject : buildStudy;
  const notice = await build(app.em(), { owner: owner.member });
  const { id: applicationId } = await buildApplication(app.em(), { notice, applicant: applicant.member });
  await buildApplication(app.em(), { notice, applicant: teammate.member, status: ApplicationStatus.APPROVED });
  const { id: commentId } = await buildComment(app.em(), { notice, author: applicant.member });
  return { people: { owner, applicant, teammate, newcomer }, noticeId: notice.id, applicationId, commentId };
}

const kindOf = ({ path }: RestRow): NoticeKind =>
  path.startsWith(KINDS[NoticeKind.PROJECT].base) ? NoticeKind.PROJECT : NoticeKind.STUDY;

function writeOf({ method, path }: RestRow): RestWrite {
  const write = REST_WRITES[`${method} ${path}`];
  if (!write) throw new Error(`Nothing is known about ${method} ${path}.`);
  return write;
}

/** Sends the write of a path as a member. */
function send(row: RestRow, testData: TestData, name: Name): Promise<Response> {
  const { id, body } = writeOf(row);
  const client: TestClient = name === 'visitor' ? app.visitor() : testData.people[name].client;
  return client.rest(
    row.method,
    row.path.replace(':id', String(id?.(testData) ?? testData.noticeId)),
    body?.(testData),
  );
}

/** Returns the contacts that a response contains. */
const contactIn = ({ text, headers }: Response): string | undefined => CANARY.exec(text + JSON.stringify(headers))?.[0];

describe.each(ROWS)('[B17 B18] $method $path', (row) => {
  it('shows no contact if it succeeds', async () => {
    const response = await send(row, await buildTestData(kindOf(row)), writeOf(row).by);
    expect([response.status < 300, contactIn(response)]).toEqual([true, undefined]);
  });

  it('shows no contact to other members who send it', async () => {
    const testData = await buildTestData(kindOf(row));
    const others = [...PEOPLE, 'visitor' as const].filter((name) => name !== writeOf(row).by);
    for (const name of others) expect([name, contactIn(await send(row, testData, name))]).toEqual([name, undefined]);
  });
});

it('the tests send every path that writes, and no other', () => {
  expect(Object.keys(REST_WRITES).toSorted()).toEqual(ROWS.map(({ method, path }) => `${method} ${path}`).toSorted());
});

it('control: the pattern matches where contacts are allowed', async () => {
  const { people, noticeId } = await buildTestData(NoticeKind.STUDY);
  expect(JSON.stringify(await people.teammate.client.data(GQL.team, { id: noticeId }))).toMatch(CANARY);
});
