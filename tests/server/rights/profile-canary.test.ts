import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openArchive } from '../../../server/commands/backup/archive-reader';
import { writeBackup } from '../../../server/commands/backup/backup';
import { pathOfTable } from '../../../server/commands/backup/manifest';
import { ApplicationStatus } from '../../../server/domain/applications/application.entity';
import { Comment } from '../../../server/domain/comments/comment.entity';
import { Member } from '../../../server/domain/members/member.entity';
import type { Study } from '../../../server/domain/notices/kinds/study.entity';
import { PROFILE_GQL, THIS_SEMESTER } from '../../../server/domain/profiles/profile.testing';
import { MEETING_GQL } from '../../../server/domain/teams/team.testing';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { fieldsTo, readEverything, type ReadObjects, SCHEMA } from '../../../server/test-kit/catalogue/everything';
import { wholeSelection } from '../../../server/test-kit/catalogue/whole-selections';
import { TestClient } from '../../../server/test-kit/clients/client';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { actUntil, cookieOf, openSocket, type SocketResponse } from '../../../server/test-kit/clients/socket';
import {
  buildApplication,
  buildBlock,
  buildCase,
  buildComment,
  buildInvitation,
  buildMember,
  buildStudy,
  makeModerator,
  PASSWORD,
} from '../../../server/test-kit/factories/factories';
import { PREPARING_MAIN, type ServerProcess, serve } from '../../../server/test-kit/processes/server-process';
import { makeTempFolder } from '../../../server/test-kit/processes/temp-folder';

/** Text of a profile that some others read. The name of its member follows. */
const SHARED = /canary-(intro|link)-/;
/** Data that only the member reads: a department that is not shown, a course, free hours. */
const OWN = /canary-(department|course)|91,\s?93,\s?95,\s?97|10101010{14}/;
const HOURS = [91, 93, 95, 97];

const READERS = [
  'visitor',
  'stranger',
  'schoolmate',
  'moderator',
  'applicant',
  'former',
  'blocked',
  'teammate',
  'owner',
  'receiver',
] as const;
type Reader = (typeof READERS)[number];

const TEAM_AND_RECEIVER: readonly Reader[] = ['teammate', 'owner', 'receiver'];

/** Members with a profile: its visibility, and the readers who find its shared data. */
const SHARERS = {
  applicant: { visibility: 'APPLIED', readers: TEAM_AND_RECEIVER },
  // Others see only comments of this member.
  commenter: { visibility: 'SCHOOL', readers: TEAM_AND_RECEIVER },
  publisher: {
    visibility: 'SCHOOL',
    readers: READERS.filter((name) => !['visitor', 'stranger', 'blocked'].includes(name)),
  },
  hiddenPublisher: { visibility: 'SCHOOL', readers: [] },
  // Not in the team. The applications to the receiver are cancelled.
  cancelled: { visibility: 'SCHOOL', readers: [] },
} as const;
type SharerName = keyof typeof SHARERS;

const NAMES = Object.keys(SHARERS) as SharerName[];
const IN_TEAM: readonly SharerName[] = NAMES.filter((name) => name !== 'cancelled');

let app: TestApp;
let served: ServerProcess;
let members: Record<Exclude<Reader, 'visitor'>, Member>;
let notice: Study;
let received: Study;
/** Live notification of an application by the member who cancels it. */
let message: SocketResponse;
const sharers = {} as Record<SharerName, { member: Member; client: TestClient }>;
const comments: Comment[] = [];
const applications: { id: number }[] = [];
const notices: Study[] = [];
let objects: ReadObjects;
const clients = {} as Record<Reader, TestClient>;

beforeAll(async () => {
  app = await startTestApp();
  served = await serve(app, { LOG_LEVEL: 'debug' }, PREPARING_MAIN);
  const em = app.em();
  members = Object.fromEntries(
    await Promise.all(
      READERS.filter((name) => name !== 'visitor').map(async (name) => [
        name,
        await buildMember(app.em(), name === 'stranger' ? { university: '두빛대학교' } : {}),
      ]),
    ),
  ) as typeof members;
  await makeModerator(app.em(), await app.em().findOneOrFail(Member, members.moderator.id));
  notice = await buildStudy(em, { owner: members.owner, recruitNumber: 9 });
  received = await buildStudy(em, { owner: members.receiver });
  for (const [applicant, status] of [
    [members.teammate, ApplicationStatus.APPROVED],
    [members.applicant, ApplicationStatus.PENDING],
    [members.former, ApplicationStatus.LEFT],
  ] as const) {
    applications.push(await buildApplication(em, { notice, applicant, status }));
  }
  for (const name of READERS) clients[name] = await logIn(name === 'visitor' ? undefined : members[name]);
  for (const name of NAMES) await buildSharer(name);
  for (const name of ['publisher', 'hiddenPublisher'] as const) {
    notices.push(await buildStudy(em, { owner: sharers[name].member }));
  }
  await shareFreeTime(clients.teammate, [93, 100]);
  await shareFreeTime(clients.owner, [93, 95]);
  message = await receiveApplication();
  await app.sql('update member set hidden = true where id = ?', [sharers.hiddenPublisher.member.id]);
  const { token: invitation } = await buildInvitation(em, { notice });
  objects = { notices: [notice, ...notices], applications, comments, invitation };
}, 60_000);

