import { expectCorrectCounters } from '../../../test-kit/database/counters';
import { buildApplication, buildProject, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome } from '../../../test-kit/clients/outcomes';
import { buildPerson, type Person } from '../../../test-kit/races/race-actions';
import { graphql, notificationKindsOf, race } from '../../../test-kit/races/races';
import { ApplicationStatus } from '../../applications/application.entity';
import type { Notice } from '../../notices/notice.entity';
import { Role } from '../../profiles/role.entity';

const { APPROVED, PENDING } = ApplicationStatus;

let app: TestApp;
let owner: Person;
let oldest: Person;
let newest: Person;
let stranger: Person;
let notice: Notice;

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildPerson(app);
  oldest = await buildPerson(app);
  newest = await buildPerson(app);
  stranger = await buildPerson(app);
});

/** A full team of an owner and two members. One member has been in the team for longer. */
beforeEach(async () => {
  notice = await buildStudy(app.em(), { owner: owner.member, recruitNumber: 2 });
  for (const { member } of [oldest, newest]) {
    await buildApplication(app.em(), { notice, applicant: member, status: APPROVED });
  }
});

afterEach(() => expectCorrectCounters(app));

afterAll(() => app.close());

const move = (person: Person, state: string): Promise<string> =>
  graphqlOutcome(person.client, GQL.moveTeam, { input: { teamId: notice.id, state } });
const handOver = (person: Person, member: Person): Promise<string> =>
  graphqlOutcome(person.client, GQL.handOverTeam, { input: { teamId: notice.id, memberId: member.member.id } });
const leave = (person: Person, reason = ''): Promise<string> =>
  graphqlOutcome(person.client, GQL.leaveTeam, { input: { teamId: notice.id, reason } });

interface Stored {
  owner: number;
  state: string;
  recruiting: boolean;
}

async function stored(): Promise<Stored> {
  const [row] = await app.sql<Stored>(
    'select owner_id as owner, team_state as state, recruiting from notice where id = ?',
    [notice.id],
  );
  if (!row) throw new Error('the notice is gone');
  return row;
}

/** Reads the ids of the members with a seat. */
async function members(): Promise<number[]> {
  const rows = await app.sql<{ id: number }>('select member_id as id from team_member where notice_id = ? order by 1', [
    notice.id,
  ]);
  return rows.map(({ id }) => id);
}

const idsOf = (...people: Person[]): number[] => people.map(({ member }) => member.id).sort((a, b) => a - b);

describe('the state of a team', () => {
  const STEPS: [from: readonly string[], to: string, outcome: string][] = [
    [[], 'DONE', 'OK'],
    [[], 'DISBANDED', 'OK'],
    [[], 'ACTIVE', 'TEAM_STATE'],
    [['DONE'], 'ACTIVE', 'TEAM_STATE'],
    [['DONE'], 'DONE', 'TEAM_STATE'],
    [['DONE'], 'DISBANDED', 'TEAM_STATE'],
    [['DISBANDED'], 'ACTIVE', 'TEAM_STATE'],
    [['DISBANDED'], 'DONE', 'TEAM_STATE'],
  ];

  it.each(STEPS)('after %p changes to %s: %s', async (from, to, outcome) => {
    for (const state of from) expect(await move(owner, state)).toBe('OK');
    expect(await move(owner, to)).toBe(outcome);
  });

  it('can be changed only by the owner, and members see it and are notified', async () => {
    expect([await move(oldest, 'DONE'), await move(stranger, 'DONE')]).toEqual(['FORBIDDEN', 'NOT_FOUND']);
    const query = `query ($id: ID!) { team(id: $id) { state viewerNextStates } }`;
    expect(await oldest.client.data(query, { id: notice.id })).toEqual({
      team: { state: 'ACTIVE', viewerNextStates: [] },
    });
    expect(await owner.client.data(query, { id: notice.id })).toEqual({
      team: { state: 'ACTIVE', viewerNextStates: ['DONE', 'DISBANDED'] },
    });
    expect(await move(owner, 'DISBANDED')).toBe('OK');
    expect(await oldest.client.data(query, { id: notice.id })).toEqual({
      team: { state: 'DISBANDED', viewerNextStates: [] },
    });
    expect(await notificationKindsOf(app, oldest.member.id)).toContain('TEAM_DISBANDED');
  });

  it('closes the notice permanently when the team ends, and no member can join', async () => {
    const { id } = await buildApplication(app.em(), { notice, applicant: stranger.member, status: PENDING });
    expect(await leave(newest)).toBe('OK');
    expect(await move(owner, 'DONE')).toBe('OK');
    expect(await stored()).toMatchObject({ state: 'DONE', recruiting: false });
    expect(await graphqlOutcome(owner.client, GQL.reopen, { id: notice.id })).toBe('TEAM_OVER');
    expect(await graphqlOutcome(owner.client, GQL.approve, { id })).toBe('TEAM_OVER');
    expect(await leave(owner)).toBe('TEAM_OVER');
    expect(await leave(oldest)).toBe('OK');
  });
});

