import { signUpAt } from '../../../server/test-kit/clients/client';
import { setTimeout as delay } from 'node:timers/promises';
import type { HttpResponse, HttpClient } from '../../../server/test-kit/clients/http-client';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { type TestService, startTestService } from '../support/test-service';

const TEAMS = 12;

/**
 * PostgreSQL is frozen most of the time, each time for less than the monitor's timeout
 * (platform/database/monitor.ts). Otherwise the monitor would break connections during commits, and
 * the outcome would be unknown.
 */
const FROZEN_MS = 150;
const THAWED_MS = 60;

const WAVE_MS = 150;

/**
 * Waves during which another transaction holds the locks of all teams, longer than any request
 * waits for a lock.
 */
const LOCKED = { from: 4, to: 10 };

/**
 * Members who write to every team: its owner, a member who leaves, a guest who joins by a link, a
 * member who is removed, and the next owner.
 */
const NAMES = ['owner', 'leaver', 'guest', 'removed', 'heir'] as const;
type Name = (typeof NAMES)[number];

let service: TestService;
let clients: Record<Name, HttpClient>;
let memberIds: Record<Name, string>;

/** A team and the token of an invitation to it. */
interface Team {
  id: number;
  token: string;
}

const REQUESTS = ['page', 'post', 'leave', 'join', 'remove', 'handOver'] as const;
type RequestName = (typeof REQUESTS)[number];

/** Response to one of the requests about a team. */
interface TeamResponse extends HttpResponse {
  teamId: number;
  name: RequestName;
  /** Code of the error, if there is one. */
  code?: string;
}

let teams: Team[];

beforeAll(async () => {
  service = await startTestService({ writers: 0 });
  clients = await forEachName((name) => signUpAt(service.server.url, name));
  memberIds = await forEachName(readMemberId);
  teams = await Promise.all(Array.from({ length: TEAMS }, makeTeam));
});

afterAll(async () => {
  for (const client of Object.values(clients)) client.close();
  await service.remove();
});

async function forEachName<Value>(get: (name: Name) => Promise<Value>): Promise<Record<Name, Value>> {
  const entries = await Promise.all(NAMES.map(async (name) => [name, await get(name)] as const));
  return Object.fromEntries(entries) as Record<Name, Value>;
}

async function readMemberId(name: Name): Promise<string> {
  const { data } = await clients[name].mustSend('post', '/graphql', { query: '{ viewer { member { id } } }' });
  return (data as { viewer: { member: { id: string } } }).viewer.member.id;
}

async function makeTeam(): Promise<Team> {
  const study = { title: '고전 읽기', recruitNumber: 4, content: '매주 만나요.' };
  const id = Number((await clients.owner.mustSend('post', '/api/studies', study))['studyId']);
  for (const name of ['leaver', 'removed', 'heir'] as const) {
    const variables = { token: await invite(id) };
    await clients[name].mustSend('post', '/graphql', { query: GQL.joinTeam, variables });
  }
  return { id, token: await invite(id) };
}

/** Creates an invitation to a team of the sender. Returns its token. */
async function invite(teamId: number, by: 'owner' | 'heir' = 'owner'): Promise<string> {
  const variables = { input: { teamId } };
  const { data } = await clients[by].mustSend('post', '/graphql', { query: GQL.createTeamInvitation, variables });
  return (data as { createTeamInvitation: { url: string } }).createTeamInvitation.url.split('#')[1] ?? '';
}

/** Returns a request about a team by name, with its sender. */
function requestOf({ id, token }: Team, name: RequestName): [Name, query: string, variables: object] {
  const requests: Record<RequestName, [Name, string, object]> = {
    page: ['owner', GQL.team, { id }],
    post: ['leaver', GQL.addTeamPost, { input: { teamId: id, text: '어디서 만날까요?' } }],
    leave: ['leaver', GQL.leaveTeam, { input: { teamId: id, reason: '졸업해요' } }],
    join: ['guest', GQL.joinTeam, { token }],
    remove: ['owner', GQL.removeTeamMember, { input: { teamId: id, memberId: memberIds.removed, reason: '약속' } }],
    handOver: ['owner', GQL.handOverTeam, { input: { teamId: id, memberId: memberIds.heir } }],
  };
  return requests[name];
}

/** Sends a request about a team, by its usual sender or by another one. */
async function send(team: Team, name: RequestName, by?: Name): Promise<TeamResponse> {
  const [sender, query, variables] = requestOf(team, name);
  const response = await clients[by ?? sender].sendGraphQL(query, variables);
  const { errors } = JSON.parse(response.text) as { errors?: { extensions: { code: string } }[] };
  return { ...response, teamId: team.id, name, code: errors?.[0]?.extensions.code };
}

/**
 * Sends the requests about a team at the same time. A handover ends the invitations, so it waits
 * for the guest if joining must succeed.
 */
function sendAll(team: Team, joinsFirst: boolean): Promise<TeamResponse>[] {
  const joined = send(team, 'join');
  const sendOne = async (name: RequestName): Promise<TeamResponse> => {
    if (name === 'join') return joined;
    if (name === 'handOver' && joinsFirst) await joined;
    return send(team, name);
  };
  return REQUESTS.map(sendOne);
}

/**
 * Makes PostgreSQL slow until the work is done. Between two pauses it always completes a response.
 */
