import { expectCorrectCounters } from '../../../test-kit/database/counters';
import {
  buildApplication,
  buildBlock,
  buildProfileTeam,
  buildProject,
  buildStudy,
  PASSWORD,
} from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome } from '../../../test-kit/clients/outcomes';
import { buildPerson, type Person } from '../../../test-kit/races/race-actions';
import { graphql, notificationKindsOf, race } from '../../../test-kit/races/races';
import { statementsOf } from '../../../test-kit/database/sent-statements';
import { ApplicationStatus } from '../../applications/application.entity';
import type { Notice } from '../../notices/notice.entity';

const { APPROVED } = ApplicationStatus;

let app: TestApp;
let owner: Person;
let first: Person;
let second: Person;
let stranger: Person;
let notice: Notice;

beforeAll(async () => {
  app = await startTestApp();
});

/** An active team of an owner and two members. */
beforeEach(async () => {
  owner = await buildPerson(app);
  first = await buildPerson(app);
  second = await buildPerson(app);
  stranger = await buildPerson(app);
  notice = await buildStudy(app.em(), { owner: owner.member, title: '고전 읽기', recruitNumber: 2 });
  for (const { member } of [first, second]) {
    await buildApplication(app.em(), { notice, applicant: member, status: APPROVED });
  }
});

afterEach(() => expectCorrectCounters(app));

afterAll(() => app.close());

const move = (state: string): Promise<string> =>
  graphqlOutcome(owner.client, GQL.moveTeam, { input: { teamId: notice.id, state } });
const show = (person: Person, shown = true): Promise<string> =>
  graphqlOutcome(person.client, GQL.showTeamOnProfile, { input: { teamId: notice.id, shown } });
const leave = (person: Person): Promise<string> =>
  graphqlOutcome(person.client, GQL.leaveTeam, { input: { teamId: notice.id, reason: '' } });
const remove = (person: Person): Promise<string> =>
  graphqlOutcome(owner.client, GQL.removeTeamMember, {
    input: { teamId: notice.id, memberId: person.member.id, reason: '약속을 어겼어요.' },
  });
const cancel = async (person: Person): Promise<string> => {
  const [row] = await app.sql<{ id: number }>('select id from application where notice_id = ? and applicant_id = ?', [
    notice.id,
    person.member.id,
  ]);
  return graphqlOutcome(person.client, GQL.cancel, { id: row?.id ?? 0 });
};
const withdraw = ({ client }: Person): Promise<string> => graphqlOutcome(client, GQL.withdraw, { password: PASSWORD });

/** Ends the team as done. These people then agree to show it. */
async function finish(...people: Person[]): Promise<void> {
  expect(await move('DONE')).toBe('OK');
  for (const person of people) expect(await show(person)).toBe('OK');
}

interface Shown {
  teamId: string;
  title: string;
  kind: string;
  role: string | null;
  isOwner: boolean;
}

/** Reads the ids of the teams on the own profile of a person. */
async function ownProfile({ client }: Person): Promise<string[]> {
  const query = '{ viewer { member { completedTeams { teamId } } } }';
  const { viewer } = await client.data<{ viewer: { member: { completedTeams: Shown[] } } }>(query);
  return viewer.member.completedTeams.map(({ teamId }) => teamId);
}

/** Reads whether the team's page shows a person that the team is on their profile. */
async function isOnProfile({ client }: Person): Promise<boolean> {
  const query = 'query ($id: ID!) { team(id: $id) { isOnViewerProfile } }';
  return (await client.data<{ team: { isOnViewerProfile: boolean } }>(query, { id: notice.id })).team.isOnViewerProfile;
}

const FIELDS = 'completedTeams { teamId title kind role isOwner }';

/**
 * Reads the teams on the profile of a member as a viewer. The viewer has applied to another notice
 * of the member.
 */
async function profileOf(member: Person, viewer: Person): Promise<Shown[]> {
  const other = await buildProject(app.em(), { owner: member.member });
  await buildApplication(app.em(), { notice: other, applicant: viewer.member });
  const query = `query ($id: ID!) { notice(id: $id) { owner { id ${FIELDS} } } }`;
  return (await viewer.client.data<{ notice: { owner: { completedTeams: Shown[] } } }>(query, { id: other.id })).notice
    .owner.completedTeams;
}

async function agreements(): Promise<number[]> {
  const rows = await app.sql<{ id: number }>('select member_id as id from profile_team where notice_id = ?', [
    notice.id,
  ]);
  return rows.map(({ id }) => id);
}

