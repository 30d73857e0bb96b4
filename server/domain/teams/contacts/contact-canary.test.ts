import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isInputObjectType } from 'graphql';
import type { Response } from 'supertest';
import { openArchive } from '../../../commands/backup/archive-reader';
import { writeBackup } from '../../../commands/backup/backup';
import { pathOfTable } from '../../../commands/backup/manifest';
import { TestClient } from '../../../test-kit/clients/client';
import {
  buildApplication,
  buildComment,
  buildFavourite,
  buildInvitation,
  buildMember,
  buildStudy,
  buildTeam,
  PASSWORD,
} from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { fieldsTo, readEverything, rootFields, ROOTS, SCHEMA } from '../../../test-kit/catalogue/everything';
import { PREPARING_MAIN, type ServerProcess, serve } from '../../../test-kit/processes/server-process';
import { actUntil, cookieOf, openSocket } from '../../../test-kit/clients/socket';
import { makeTempFolder } from '../../../test-kit/processes/temp-folder';
import { wholeSelection } from '../../../test-kit/catalogue/whole-selections';
import { type Application, ApplicationStatus } from '../../applications/application.entity';
import type { Comment } from '../../comments/comment.entity';
import type { Member } from '../../members/member.entity';
import type { Notice } from '../../notices/notice.entity';

/** Contacts that only teammates of their member may find anywhere (rules/teams.md: Contacts). */
const CANARY = /canary|010-8765-4321/i;
const CONTACTS = {
  openChat: 'https://open.kakao.com/o/canaryChat',
  email: 'canary@example.com',
  phone: '010-8765-4321',
  github: 'canary-hub',
  discord: 'canary.cord',
};

const READERS = [
  'visitor',
  'stranger',
  'schoolmate',
  'applicant',
  'rejected',
  'former',
  'removed',
  'teammate',
  'owner',
] as const;
type Reader = (typeof READERS)[number];
const CURRENT: readonly Reader[] = ['teammate', 'owner'];

let app: TestApp;
let served: ServerProcess;
let sharer: Member;
/** A team that recruits, and one that is done. All readers have the same place in both. */
let notices: { open: Notice; done: Notice };
const applications: Application[] = [];
const comments: Comment[] = [];
/** Token of a link to the open team. */
let invitation: string;
const members: Partial<Record<Reader, Member>> = {};
const clients = {} as Record<Reader | 'sharer', TestClient>;

beforeAll(async () => {
  app = await startTestApp();
  served = await serve(app, { LOG_LEVEL: 'debug' }, PREPARING_MAIN);
  const em = app.em();
  sharer = await buildMember(em);
  members.owner = await buildMember(em);
  members.stranger = await buildMember(em, { university: '두빛대학교' });
  for (const name of ['schoolmate', 'applicant', 'rejected', 'former', 'removed', 'teammate'] as const) {
    members[name] = await buildMember(em);
  }
  for (const name of READERS) clients[name] = await logIn(members[name]);
  clients.sharer = await logIn(sharer);
  await clients.sharer.data(GQL.updateContacts, { input: CONTACTS });
  notices = { open: await buildTeamWithReaders(), done: await buildTeamWithReaders() };
  ({ token: invitation } = await buildInvitation(em, { notice: notices.open }));
  await clients.owner.data(GQL.moveTeam, { input: { teamId: notices.done.id, state: 'DONE' } });
}, 60_000);

/** Builds a notice with a team. A member has left it, and the owner has removed another one. */
async function buildTeamWithReaders(): Promise<Notice> {
  const em = app.em();
  const notice = await buildStudy(em, { owner: members.owner, recruitNumber: 9 });
  const { APPROVED, PENDING, REJECTED } = ApplicationStatus;
  for (const [applicant, status] of [
    [sharer, APPROVED],
    [members.applicant, PENDING],
    [members.rejected, REJECTED],
    [members.teammate, APPROVED],
    [members.former, APPROVED],
    [members.removed, APPROVED],
  ] as const) {
    applications.push(await buildApplication(em, { notice, applicant, status }));
  }
  await buildTeam(em, { notice });
  comments.push(await buildComment(em, { notice, author: sharer }));
  await buildFavourite(em, { notice, member: sharer });
  await clients.former.data(GQL.leaveTeam, { input: { teamId: notice.id, reason: '수업' } });
  await clients.owner.data(GQL.removeTeamMember, {
    input: { teamId: notice.id, memberId: members.removed?.id, reason: '약속' },
  });
  return notice;
}

afterAll(async () => {
  await served.stop();
  await app.close();
});

async function logIn(member: Member | undefined): Promise<TestClient> {
  const client = new TestClient(served.url);
  if (member) await client.logIn(member.loginId, PASSWORD);
  return client;
}

it('control: the pattern matches where contacts are allowed', async () => {
  const responses = await readAll(clients.sharer);
  expect(responses.filter(({ text: body }) => body.includes('GRAPHQL_VALIDATION_FAILED'))).toEqual([]);
  const found = responses.filter(({ text: body }) => CANARY.test(body));
  expect(found.map(({ body }) => body as object)).toEqual([
    { data: { viewer: { contacts: expect.objectContaining(CONTACTS) as object } } },
  ]);
});