async function whileSlow<Result>(work: () => Promise<Result>): Promise<Result> {
  let working = true;
  const probe = await service.postgres.connect();
  const slowing = (async () => {
    while (working) {
      service.postgres.freeze();
      await delay(FROZEN_MS);
      service.postgres.thaw();
      await probe.query('select 1');
      await delay(THAWED_MS);
    }
  })();
  try {
    return await work();
  } finally {
    working = false;
    await slowing;
    await probe.end();
  }
}

/** Sends the requests team by team, while another transaction holds the locks for a while. */
async function sendWaves(): Promise<TeamResponse[]> {
  const holder = await service.postgres.connect();
  const responses: Promise<TeamResponse>[] = [];
  for (const [wave, team] of teams.entries()) {
    if (wave === LOCKED.from) await holder.query('begin; select from notice for update');
    if (wave === LOCKED.to) await holder.query('rollback');
    responses.push(...sendAll(team, wave % 2 === 0));
    await delay(WAVE_MS);
  }
  await holder.end();
  return Promise.all(responses);
}

/** An action with an unreadable result is done as well. */
const isDone = ({ code }: TeamResponse): boolean => code === undefined || code === 'RESULT_UNAVAILABLE';

/** Ids of the teams for which a request of this name is done. */
const doneOf = (responses: TeamResponse[], name: TeamResponse['name']): number[] =>
  responses.filter((response) => response.name === name && isDone(response)).map(({ teamId }) => teamId);

/** Returns the ids of a query, sorted like those of the teams. */
async function idsOf(query: string, ...values: unknown[]): Promise<number[]> {
  const ids = (await service.postgres.sql<{ id: number }>(query, values)).map(({ id }) => id);
  return ids.toSorted((one, other) => one - other);
}

const MEMBERSHIPS = `select tm.notice_id as id from team_member tm join member m on m.id = tm.member_id
  where m.login_id = $1`;

const DEPARTURES = `select d.notice_id as id from departure d join member m on m.id = d.member_id
  where m.login_id = $1 and d.kind = $2`;

const NOTIFIED = 'select distinct notice_id as id from notification where kind = $1';

const OWNED = 'select n.id from notice n join member m on m.id = n.owner_id where m.login_id = $1';

async function expectStored(responses: TeamResponse[]): Promise<void> {
  const done = (name: RequestName): number[] => doneOf(responses, name).toSorted((one, other) => one - other);
  expect(await idsOf('select notice_id as id from team_post')).toEqual(done('post'));
  expect(await idsOf(NOTIFIED, 'TEAM_POSTED')).toEqual(done('post'));
  expect(await idsOf(DEPARTURES, 'leaver', 'LEFT')).toEqual(done('leave'));
  expect(await idsOf(MEMBERSHIPS, 'guest')).toEqual(done('join'));
  expect(await idsOf(DEPARTURES, 'removed', 'REMOVED')).toEqual(done('remove'));
  expect(await idsOf(NOTIFIED, 'TEAM_REMOVED')).toEqual(done('remove'));
  expect(await idsOf(OWNED, 'heir')).toEqual(done('handOver'));
  expect(await idsOf(MEMBERSHIPS, 'owner')).toEqual(done('handOver'));
  expect(await idsOf(NOTIFIED, 'TEAM_HANDED_OVER')).toEqual(done('handOver'));
  await service.expectIntegrity();
}

/**
 * True if another request has taken the sender's permission before: a former teammate cannot post,
 * a former owner cannot remove members, and the former owner's invitations have ended.
 */
const isOvertaken = ({ name, code }: TeamResponse): boolean =>
  (name === 'post' && code === 'NOT_FOUND') ||
  (name === 'remove' && code === 'FORBIDDEN') ||
  (name === 'join' && code === 'INVALID_INVITATION');

const isUnavailable = ({ code, status, headers }: TeamResponse): boolean =>
  code === 'UNAVAILABLE' && status === 503 && Number(headers['retry-after']) > 0;

/**
 * Repeats refused requests. The new owner of a team creates another invitation and removes the
 * member.
 */
async function sendAgain(responses: TeamResponse[]): Promise<TeamResponse[]> {
  const again: TeamResponse[] = [];
  const handedOver = doneOf(responses, 'handOver');
  const withLink = async (team: Team): Promise<Team> =>
    handedOver.includes(team.id) ? { ...team, token: await invite(team.id, 'heir') } : team;
  for (const name of ['join', 'leave', 'handOver', 'remove'] as const) {
    const left = teams.filter(({ id }) => !doneOf(responses, name).includes(id));
    const by = name === 'remove' ? 'heir' : undefined;
    const sendOne = async (team: Team): Promise<TeamResponse> =>
      send(name === 'join' ? await withLink(team) : team, name, by);
    again.push(...(await Promise.all(left.map(sendOne))));
  }
  return again;
}

it('[F18] requests about teams are done or refused with a clear error, and the database matches the responses', async () => {
  const responses = await whileSlow(sendWaves);
  const refused = responses.filter((response) => !isDone(response));
  console.info(`${responses.length - refused.length} done, ${refused.length} refused`);
  expect(refused.filter((response) => !isUnavailable(response) && !isOvertaken(response))).toEqual([]);
  for (const name of REQUESTS) expect(doneOf(responses, name)).not.toEqual([]);
  expect(refused.filter(isUnavailable)).not.toEqual([]);
  await expectStored(responses);
  const again = await sendAgain(responses);
  expect(again.filter(({ code }) => code !== undefined)).toEqual([]);
  await expectStored([...responses, ...again]);
});