describe('a team that is done', () => {
  it('notifies everybody, including the owner, that they may show it on their profile', async () => {
    await finish();
    for (const { member } of [owner, first, second]) {
      expect(await notificationKindsOf(app, member.id)).toContain('TEAM_DONE');
    }
    expect(await notificationKindsOf(app, stranger.member.id)).toEqual([]);
    const query = `query ($id: ID!) { team(id: $id) { viewerShowsOnProfile showingCount } }`;
    expect(await first.client.data(query, { id: notice.id })).toEqual({
      team: { viewerShowsOnProfile: false, showingCount: 0 },
    });
  });

  it('[B26] appears on the profiles of members who agreed, once two agreed', async () => {
    await finish(first);
    expect([await ownProfile(first), await isOnProfile(first)]).toEqual([[], false]);
    expect(await show(owner)).toBe('OK');
    expect([await ownProfile(first), await isOnProfile(first)]).toEqual([[String(notice.id)], true]);
    expect(await isOnProfile(second)).toBe(false);
    expect(await ownProfile(owner)).toEqual([String(notice.id)]);
    expect(await ownProfile(second)).toEqual([]);
    const shown = { teamId: String(notice.id), title: '고전 읽기', kind: 'STUDY', role: null };
    expect(await profileOf(first, stranger)).toEqual([{ ...shown, isOwner: false }]);
    expect(await profileOf(owner, stranger)).toEqual([{ ...shown, isOwner: true }]);
  });

  it('is on no profile while its notice is hidden', async () => {
    await finish(first, second);
    await app.sql('update notice set hidden = true where id = ?', [notice.id]);
    expect([await ownProfile(first), await isOnProfile(first)]).toEqual([[], false]);
  });

  it('disappears from both profiles when one of two members withdraws the agreement', async () => {
    await finish(first, second);
    expect(await show(first)).toBe('OK');
    expect(await agreements()).toHaveLength(2);
    expect(await show(first, false)).toBe('OK');
    expect(await show(first, false)).toBe('OK');
    expect([await ownProfile(first), await ownProfile(second)]).toEqual([[], []]);
  });

  it.each([
    ['leaving', leave],
    ['a removal', remove],
    ['a cancellation', cancel],
    ['a withdrawal', withdraw],
  ])('disappears from both profiles after %s', async (_what, end) => {
    await finish(first, second);
    expect(await end(second)).toBe('OK');
    expect(await agreements()).toEqual([first.member.id]);
    expect(await ownProfile(first)).toEqual([]);
  });

  it('stays on both profiles after it is handed over', async () => {
    await finish(owner, first);
    const input = { teamId: notice.id, memberId: first.member.id };
    expect(await graphqlOutcome(owner.client, GQL.handOverTeam, { input })).toBe('OK');
    expect(await profileOf(first, stranger)).toMatchObject([{ isOwner: true }]);
    expect(await profileOf(owner, stranger)).toMatchObject([{ isOwner: false }]);
  });
});

describe('the agreement', () => {
  it('[B26] is possible only for current members of a completed team', async () => {
    expect([await show(owner), await show(first), await show(stranger)]).toEqual([
      'TEAM_STATE',
      'TEAM_STATE',
      'NOT_FOUND',
    ]);
    await leave(second);
    await finish();
    expect([await show(owner), await show(first), await show(second), await show(stranger)]).toEqual([
      'OK',
      'OK',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });

  it('is denied for a disbanded team', async () => {
    expect(await move('DISBANDED')).toBe('OK');
    expect(await show(first)).toBe('TEAM_STATE');
  });

  it('is refused by the database for a team that is not done', async () => {
    const insertion = app.sql('insert into profile_team (member_id, notice_id) values (?, ?)', [
      first.member.id,
      notice.id,
    ]);
    await expect(insertion).rejects.toThrow('only a team that is done is on a profile');
  });

  it('[R23] of a member who leaves concurrently ends with the membership', async () => {
    await finish();
    for (let round = 0; round < 5; round += 1) {
      const member = await buildPerson(app);
      await app.sql('update notice set recruit_number = 100 where id = ?', [notice.id]);
      await buildApplication(app.em(), { notice, applicant: member.member, status: APPROVED });
      const input = { teamId: notice.id, shown: true };
      const [agreed, left] = await race(graphql(member.client, GQL.showTeamOnProfile, { input }), () => leave(member));
      expect(left).toBe('OK');
      expect(['OK', 'NOT_FOUND']).toContain(agreed);
      expect(await agreements()).not.toContain(member.member.id);
    }
  });
});

describe('a profile', () => {
  beforeEach(() => finish(owner, first));

  it.each([
    ['the member blocked the viewer', () => buildBlock(app.em(), { blocker: first.member, blocked: stranger.member })],
    ['the viewer blocked the member', () => buildBlock(app.em(), { blocker: stranger.member, blocked: first.member })],
    [
      'the owner of the notice blocked the viewer',
      () => buildBlock(app.em(), { blocker: owner.member, blocked: stranger.member }),
    ],
    ['the member is hidden', () => app.sql('update member set hidden = true where id = ?', [first.member.id])],
    ['the notice is hidden', () => app.sql('update notice set hidden = true where id = ?', [notice.id])],
    [
      'the viewer is of another school',
      () => app.sql(`update member set school_key = '다른대학교' where id = ?`, [stranger.member.id]),
    ],
  ])('[B27] shows no team if %s', async (_what, happen) => {
    expect(await profileOf(first, stranger)).toHaveLength(1);
    await happen();
    expect(await profileOf(first, stranger)).toEqual([]);
  });

  it('of a hidden member is complete for the member', async () => {
    await app.sql('update member set hidden = true where id = ?', [first.member.id]);
    expect(await ownProfile(first)).toEqual([String(notice.id)]);
  });

  it('has the teams of the 20 newest notices', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      const study = await buildStudy(app.em(), { owner: first.member });
      await buildApplication(app.em(), { notice: study, applicant: owner.member, status: APPROVED });
      for (const { member } of [first, owner]) await buildProfileTeam(app.em(), { notice: study, member });
      ids.unshift(String(study.id));
    }
    expect(await ownProfile(first)).toEqual(ids);
  });

  it('needs one statement for all applicants of a notice', async () => {
    const recruiting = await buildStudy(app.em(), { owner: stranger.member });
    const ask = () =>
      stranger.client.data<object>(
        `query ($id: ID!) { notice(id: $id) { applications { nodes { applicant { ${FIELDS} } } } } }`,
        { id: recruiting.id },
      );
    const profilesIn = (statements: string[]) => statements.filter((text) => text.includes('profile_team'));
    for (const { member } of [owner, first, second]) {
      await buildApplication(app.em(), { notice: recruiting, applicant: member });
    }
    expect(profilesIn(await statementsOf(ask))).toHaveLength(1);
  });
});