describe('the team of an owner who leaves', () => {
  it('goes to the member with the longest time in the team, who can read the reason', async () => {
    expect(await leave(owner, '졸업해요')).toBe('OK');
    expect((await stored()).owner).toBe(oldest.member.id);
    expect(await members()).toEqual(idsOf(newest));
    expect(await notificationKindsOf(app, oldest.member.id)).toContain('TEAM_HANDED_OVER');
    const query = `query ($id: ID!) { team(id: $id) { departures { removed reason member { id } } } }`;
    const departed = { removed: false, reason: '졸업해요', member: { id: String(owner.member.id) } };
    expect(await oldest.client.data(query, { id: notice.id })).toEqual({ team: { departures: [departed] } });
    expect(await newest.client.data(query, { id: notice.id })).toEqual({ team: { departures: null } });
    expect(await graphqlOutcome(owner.client, GQL.team, { id: notice.id })).toBe('OK');
    expect(await graphqlOutcome(owner.client, GQL.apply, { input: { noticeId: notice.id, text: '' } })).toBe('OK');
  });

  it('does not go to a member who has left', async () => {
    await leave(oldest);
    await leave(owner);
    expect((await stored()).owner).toBe(newest.member.id);
  });

  it('is disbanded without other members, and the notice is closed', async () => {
    await leave(oldest);
    await leave(newest);
    expect(await leave(owner)).toBe('OK');
    expect(await stored()).toEqual({ owner: owner.member.id, state: 'DISBANDED', recruiting: false });
  });
});

describe('handing over', () => {
  it('swaps the owner and a member, and only the new owner can decide', async () => {
    expect(await handOver(owner, newest)).toBe('OK');
    expect((await stored()).owner).toBe(newest.member.id);
    expect(await members()).toEqual(idsOf(owner, oldest));
    const applicants = await app.sql('select applicant_id as id from application where notice_id = ?', [notice.id]);
    expect(applicants).toEqual([{ id: oldest.member.id }]);
    expect([await move(owner, 'DONE'), await move(newest, 'DONE')]).toEqual(['FORBIDDEN', 'OK']);
  });

  it('keeps the times when members joined, also if it is repeated', async () => {
    const query = `query ($id: ID!) { team(id: $id) { members { since member { id } } } }`;
    const sinceByMember = async (): Promise<Map<string, string>> => {
      const { team } = await oldest.client.data<{ team: { members: { since: string; member: { id: string } }[] } }>(
        query,
        { id: notice.id },
      );
      return new Map(team.members.map(({ since, member }) => [member.id, since]));
    };
    const before = await sinceByMember();
    const by: [Person, Person][] = [
      [owner, newest],
      [newest, oldest],
      [oldest, owner],
    ];
    for (const [from, to] of by) {
      expect(await handOver(from, to)).toBe('OK');
      expect(await sinceByMember()).toEqual(before);
    }
  });

  it('and then leaving gives the team to the member with the longest time in it', async () => {
    expect([await handOver(owner, newest), await handOver(newest, oldest)]).toEqual(['OK', 'OK']);
    expect([await leave(oldest), (await stored()).owner]).toEqual(['OK', owner.member.id]);
    expect([await leave(owner), (await stored()).owner]).toEqual(['OK', newest.member.id]);
  });

  it('gives the previous owner the role of the new one in a full project', async () => {
    notice = await buildProject(app.em(), {
      owner: owner.member,
      recruitNumber: 2,
      frontendNumber: 1,
      backendNumber: 1,
      designerNumber: 0,
    });
    await buildApplication(app.em(), { notice, applicant: oldest.member, role: Role.FRONTEND, status: APPROVED });
    await buildApplication(app.em(), { notice, applicant: newest.member, role: Role.BACKEND, status: APPROVED });
    expect(await handOver(owner, newest)).toBe('OK');
    const rows = await app.sql('select member_id as id, role from team_member where notice_id = ? order by role', [
      notice.id,
    ]);
    expect(rows).toEqual([
      { id: owner.member.id, role: 'BACKEND' },
      { id: oldest.member.id, role: 'FRONTEND' },
    ]);
  });

  it('is possible only for the owner, and only to members', async () => {
    const outcomes = [
      await handOver(oldest, newest),
      await handOver(stranger, newest),
      await handOver(owner, stranger),
    ];
    expect(outcomes).toEqual(['FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND']);
    expect(await handOver(owner, owner)).toBe('FORBIDDEN');
  });

  it.each([
    ['leaves', leave],
    ['cancels', cancelApproved],
  ])('[R22] to a member who %s concurrently gives the same result as one after the other', async (_what, end) => {
    for (let round = 0; round < 5; round += 1) {
      notice = await buildStudy(app.em(), { owner: owner.member, recruitNumber: 2 });
      for (const { member } of [oldest, newest]) {
        await buildApplication(app.em(), { notice, applicant: member, status: APPROVED });
      }
      const input = { teamId: notice.id, memberId: newest.member.id };
      const [handed, ended] = await race(graphql(owner.client, GQL.handOverTeam, { input }), () => end(newest));
      const { owner: now } = await stored();
      if (handed === 'OK') expect([now, ended]).toEqual([expect.any(Number), ended === 'NOT_FOUND' ? ended : 'OK']);
      else expect([handed, ended, now]).toEqual(['NOT_FOUND', 'OK', owner.member.id]);
      expect(await members()).not.toContain(now);
      expect(new Set(await members()).size).toBe((await members()).length);
    }
  });
});

async function cancelApproved(person: Person): Promise<string> {
  const [row] = await app.sql<{ id: number }>('select id from application where notice_id = ? and applicant_id = ?', [
    notice.id,
    person.member.id,
  ]);
  return graphqlOutcome(person.client, GQL.cancel, { id: row?.id ?? 0 });
}
