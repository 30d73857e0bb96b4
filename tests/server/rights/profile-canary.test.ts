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
import { actUntil, cookieOf, openSocket } from '../../../server/test-kit/clients/socket';
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
import { type ServerProcess, serve } from '../../../server/test-kit/processes/server-process';
import { makeTempFolder } from '../../../server/test-kit/processes/temp-folder';

/** Texts of the profile that some others read. */
const SHARED = /canary-(intro|link)/;
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

let app: TestApp;
let served: ServerProcess;
let sharer: Member;
let objects: ReadObjects;
let received: Study;
const clients = {} as Record<Reader | 'sharer', TestClient>;

beforeAll(async () => {
  app = await startTestApp();
  served = await serve(app, { LOG_LEVEL: 'debug' });
  const em = app.em();
  const members = Object.fromEntries(
    await Promise.all(
      READERS.filter((name) => name !== 'visitor').map(async (name) => [
        name,
        await buildMember(app.em(), name === 'stranger' ? { university: '두빛대학교' } : {}),
      ]),
    ),
  ) as Record<Exclude<Reader, 'visitor'>, Member>;
  sharer = await buildMember(em);
  await makeModerator(app.em(), await app.em().findOneOrFail(Member, members.moderator.id));
  const notice = await buildStudy(em, { owner: members.owner, recruitNumber: 9 });
  received = await buildStudy(em, { owner: members.receiver });
  const build = (applicant: Member, status: ApplicationStatus) => buildApplication(em, { notice, applicant, status });
  const applications = [
    await build(sharer, ApplicationStatus.APPROVED),
    await build(members.teammate, ApplicationStatus.APPROVED),
    await build(members.applicant, ApplicationStatus.PENDING),
    await build(members.former, ApplicationStatus.LEFT),
  ];
  await buildBlock(em, { blocker: members.blocked, blocked: sharer });
  const { token: invitation } = await buildInvitation(em, { notice });
  const comment = await buildComment(em, { notice, author: sharer });
  clients.sharer = await logIn(sharer);
  for (const name of READERS) clients[name] = await logIn(name === 'visitor' ? undefined : members[name]);
  await clients.sharer.data(PROFILE_GQL.updateTeamProfile, {
    input: { intro: 'canary-intro', links: ['https://github.com/canary-link'], department: 'canary-department' },
  });
  await clients.sharer.data(PROFILE_GQL.updateCourses, {
    input: { semester: THIS_SEMESTER, courses: [{ name: 'canary-course' }] },
  });
  await shareFreeTime(notice, { sharer: HOURS, teammate: [93, 100], owner: [93, 95] });
  objects = {
    notice,
    applications: [...applications, { id: Number(await apply({ sendProfile: true })) }],
    commentId: comment.id,
    invitation,
  };
}, 60_000);

afterAll(async () => {
  await served.stop();
  await app.close();
});

/** Writes weeks, and compares them in the team of the notice. */
async function shareFreeTime(notice: Study, weeks: Partial<Record<Reader | 'sharer', number[]>>): Promise<void> {
  for (const [name, hours] of Object.entries(weeks)) {
    const client = clients[name as Reader | 'sharer'];
    await client.data(PROFILE_GQL.updateFreeHours, { input: { semester: THIS_SEMESTER, hours } });
    await client.data(MEETING_GQL.shareFreeTime, { input: { teamId: notice.id, shared: true } });
  }
}

/** Applies to the receiver's notice and returns the id of the application. */
async function apply(input: { sendProfile: boolean }): Promise<string> {
  const { applyToNotice } = await clients.sharer.data<{ applyToNotice: { application: { id: string } } }>(
    'mutation ($input: ApplyToNoticeInput!) { applyToNotice(input: $input) { application { id } } }',
    { input: { noticeId: received.id, ...input } },
  );
  return applyToNotice.application.id;
}

async function logIn(member: Member | undefined): Promise<TestClient> {
  const client = new TestClient(served.url);
  if (member) await client.logIn(member.loginId, PASSWORD);
  return client;
}

/** Returns every response to a reader as text, with its headers. */
async function readAll(reader: Reader | 'sharer', about = objects): Promise<string[]> {
  const responses = await readEverything(clients[reader], about, []);
  expect(responses.length).toBeGreaterThan(60);
  return responses.map(({ text: body, headers }) => body + JSON.stringify(headers));
}

const has = (responses: readonly string[], pattern: RegExp): boolean => responses.some((each) => pattern.test(each));

