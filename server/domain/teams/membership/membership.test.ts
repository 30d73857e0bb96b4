import {
  askForResponse,
  buildApplication,
  buildBlock,
  buildProject,
  buildStudy,
} from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL, KINDS } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome, graphqlVerdict, queryOutcome } from '../../../test-kit/clients/outcomes';
import { buildPerson, type Person } from '../../../test-kit/races/race-actions';
import { notificationKindsOf } from '../../../test-kit/races/races';
import { expectCorrectCounters } from '../../../test-kit/database/counters';
import { type Application, ApplicationStatus } from '../../applications/application.entity';
import type { Notice } from '../../notices/notice.entity';
import { Role } from '../../profiles/role.entity';

const HOUR_MS = 60 * 60 * 1000;

let app: TestApp;
let owner: Person;
let teammate: Person;
let other: Person;
let notice: Notice;
let application: Application;

beforeAll(async () => {
  app = await startTestApp();
  [owner, teammate, other] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
});

afterEach(() => expectCorrectCounters(app));

afterAll(() => app.close());

/** A study with two seats, both taken. */
beforeEach(async () => {
  notice = await buildStudy(app.em(), { owner: owner.member, recruitNumber: 2 });
  application = await join(teammate);
  await join(other);
});

const join = ({ member }: Person, of = notice): Promise<Application> =>
  buildApplication(app.em(), { notice: of, applicant: member, status: ApplicationStatus.APPROVED });

const leave = ({ client }: Person, reason = '') =>
  graphqlOutcome(client, GQL.leaveTeam, { input: { teamId: notice.id, reason } });
const remove = ({ client }: Person, memberId: number, reason = '') =>
  graphqlVerdict(client, GQL.removeTeamMember, { input: { teamId: notice.id, memberId, reason } });
const ask = ({ client }: Person, { member }: Person) =>
  graphqlOutcome(client, GQL.askTeamMember, { input: { teamId: notice.id, memberId: member.id } });
const applyAgain = ({ client }: Person) =>
  graphqlOutcome(client, GQL.apply, { input: { noticeId: notice.id, text: '다시 함께해요.' } });

/** Returns the ids of the members that the page of the team shows to a person. */
const memberIdsShownTo = async ({ client }: Person): Promise<number[]> => {
  const { team } = await client.data<{ team: { members: { member: { id: string } }[] } }>(GQL.team, { id: notice.id });
  return team.members.map(({ member }) => Number(member.id));
};

const applicationOf = async ({ member }: Person): Promise<{ id: number }> => {
  const [row] = await app.sql<{ id: number }>('select id from application where notice_id = ? and applicant_id = ?', [
    notice.id,
    member.id,
  ]);
  if (!row) throw new Error('no application');
  return row;
};

/** Reads the status and reason of an application as a person. */
const readEnd = async ({ client }: Person, { id }: Application = application) =>
  (
    await client.data<{ application: object | null }>(
      `query ($id: ID!) { application(id: $id) { status departureReason } }`,
      {
        id,
      },
    )
  ).application;

describe('[B37] in a team whose notice is hidden', () => {
  beforeEach(async () => {
    await app.sql('update notice set hidden = true where id = ?', [notice.id]);
  });

  it('members still see the notice, marked as hidden, and the team in their list', async () => {
    const query = `{ viewer { teams { nodes { notice { id hidden } } } } }`;
    const { viewer } = await teammate.client.data<{ viewer: { teams: { nodes: object[] } } }>(query);
    expect(viewer.teams.nodes).toContainEqual({ notice: { id: String(notice.id), hidden: true } });
    expect(await memberIdsShownTo(teammate)).toEqual([owner.member.id, teammate.member.id, other.member.id]);
  });

  it('members can leave, and then the notice does not exist for them', async () => {
    const input = { teamId: notice.id, reason: '' };
    expect(await teammate.client.data(GQL.leaveTeam, { input })).toEqual({ leaveTeam: { notice: null } });
    expect(await queryOutcome(teammate.client, GQL.notice, { id: notice.id })).toBe('NULL');
    expect(await graphqlOutcome(other.client, GQL.cancel, { id: (await applicationOf(other)).id })).toBe('OK');
  });

  it('members see notifications of the team', async () => {
    await owner.client.data(GQL.addTeamPost, { input: { teamId: notice.id, text: '내일 만나요' } });
    const { viewer } = await teammate.client.data<{ viewer: { notifications: { nodes: object[] } } }>(
      '{ viewer { notifications { nodes { kind notice { id } } } } }',
    );
    expect(viewer.notifications.nodes).toContainEqual({ kind: 'TEAM_POSTED', notice: { id: String(notice.id) } });
  });

  it('applicants who are not approved do not see the notice', async () => {
    const applicant = await buildPerson(app);
    await buildApplication(app.em(), { notice, applicant: applicant.member });
    expect(await queryOutcome(applicant.client, GQL.notice, { id: notice.id })).toBe('NULL');
  });
});

