import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, HttpClient } from '../../server/test/http-client';
import { GQL } from '../../server/test/operations';
import { join, type Stage, startStage } from './stage';

const TEAMS = 12;

/** PostgreSQL stands still for most of the time, each time for less than the monitor takes for a failure (platform/database/monitor.ts). */
const FROZEN_MS = 150;
const THAWED_MS = 60;

const WAVE_MS = 150;

/** The waves between which somebody else's transaction holds the locks of all teams, longer than anybody waits for one. */
const LOCKED = { from: 4, to: 10 };

/** Who writes to every team: its owner, a member who leaves it, and somebody who joins it by a link. */
let owner: HttpClient;
let leaver: HttpClient;
let guest: HttpClient;
let stage: Stage;

/** A team, and the token of a link to it. */
interface Team {
  id: number;
  token: string;
}

/** The answer to one of the requests about a team. */
interface TeamAnswer extends Answer {
  teamId: number;
  name: 'page' | 'post' | 'leave' | 'join';
  /** The code of the refusal; undefined where it is done. */
  code?: string;
}

let teams: Team[];

beforeAll(async () => {
  stage = await startStage({ writers: 0 });
  owner = await join(stage.server, 'owner');
  leaver = await join(stage.server, 'leaver');
  guest = await join(stage.server, 'guest');
  teams = await Promise.all(Array.from({ length: TEAMS }, makeTeam));
});

afterAll(async () => {
  for (const client of [owner, leaver, guest]) client.close();
  await stage.remove();
});

async function makeTeam(): Promise<Team> {
  const study = { title: '고전 읽기', recruitNumber: 3, content: '매주 만나요.' };
  const id = Number((await owner.mustSend('post', '/api/studies', study))['studyId']);
  const [first, token] = [await invite(id), await invite(id)];
  await leaver.mustSend('post', '/graphql', { query: GQL.joinTeam, variables: { token: first } });
  return { id, token };
}

/** Makes a link to a team; answers its token. */
async function invite(teamId: number): Promise<string> {
  const variables = { input: { teamId } };
  const { data } = await owner.mustSend('post', '/graphql', { query: GQL.createTeamInvitation, variables });
  return (data as { createTeamInvitation: { url: string } }).createTeamInvitation.url.split('#')[1] ?? '';
}

/** Sends the requests about a team all at once. */
function sendAll({ id, token }: Team): Promise<TeamAnswer>[] {
  const send = async (
    name: TeamAnswer['name'],
    client: HttpClient,
    query: string,
    variables: object,
  ): Promise<TeamAnswer> => {
    const answer = await client.sendGraphQL(query, variables);
    const { errors } = JSON.parse(answer.text) as { errors?: { extensions: { code: string } }[] };
    return { ...answer, teamId: id, name, code: errors?.[0]?.extensions.code };
  };
  return [
    send('page', owner, GQL.team, { id }),
    send('post', leaver, GQL.addTeamPost, { input: { teamId: id, text: '어디서 만날까요?' } }),
    send('leave', leaver, GQL.leaveTeam, { input: { teamId: id, reason: '졸업해요' } }),
    send('join', guest, GQL.joinTeam, { token }),
  ];
}

/** Makes PostgreSQL slow until the work is done. */
async function whileSlow<Result>(work: () => Promise<Result>): Promise<Result> {
  let working = true;
  const slowing = (async () => {
    while (working) {
      stage.postgres.freeze();
      await delay(FROZEN_MS);
      stage.postgres.thaw();
      await delay(THAWED_MS);
    }
  })();
  try {
    return await work();
  } finally {
    working = false;
    await slowing;
  }
}

/** Sends the requests of one team after the other, and has somebody else hold the locks for a while. */
async function sendWaves(): Promise<TeamAnswer[]> {
  const holder = await stage.postgres.connect();
  const answers: Promise<TeamAnswer>[] = [];
  for (const [wave, team] of teams.entries()) {
    if (wave === LOCKED.from) await holder.query('begin; select from notice for update');
    if (wave === LOCKED.to) await holder.query('rollback');
    answers.push(...sendAll(team));
    await delay(WAVE_MS);
  }
  await holder.end();
  return Promise.all(answers);
}

/** The ids of the teams about which a request of this name has been done. */
const doneOf = (answers: TeamAnswer[], name: TeamAnswer['name']): number[] =>
  answers.filter((answer) => answer.name === name && answer.code === undefined).map(({ teamId }) => teamId);

/** The ids that a query answers, sorted as those of the teams. */
async function idsOf(query: string, ...values: unknown[]): Promise<number[]> {
  const ids = (await stage.postgres.sql<{ id: number }>(query, values)).map(({ id }) => id);
  return ids.toSorted((one, other) => one - other);
}

const MEMBERSHIPS = `select a.notice_id as id from application a join member m on m.id = a.applicant_id
  where m.login_id = $1 and a.status = $2`;

async function expectStored(answers: TeamAnswer[]): Promise<void> {
  const sorted = (ids: number[]): number[] => ids.toSorted((one, other) => one - other);
  const posted = sorted(doneOf(answers, 'post'));
  expect(await idsOf('select notice_id as id from team_post')).toEqual(posted);
  const notified = `select distinct notice_id as id from notification where kind = 'TEAM_POSTED'`;
  expect(await idsOf(notified)).toEqual(posted);
  expect(await idsOf(MEMBERSHIPS, 'leaver', 'LEFT')).toEqual(sorted(doneOf(answers, 'leave')));
  expect(await idsOf(MEMBERSHIPS, 'guest', 'APPROVED')).toEqual(sorted(doneOf(answers, 'join')));
  await stage.expectIntegrity();
}

it('[F18] requests about teams are done or refused with a clear error, and the database holds what the answers say', async () => {
  const answers = await whileSlow(sendWaves);
  const refused = answers.filter(({ code }) => code !== undefined);
  console.info(`${answers.length - refused.length} done, ${refused.length} refused`);
  // Who has left does not see the board any more.
  const unclear = refused.filter(
    ({ name, code, status, headers }) =>
      !(code === 'UNAVAILABLE' && status === 503 && Number(headers['retry-after']) > 0) &&
      !(code === 'NOT_FOUND' && name === 'post'),
  );
  expect(unclear).toEqual([]);
  for (const name of ['page', 'post', 'leave', 'join'] as const) expect(doneOf(answers, name)).not.toEqual([]);
  expect(refused.filter(({ code }) => code === 'UNAVAILABLE')).not.toEqual([]);
  await expectStored(answers);
  // What was refused can be sent again.
  const again = teams.filter(({ id }) => !doneOf(answers, 'join').includes(id));
  const joined = await Promise.all(again.map(({ token }) => guest.sendGraphQL(GQL.joinTeam, { token })));
  expect(joined.filter(({ text }) => text.includes('"errors"'))).toEqual([]);
  await stage.expectIntegrity();
});