/** Returns the readers who find shared data of the profile, and those who find private data. */
async function findReaders(about = objects): Promise<{ shared: Reader[]; own: Reader[] }> {
  const read = await Promise.all(
    READERS.map(async (reader) => {
      const responses = await readAll(reader, about);
      return { reader, shared: has(responses, SHARED), own: has(responses, OWN) };
    }),
  );
  const readersWith = (what: 'shared' | 'own') => read.filter((each) => each[what]).map(({ reader }) => reader);
  return { shared: readersWith('shared'), own: readersWith('own') };
}

it('control: the patterns match what the member reads', async () => {
  const responses = await readAll('sharer');
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
    const { team } = await clients[name].data<{ team: object }>(query, { id: objects.notice.id });
    expect(team).toEqual({ freeTime: { sharerCount: 3, hours: [93] } });
  }
});

const TEAM_AND_RECEIVER: readonly Reader[] = ['teammate', 'owner', 'receiver'];

it('[B60 B61] teammates and the receiver of an application read a profile with the visibility APPLIED', async () => {
  expect(await findReaders()).toEqual({ shared: TEAM_AND_RECEIVER, own: [] });
}, 120_000);

describe('a profile with the visibility SCHOOL', () => {
  beforeAll(async () => {
    await clients.sharer.data(PROFILE_GQL.updateTeamProfile, { input: { visibility: 'SCHOOL' } });
  });

  it('[B61] is not shown at the comments of a member without a notice', async () => {
    expect(await findReaders()).toEqual({ shared: TEAM_AND_RECEIVER, own: [] });
  }, 120_000);

  it('[B60 B61] is read by the school at the owner of a notice, but neither across a block nor while hidden', async () => {
    const own = await buildStudy(app.em(), { owner: await app.em().findOneOrFail(Member, sharer.id) });
    const about = { ...objects, notice: own };
    const school = READERS.filter((name) => !['visitor', 'stranger', 'blocked'].includes(name));
    expect(await findReaders(about)).toEqual({ shared: school, own: [] });
    await app.sql('update member set hidden = true where id = ?', [sharer.id]);
    expect(await findReaders(about)).toEqual({ shared: [], own: [] });
    await app.sql('update member set hidden = false where id = ?', [sharer.id]);
    await app.sql('delete from notice where id = ?', [own.id]);
  }, 240_000);
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

it('a live notification contains nothing of it, and the cancelled application no longer shows the copy', async () => {
  const [row] = await app.sql<{ loginId: string }>(
    'select m.login_id as "loginId" from notice n join member m on m.id = n.owner_id where n.id = ?',
    [received.id],
  );
  const login = { loginId: row?.loginId, password: PASSWORD };
  const session = await new TestClient(served.url).rest('post', '/auth/login', login);
  const query = `subscription { notificationReceived { id kind actor ${wholeSelection(SCHEMA, 'Member', 2)} } }`;
  const socket = openSocket(served, { cookie: cookieOf(session) ?? '' }, query);
  let applicationId = String(objects.applications.at(-1)?.id);
  const cancel = (): Promise<object> => clients.sharer.data(GQL.cancel, { id: applicationId });
  const message = await actUntil(socket.next(), async () => {
    await cancel();
    applicationId = await apply({ sendProfile: false });
  });
  await cancel();
  await socket.close();
  expect(message.value.data).toHaveProperty('notificationReceived.actor.profile', null);
  expect(JSON.stringify(message)).not.toMatch(OWN);
  expect(has(await readAll('receiver'), SHARED)).toBe(false);
}, 60_000);

it('a moderator reads the profile of a reported member, also of a hidden one', async () => {
  const reported = await app.em().findOneOrFail(Member, sharer.id);
  await buildCase(app.em(), { target: reported });
  await buildCase(app.em(), {
    target: await app.em().findOneOrFail(Comment, objects.commentId, { populate: ['notice'] }),
  });
  await app.sql('update member set hidden = true where id = ?', [sharer.id]);
  const query =
    '{ moderation { cases(state: OPEN) { nodes { target profile { intro department } author { profile { intro } } } } } }';
  const { moderation } = await clients.moderator.data<{ moderation: { cases: { nodes: object[] } } }>(query);
  expect(moderation.cases.nodes).toEqual([
    { target: 'MEMBER', profile: { intro: 'canary-intro', department: null }, author: { profile: null } },
    { target: 'COMMENT', profile: null, author: { profile: null } },
  ]);
});
