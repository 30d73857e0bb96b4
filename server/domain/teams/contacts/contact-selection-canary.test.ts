import type { TestClient } from '../../../test-kit/clients/client';
import {
  buildApplication,
  buildBlock,
  buildCase,
  buildContact,
  buildInvitation,
  buildMember,
  buildStudy,
  makeModerator,
  PASSWORD,
} from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { createReplica, type TestReplica } from '../../../test-kit/database/simulated-replica';
import { until } from '../../../test-kit/processes/until';
import { cookieOf } from '../../../test-kit/clients/socket';
import { statementsOf } from '../../../test-kit/database/sent-statements';
import { ApplicationStatus } from '../../applications/application.entity';
import type { Member } from '../../members/member.entity';
import type { Notice } from '../../notices/notice.entity';

/** Contacts that only teammates of their member may find (rules/teams.md: Contacts). */
const CANARY = 'canary@example.com';

const { APPROVED, LEFT, PENDING, REJECTED, REMOVED, WAITLISTED } = ApplicationStatus;

/** Members by their application to the team's notice. */
const APPLICANTS = {
  teammate: APPROVED,
  blockedTeammate: APPROVED,
  former: LEFT,
  removed: REMOVED,
  applicant: PENDING,
  waitlisted: WAITLISTED,
  rejected: REJECTED,
} as const;
const OTHERS = ['owner', 'schoolmate', 'stranger', 'moderator', 'blocked'] as const;

type Reader = keyof typeof APPLICANTS | (typeof OTHERS)[number];

const READERS = [...Object.keys(APPLICANTS), ...OTHERS] as Reader[];
const CURRENT: readonly Reader[] = ['owner', 'teammate', 'blockedTeammate'];

const SHARED = 'contacts { openChat email phone github discord }';

/** Selects members and contacts in every possible way. The reader also has an own team. */
const QUERY = `query ($id: ID!, $own: ID!, $token: String!) {
  own: team(id: $own) { members { ${SHARED} member { id } } }
  team(id: $id) {
    members { ${SHARED} member { completedTeams { id } } }
    posts { nodes { author { id } } }
    invitations { notice { owner { id } } }
    notice { owner { id completedTeams { title } } }
  }
  teamInvitation(token: $token) { notice { id owner { nickName } } }
  moderation { cases { nodes { text author { nickName } } } }
  viewer { ${SHARED} teams { nodes { notice { owner { id } } } } decisions { text } }
}`;

const members = {} as Record<Reader | 'sharer', Member>;
const ownTeams = {} as Record<Reader, Notice>;
let app: TestApp;
let notice: Notice;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  const em = app.em();
  members.sharer = await buildMember(em);
  for (const reader of READERS) {
    const university = reader === 'stranger' ? '두빛대학교' : undefined;
    members[reader] = await buildMember(em, { university });
    await buildContact(em, { member: members[reader], email: `${reader}@example.com` });
    ownTeams[reader] = await buildStudy(em, { owner: members[reader] });
  }
  await makeModerator(em, members.moderator);
  await buildContact(em, { member: members.sharer, email: CANARY, openChat: CANARY, discord: CANARY });
  notice = await buildStudy(em, { owner: members.owner, recruitNumber: 9 });
  await buildApplication(em, { notice, applicant: members.sharer, status: APPROVED });
  for (const [reader, status] of Object.entries(APPLICANTS)) {
    await buildApplication(em, { notice, applicant: members[reader as Reader], status });
  }
  for (const blocked of ['blockedTeammate', 'blocked'] as const) {
    await buildBlock(app.em(), { blocker: members.sharer, blocked: members[blocked] });
  }
  await buildCase(em, { target: members.sharer });
  ({ token } = await buildInvitation(em, { notice }));
}, 60_000);

afterAll(() => app.close());

async function ask(client: TestClient, reader: Reader): Promise<{ text: string; statements: string[] }> {
  let text = '';
  const statements = await statementsOf(async () => {
    const variables = { id: notice.id, own: ownTeams[reader].id, token };
    ({ text } = await client.agent.post('/graphql').send({ query: QUERY, variables }));
  });
  return { text, statements };
}

const timesIn = (text: string, part: string): number => text.split(part).length - 1;

it.each(READERS)('[B17 B18] one statement shows the contacts to the %s only as a current teammate', async (reader) => {
  const { text, statements } = await ask(await app.as(members[reader]), reader);
  expect(text).not.toContain('"errors"');
  expect(statements).toHaveLength(1);
  const isCurrent = CURRENT.includes(reader);
  expect(timesIn(text, CANARY)).toBe(isCurrent ? 3 : 0);
  // The contacts occur in the own team, as the viewer, and as a member of the other team.
  expect(timesIn(text, `${reader}@example.com`)).toBe(isCurrent ? 3 : 2);
});

it('a visitor reads no contacts', async () => {
  const { text } = await ask(app.visitor(), 'stranger');
  expect(text).toContain('UNAUTHENTICATED');
  expect(text).not.toMatch(/@example\.com/);
});

describe('with a replica that has neither the latest departures nor the latest contacts', () => {
  let replica: TestReplica;
  let beside: TestApp;

  beforeAll(async () => {
    replica = await createReplica(app);
    await replica.query(`
      insert into team_member (notice_id, member_id)
      values (${notice.id}, ${members.former.id}), (${notice.id}, ${members.sharer.id})
      on conflict do nothing`);
    await replica.query(`insert into contact (member_id, email) values (${members.sharer.id}, '${CANARY}')`);
    const settings = { DATABASE_URL: app.databaseUrl, DATABASE_REPLICA_URLS: replica.url };
    beside = await startTestApp(settings, app);
    await untilReplicaIsRead();
  }, 60_000);

  afterAll(async () => {
    await beside.close();
    await replica.drop();
  });

  /**
   * Logs in at the instance without replicas, so that the client has no cookie of a recent write.
   */
  async function logIn(reader: Reader): Promise<TestClient> {
    const { loginId } = members[reader];
    const response = await app.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD });
    const client = beside.visitor();
    client.agent.set('Cookie', cookieOf(response) ?? '');
    return client;
  }

  /** Waits until the server has checked its replicas, which it does every second. */
  async function untilReplicaIsRead(): Promise<void> {
    await replica.query(`update member set email = 'replica@example.com' where id = ${members.former.id}`);
    const client = await logIn('former');
    const isRead = async (): Promise<boolean> =>
      JSON.stringify(await client.data('{ viewer { email } }')).includes('replica@example.com');
    await until(isRead, 10_000);
  }

  it('a former member reads nothing of the team', async () => {
    const { text } = await ask(await logIn('former'), 'former');
    expect(text).toContain('"team":null');
    expect(text).not.toContain(CANARY);
  });

  it('a teammate and the member read the latest contacts', async () => {
    expect(timesIn((await ask(await logIn('teammate'), 'teammate')).text, CANARY)).toBe(3);
    const client = await logIn('teammate');
    expect(await client.data('{ viewer { contacts { email } } }')).toEqual({
      viewer: { contacts: { email: 'teammate@example.com' } },
    });
  });
});