it('only a team and the viewer lead to contacts', () => {
  expect(fieldsTo('Contacts').sort()).toEqual(['TeamMember.contacts', 'Viewer.contacts']);
  expect(fieldsTo('TeamMember')).toEqual(['Team.members']);
  const elsewhere = fieldsTo('Team').filter((field) => !/^(Query\.team|\w+Payload\.team)$/.test(field));
  expect(elsewhere).toEqual([]);
});

it('the tests send every query and subscription', () => {
  expect(Object.keys(ROOTS).toSorted()).toEqual(
    rootFields(SCHEMA.getQueryType())
      .map(({ name }) => name)
      .toSorted(),
  );
  expect(rootFields(SCHEMA.getSubscriptionType()).map(({ name }) => name)).toEqual(['notificationReceived']);
});

/** Returns every response to a reader except the responses of the teams. */
const readAll = (client: TestClient): Promise<Response[]> =>
  readEverything(client, { notices: Object.values(notices), applications, comments, invitation }, ['Team.members']);

const readTeam = (reader: Reader, { id }: Notice = notices.open): Promise<Response> =>
  clients[reader].agent
    .post('/graphql')
    .send({ query: GQL.team, variables: { id } })
    .then((response) => response);

describe.each(READERS)('[B17 B18] the %s', (reader) => {
  it('finds no contact in any response except the responses of the teams', async () => {
    const responses = await readAll(clients[reader]);
    expect(responses.length).toBeGreaterThan(60);
    for (const { text: body, headers, request } of responses) {
      expect([request.url, CANARY.exec(body + JSON.stringify(headers))?.[0]]).toEqual([request.url, undefined]);
    }
  });

  it.each(['open', 'done'] as const)(
    `${CURRENT.includes(reader) ? 'reads' : 'does not read'} the contacts in the %s team, whose response cannot be cached`,
    async (state) => {
      const response = await readTeam(reader, notices[state]);
      expect(CANARY.test(response.text)).toBe(CURRENT.includes(reader));
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers).not.toHaveProperty('etag');
    },
  );
});

it('[B17 B18] a member who joins with a link reads the contacts until leaving', async () => {
  expect((await readTeam('schoolmate')).text).not.toMatch(CANARY);
  await clients.schoolmate.data(GQL.joinTeam, { token: invitation });
  expect((await readTeam('schoolmate')).text).toMatch(CANARY);
  await clients.schoolmate.data(GQL.leaveTeam, { input: { teamId: notices.open.id } });
  expect((await readTeam('schoolmate')).text).not.toMatch(CANARY);
});

it('a live notification of a post by the member contains no contact', async () => {
  for (const reader of ['owner', 'teammate'] as const) {
    const member = members[reader] as Member;
    const logInResponse = await new TestClient(served.url).rest('post', '/auth/login', {
      loginId: member.loginId,
      password: PASSWORD,
    });
    const query = `subscription { notificationReceived { id kind actor ${wholeSelection(SCHEMA, 'Member', 2)} notice ${wholeSelection(SCHEMA, 'Notice', 1)} } }`;
    const socket = openSocket(served, { cookie: cookieOf(logInResponse) ?? '' }, query);
    const response = await actUntil(socket.next(), () =>
      clients.sharer.data(GQL.addTeamPost, { input: { teamId: notices.open.id, text: '글' } }),
    );
    await socket.close();
    expect(response.value.data).toHaveProperty('notificationReceived');
    expect(JSON.stringify(response)).not.toMatch(CANARY);
  }
});

it('an error contains no contact', async () => {
  const query = GQL.updateContacts;
  const input = { ...CONTACTS, github: 'canary/hub', phone: '010-8765-4321-1' };
  const response = await clients.sharer.agent.post('/graphql').send({ query, variables: { input } });
  expect(response.text).toContain('VALIDATION_FAILED');
  expect(response.text).not.toMatch(CANARY);
});

it('no line of the log contains a contact', () => {
  const lines = served.log();
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => CANARY.test(JSON.stringify(line)))).toEqual([]);
});

it('a backup contains the contacts only in their table', async () => {
  const file = join(makeTempFolder('canary'), 'backup.zip');
  await writeBackup({ databaseUrl: app.databaseUrl, pictures: app.server.services.pictures }, file);
  const archive = await openArchive(file);
  const found: string[] = [];
  for (const part of archive.manifest.parts) {
    if (CANARY.test(await text(await archive.open(part)))) found.push(part.path);
  }
  archive.close();
  expect(found).toEqual([pathOfTable('contact')]);
});

it('no REST response has a property for contacts', async () => {
  const { text: description } = await clients.visitor.rest('get', '/openapi.json');
  expect(description).toContain('nickName');
  expect(Object.keys(CONTACTS).filter((name) => name !== 'email' && description.includes(`"${name}"`))).toEqual([]);
});

it('only one mutation accepts contacts', () => {
  const taking = Object.values(SCHEMA.getTypeMap())
    .filter((type) => isInputObjectType(type) && 'openChat' in type.getFields())
    .map(({ name }) => name);
  expect(taking).toEqual(['UpdateContactsInput']);
});