afterAll(async () => {
  await served.stop();
  await app.close();
});

/** Builds a member with a profile, who comments on the notice and applies to the receiver. */
async function buildSharer(name: SharerName): Promise<void> {
  const em = app.em();
  const member = await buildMember(em);
  const client = await logIn(member);
  sharers[name] = { member, client };
  await buildBlock(em, { blocker: await em.findOneOrFail(Member, members.blocked.id), blocked: member });
  comments.push(await buildComment(em, { notice, author: member }));
  const links = [`https://github.com/canary-link-${name}`];
  const shown = { intro: `canary-intro-${name}`, links, visibility: SHARERS[name].visibility };
  await client.data(PROFILE_GQL.updateTeamProfile, { input: { ...shown, department: `canary-department-${name}` } });
  await client.data(PROFILE_GQL.updateCourses, {
    input: { semester: THIS_SEMESTER, courses: [{ name: `canary-course-${name}` }] },
  });
  if (IN_TEAM.includes(name)) {
    applications.push(await buildApplication(em, { notice, applicant: member, status: ApplicationStatus.APPROVED }));
    await shareFreeTime(client, HOURS);
  }
  applications.push({ id: await apply(client, { sendProfile: true }) });
}

/** Writes a week, and compares it in the team of the notice. */
async function shareFreeTime(client: TestClient, hours: number[]): Promise<void> {
  await client.data(PROFILE_GQL.updateFreeHours, { input: { semester: THIS_SEMESTER, hours } });
  await client.data(MEETING_GQL.shareFreeTime, { input: { teamId: notice.id, shared: true } });
}

/** Applies to the receiver's notice and returns the id of the application. */
async function apply(client: TestClient, input: { sendProfile: boolean }): Promise<number> {
  const { applyToNotice } = await client.data<{ applyToNotice: { application: { id: string } } }>(
    'mutation ($input: ApplyToNoticeInput!) { applyToNotice(input: $input) { application { id } } }',
    { input: { noticeId: received.id, ...input } },
  );
  return Number(applyToNotice.application.id);
}

async function logIn(member: Member | undefined): Promise<TestClient> {
  const client = new TestClient(served.url);
  if (member) await client.logIn(member.loginId, PASSWORD);
  return client;
}

/** Cancels the application with a profile. Returns the live notification of one without. */
async function receiveApplication(): Promise<SocketResponse> {
  const { client } = sharers.cancelled;
  const login = { loginId: members.receiver.loginId, password: PASSWORD };
  const session = await new TestClient(served.url).rest('post', '/auth/login', login);
  const query = `subscription { notificationReceived { id kind actor ${wholeSelection(SCHEMA, 'Member', 2)} } }`;
  const socket = openSocket(served, { cookie: cookieOf(session) ?? '' }, query);
  let id = applications.at(-1)?.id;
  const first = await actUntil(socket.next(), async () => {
    await client.data(GQL.cancel, { id });
    id = await apply(client, { sendProfile: false });
  });
  await client.data(GQL.cancel, { id });
  await socket.close();
  return first;
}

/** Returns every response to a client as text, with its headers. */
async function readAll(client: TestClient): Promise<string[]> {
  const responses = await readEverything(client, objects, []);
  expect(responses.length).toBeGreaterThan(60);
  return responses.map(({ text: body, headers }) => body + JSON.stringify(headers));
}

const has = (responses: readonly string[], pattern: RegExp): boolean => responses.some((each) => pattern.test(each));

it('control: the patterns match what the member reads', async () => {
  const responses = await readAll(sharers.applicant.client);
  for (const part of [/canary-department/, /canary-course/, /91,\s?93,\s?95,\s?97/, SHARED]) {
    expect([part, has(responses, part)]).toEqual([part, true]);
  }
}, 60_000);

