import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { PASSWORD } from '../../../test-kit/clients/accounts';
import {
  buildApplication,
  buildContact,
  buildMember,
  buildNotification,
  buildStudy,
} from '../../../test-kit/factories/factories';
import { StatementQuota } from '../../../selection/statement-quota';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { actUntil, cookieOf, openSocket } from '../../../test-kit/clients/socket';
import { wholeSubscription } from '../../../test-kit/catalogue/whole-selections';
import { ApplicationStatus } from '../../applications/application.entity';
import type { Member } from '../../members/member.entity';
import type { Notice } from '../../notices/notice.entity';
import { NotificationKind } from '../../notifications/notification-kinds';

/** Matches the contacts of every member of this test. */
const CANARY = /canary|010-8765-4321/i;

/** Application status of each reader; null for readers who never applied. */
const READERS = {
  stranger: null,
  schoolmate: null,
  applicant: ApplicationStatus.PENDING,
  waitlisted: ApplicationStatus.WAITLISTED,
  rejected: ApplicationStatus.REJECTED,
  expired: ApplicationStatus.EXPIRED,
  former: ApplicationStatus.APPROVED,
  removed: ApplicationStatus.APPROVED,
  teammate: ApplicationStatus.APPROVED,
  owner: null,
} as const;
type Reader = keyof typeof READERS;

const NAMES = Object.keys(READERS) as Reader[];
const KINDS = Object.values(NotificationKind);

const schema = buildSchema(readFileSync(join(__dirname, '../../../../schema.graphql'), 'utf8'));
const SUBSCRIPTION = wholeSubscription(schema, 'notificationReceived');

let app: TestApp;
let notice: Notice;
let sharer: Member;
let members: Record<Reader, Member>;

beforeAll(async () => {
  // Prepares the statement of each subscription. Planning it takes longer than reading it.
  jest.replaceProperty(StatementQuota, 'maxCharacters', Infinity);
  app = await startTestApp();
  const built = [];
  for (const name of NAMES) built.push([name, await buildSharer(name === 'stranger' ? '두빛대학교' : undefined)]);
  members = Object.fromEntries(built) as Record<Reader, Member>;
  notice = await buildStudy(app.em(), { owner: members.owner, recruitNumber: 9 });
  sharer = await buildSharer();
  await buildApplication(app.em(), { notice, applicant: sharer, status: ApplicationStatus.APPROVED });
  for (const name of NAMES) {
    const status = READERS[name];
    if (status) await buildApplication(app.em(), { notice, applicant: members[name], status });
  }
  await (await app.as(members.former)).data(GQL.leaveTeam, { input: { teamId: notice.id, reason: '수업' } });
  const input = { teamId: notice.id, memberId: members.removed.id, reason: '약속' };
  await (await app.as(members.owner)).data(GQL.removeTeamMember, { input });
});

afterAll(async () => {
  jest.restoreAllMocks();
  await app.close();
});

async function buildSharer(university?: string): Promise<Member> {
  const member = await buildMember(app.em(), university ? { university } : {});
  await buildContact(app.em(), {
    member,
    openChat: 'https://open.kakao.com/o/canaryChat',
    email: 'canary@example.com',
    phone: '010-8765-4321',
    github: 'canary-hub',
    discord: 'canary.cord',
  });
  return member;
}

/** A live message and the kind of its notification. */
interface Message {
  kind: string;
  text: string;
}

/** Received messages by their reader. */
const messages = new Map<Reader, Message[]>();

/**
 * Receives the live messages of one notification of each kind from the sharer. The subscription
 * selects every field.
 */
async function receiveAll(reader: Member): Promise<Message[]> {
  // One transaction, because a commit for each row would take longer than all rows.
  const ids = await app.em().transactional(async (em) => {
    const built: number[] = [];
    for (const kind of KINDS) {
      built.push((await buildNotification(em, { recipient: reader, actor: sharer, notice, kind })).id);
    }
    return built;
  });
  const { loginId } = reader;
  const login = await app.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD });
  const socket = openSocket(app, { cookie: cookieOf(login) ?? '' }, SUBSCRIPTION);
  const publish = (id: number): void => app.server.services.pubsub.publish('notified', reader.id, id);
  // Repeats the first notification until the subscription has started.
  const first = await actUntil(socket.next(), async () => publish(ids[0] ?? 0));
  ids.slice(1).forEach(publish);
  const received: Message[] = [];
  for (let response = first; ; response = await socket.next()) {
    const { data, errors } = response.value as { data?: { notificationReceived: { kind: string } }; errors?: object };
    if (!data || errors) throw new Error(JSON.stringify(response));
    received.push({ kind: data.notificationReceived.kind, text: JSON.stringify(response) });
    if (new Set(received.map(({ kind }) => kind)).size === KINDS.length) break;
  }
  await socket.close();
  return received;
}

it.each(NAMES)('[B17 B18] no live message of any kind shows a contact to the %s', async (name) => {
  const received = await receiveAll(members[name]);
  messages.set(name, received);
  const found = received.map(({ kind, text }) => [kind, CANARY.exec(text)?.[0]]);
  expect(found.filter(([, contact]) => contact !== undefined)).toEqual([]);
});

it('the messages select the fields that could lead to a contact: the actor and the notice', () => {
  const text = messages
    .get('schoolmate')
    ?.map((each) => each.text)
    .join();
  expect(text).toContain(sharer.nickName);
  expect(text).toContain(notice.content);
});

it('control: the pattern matches where contacts are allowed', async () => {
  const client = await app.as(members.teammate);
  expect(JSON.stringify(await client.data(GQL.team, { id: notice.id }))).toMatch(CANARY);
});