describe('leaving', () => {
  it.each(['teammate', 'owner'] as const)('succeeds if the %s has blocked the other member', async (blocker) => {
    const [one, another] = blocker === 'owner' ? [owner, teammate] : [teammate, owner];
    await buildBlock(app.em(), { blocker: one.member, blocked: another.member });
    const input = { teamId: notice.id, reason: '' };
    expect(await teammate.client.data(GQL.leaveTeam, { input })).toEqual({ leaveTeam: { notice: null } });
    expect(await memberIdsShownTo(owner)).toEqual([owner.member.id, other.member.id]);
    await app.sql('delete from member_block where blocker_id = ?', [one.member.id]);
  });

  it('frees the seat at once for the next applicant', async () => {
    const next = await buildPerson(app);
    const waiting = await buildApplication(app.em(), { notice, applicant: next.member });
    expect(await graphqlOutcome(owner.client, GQL.approve, { id: waiting.id })).toBe('NOTICE_FULL');
    expect(await leave(teammate)).toBe('OK');
    expect(await graphqlOutcome(owner.client, GQL.approve, { id: waiting.id })).toBe('OK');
    expect(await memberIdsShownTo(next)).toEqual([owner.member.id, other.member.id, next.member.id]);
  });

  it('frees the seat of the role at a project', async () => {
    const project = await buildProject(app.em(), { owner: owner.member, frontendNumber: 1, recruitNumber: 5 });
    await join(teammate, project);
    await teammate.client.data(GQL.leaveTeam, { input: { teamId: project.id } });
    const query = `query ($id: ID!) { notice(id: $id) { approvedCount ... on Project { roles { role approved } } } }`;
    const { notice: shown } = await owner.client.data<{ notice: object }>(query, { id: project.id });
    expect(shown).toMatchObject({ approvedCount: 0, roles: [{ role: Role.FRONTEND, approved: 0 }, {}, {}] });
  });

  it('hides everything about the team at once', async () => {
    await leave(teammate);
    expect(await queryOutcome(teammate.client, GQL.team, { id: notice.id })).toBe('NULL');
    expect(await leave(teammate)).toBe('NOT_FOUND');
    const input = { teamId: notice.id, text: '잘 있어요' };
    expect(await graphqlOutcome(teammate.client, GQL.addTeamPost, { input })).toBe('NOT_FOUND');
    expect(await memberIdsShownTo(owner)).toEqual([owner.member.id, other.member.id]);
  });

  it('has a reason that only the owner can read', async () => {
    await leave(teammate, ' 수업이 겹쳐요. ');
    expect(await readEnd(owner)).toEqual({ status: 'LEFT', departureReason: '수업이 겹쳐요.' });
    expect(await readEnd(other)).toBeNull();
    expect(await notificationKindsOf(app, other.member.id)).toContain('TEAM_LEFT');
    expect(await notificationKindsOf(app, owner.member.id)).toContain('TEAM_LEFT');
  });

  it('lets the member apply again, which deletes the reason', async () => {
    const { client } = teammate;
    const left = await client.data<{ leaveTeam: object }>(GQL.leaveTeam, {
      input: { teamId: notice.id, reason: '휴학' },
    });
    expect(left.leaveTeam).toEqual({
      notice: { id: String(notice.id), viewerIsTeammate: false, viewerCanApply: true },
    });
    expect(await graphqlOutcome(client, GQL.cancel, { id: application.id })).toBe('ALREADY_DECIDED');
    expect(await applyAgain(teammate)).toBe('OK');
    expect(await applyAgain(teammate)).toBe('ALREADY_APPLIED');
    expect(await app.sql('select 1 from departure where reason = ?', ['휴학'])).toEqual([]);
  });

  it('is possible after the notice is closed, but applying again is not', async () => {
    await owner.client.data(GQL.close, { id: notice.id });
    expect(await leave(teammate)).toBe('OK');
    expect(await applyAgain(teammate)).toBe('RECRUITMENT_CLOSED');
    expect(await readEnd(teammate)).toMatchObject({ status: 'LEFT' });
  });

  it('appears to legacy clients as a rejection', async () => {
    await leave(teammate);
    const { base, applicants } = KINDS.STUDY;
    const mine = await teammate.client.rest('get', `${base}/check/${notice.id}`);
    expect(mine.body).toMatchObject({ applyStatus: 'REJECTED' });
    const list = await owner.client.rest('get', applicants(notice.id));
    expect(JSON.stringify(list.body)).toContain('REJECTED');
    expect(JSON.stringify(list.body)).not.toContain('LEFT');
  });
});