it('only the viewer leads to courses, free hours and the own profile', () => {
  for (const type of ['TeamProfile', 'TakenCourse', 'FreeHours']) {
    expect(fieldsTo(type).every((field) => field.startsWith('Viewer.'))).toBe(true);
  }
  expect(fieldsTo('MemberProfile').sort()).toEqual(['Application.profile', 'Member.profile', 'ModerationCase.profile']);
});

it('[B65] the members of a team who compare their weeks read the hours in common', async () => {
  const query = 'query ($id: ID!) { team(id: $id) { freeTime { sharerCount hours } } }';
  for (const name of ['teammate', 'owner'] as const) {
    const { team } = await clients[name].data<{ team: object }>(query, { id: notice.id });
    expect(team).toEqual({ freeTime: { sharerCount: IN_TEAM.length + 2, hours: [93] } });
  }
});

describe('[B60 B61] a profile', () => {
  const responses = {} as Record<Reader, string[]>;

  beforeAll(async () => {
    for (const reader of READERS) responses[reader] = await readAll(clients[reader]);
  }, 240_000);

  it.each([
    ['with the visibility APPLIED is read by teammates and the receiver of an application', 'applicant'],
    ['with the visibility SCHOOL is not shown at the comments of a member without a notice', 'commenter'],
    ['is read by the school at the owner of a notice, but not across a block', 'publisher'],
    ['is not read while its member is hidden', 'hiddenPublisher'],
    ['is no longer shown as a copy in a cancelled application', 'cancelled'],
  ] as const)('%s', (_what, name) => {
    const shared = new RegExp(`${SHARED.source}${name}\\b`);
    expect(READERS.filter((reader) => has(responses[reader], shared))).toEqual(SHARERS[name].readers);
  });

  it('shows nobody the department, courses and free hours', () => {
    expect(READERS.filter((reader) => has(responses[reader], OWN))).toEqual([]);
  });
});

it('[B60] no line of the log contains any of it', () => {
  const lines = served.log().map((line) => JSON.stringify(line));
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => SHARED.test(line) || OWN.test(line))).toEqual([]);
});

it('[B60] a backup contains it in the tables of profiles, and the copy with the application', async () => {
  const file = join(makeTempFolder('profile-canary'), 'backup.zip');
  await writeBackup({ databaseUrl: app.databaseUrl, pictures: app.server.services.pictures }, file);
  const archive = await openArchive(file);
  const found: Record<string, string[]> = { shared: [], own: [] };
  for (const part of archive.manifest.parts) {
    const content = await text(await archive.open(part));
    if (SHARED.test(content)) found.shared?.push(part.path);
    if (OWN.test(content)) found.own?.push(part.path);
  }
  archive.close();
  expect(found.shared?.sort()).toEqual([pathOfTable('application'), pathOfTable('member_profile')].sort());
  expect(found.own?.sort()).toEqual([pathOfTable('member_course'), pathOfTable('member_profile')].sort());
});

it('no REST response has a property for it', async () => {
  const { text: description } = await clients.visitor.rest('get', '/openapi.json');
  const names = ['teamProfile', 'freeHours', 'courses', 'intro', 'tags', 'links', 'department', 'sendProfile'];
  expect(names.filter((name) => description.includes(`"${name}":`) && name !== 'tags')).toEqual([]);
});

it('a live notification contains nothing of it', () => {
  expect(message.value.data).toHaveProperty('notificationReceived.actor.profile', null);
  expect(JSON.stringify(message)).not.toMatch(OWN);
  expect(JSON.stringify(message)).not.toMatch(SHARED);
});

it('a moderator reads the profile of a reported member, also of a hidden one', async () => {
  const { member } = sharers.hiddenPublisher;
  await buildCase(app.em(), { target: await app.em().findOneOrFail(Member, member.id) });
  const comment = await app.em().findOneOrFail(Comment, { author: member.id }, { populate: ['notice'] });
  await buildCase(app.em(), { target: comment });
  const query =
    '{ moderation { cases(state: OPEN) { nodes { target profile { intro department } author { profile { intro } } } } } }';
  const { moderation } = await clients.moderator.data<{ moderation: { cases: { nodes: object[] } } }>(query);
  expect(moderation.cases.nodes).toEqual([
    {
      target: 'MEMBER',
      profile: { intro: 'canary-intro-hiddenPublisher', department: null },
      author: { profile: null },
    },
    { target: 'COMMENT', profile: null, author: { profile: null } },
  ]);
});