describe('[B19 B20] removing', () => {
  it('needs a reason, which the member can read, and the member may not apply again', async () => {
    expect(await remove(owner, teammate.member.id)).toEqual({ code: 'VALIDATION_FAILED', fields: ['reason'] });
    expect(await memberIdsShownTo(owner)).toContain(teammate.member.id);
    expect(await remove(owner, teammate.member.id, '연락이 닿지 않아요.')).toEqual({ code: 'OK', fields: [] });
    expect(await readEnd(teammate)).toEqual({ status: 'REMOVED', departureReason: '연락이 닿지 않아요.' });
    expect(await notificationKindsOf(app, teammate.member.id)).toContain('TEAM_REMOVED');
    expect(await queryOutcome(teammate.client, GQL.team, { id: notice.id })).toBe('NULL');
    expect(await applyAgain(teammate)).toBe('ALREADY_APPLIED');
    expect(await graphqlOutcome(teammate.client, GQL.cancel, { id: application.id })).toBe('ALREADY_DECIDED');
  });

  it('is possible only for the owner, who cannot be removed', async () => {
    expect((await remove(other, teammate.member.id, '까닭')).code).toBe('FORBIDDEN');
    expect((await remove(owner, owner.member.id, '까닭')).code).toBe('FORBIDDEN');
    const stranger = await buildPerson(app);
    expect((await remove(stranger, teammate.member.id, '까닭')).code).toBe('NOT_FOUND');
    expect((await remove(owner, stranger.member.id, '까닭')).code).toBe('NOT_FOUND');
  });

  it('has a reason of 300 characters at most', async () => {
    expect(await remove(owner, teammate.member.id, '가'.repeat(301))).toEqual({
      code: 'VALIDATION_FAILED',
      fields: ['reason'],
    });
    expect((await remove(owner, teammate.member.id, '가'.repeat(300))).code).toBe('OK');
  });
});

describe('a request for a response', () => {
  interface Asked {
    team: { members: { member: { id: string }; askedAt: string | null; unanswered: boolean }[] };
  }
  const QUERY = `query ($id: ID!) { team(id: $id) { members { member { id } askedAt unanswered viewerCanManage viewerCanAsk } } }`;
  const read = async ({ client }: Person) => {
    const { team } = await client.data<Asked>(QUERY, { id: notice.id });
    return team.members.find(({ member }) => member.id === String(teammate.member.id));
  };

  it('notifies the member once, and ends with the response, which notifies the owner', async () => {
    expect(await read(owner)).toMatchObject({ viewerCanAsk: true });
    expect([await ask(owner, teammate), await ask(owner, teammate)]).toEqual(['OK', 'OK']);
    expect(await read(owner)).toMatchObject({ viewerCanAsk: false });
    const kinds = await notificationKindsOf(app, teammate.member.id);
    expect(kinds.filter((kind) => kind === 'TEAM_ASKED')).toHaveLength(1);
    expect(await read(teammate)).toMatchObject({ askedAt: expect.any(String) as string, unanswered: false });
    expect(await read(other)).toMatchObject({ askedAt: null, viewerCanAsk: false });
    expect(await graphqlOutcome(teammate.client, GQL.answerTeam, { id: notice.id })).toBe('OK');
    expect(await read(owner)).toMatchObject({
      askedAt: null,
      unanswered: false,
      viewerCanManage: true,
      viewerCanAsk: true,
    });
    expect(await notificationKindsOf(app, owner.member.id)).toContain('TEAM_ANSWERED');
  });

  it.each([
    ['71 hours', 71, 'VALIDATION_FAILED'],
    ['72 hours', 72, 'OK'],
  ])('open for %s lets the owner remove the member without a reason: %s', async (_name, hours, code) => {
    await askForResponse(app.em(), application, new Date(Date.now() - hours * HOUR_MS));
    expect((await read(owner))?.unanswered).toBe(code === 'OK');
    expect((await read(other))?.unanswered).toBe(false);
    expect((await remove(owner, teammate.member.id)).code).toBe(code);
  });

  it('can be sent only by the owner, and only to members', async () => {
    expect(await ask(other, teammate)).toBe('FORBIDDEN');
    expect(await ask(owner, owner)).toBe('FORBIDDEN');
    const stranger = await buildPerson(app);
    expect(await ask(stranger, teammate)).toBe('NOT_FOUND');
    expect(await graphqlOutcome(stranger.client, GQL.answerTeam, { id: notice.id })).toBe('NOT_FOUND');
  });

  it('ends with the membership', async () => {
    await ask(owner, teammate);
    await leave(teammate);
    expect(await applyAgain(teammate)).toBe('OK');
    const { id } = await applicationOf(teammate);
    expect(await graphqlOutcome(owner.client, GQL.approve, { id })).toBe('OK');
    expect(await read(owner)).toMatchObject({ askedAt: null });
  });
});
