import { setClock } from '../../../test-kit/database/clock';
import { expectCorrectCounters } from '../../../test-kit/database/counters';
import {
  buildApplication,
  buildMember,
  buildProject,
  buildStudy,
  PASSWORD,
} from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { runJob } from '../../../test-kit/app/jobs';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome, queryOutcome } from '../../../test-kit/clients/outcomes';
import { buildPerson, type Person } from '../../../test-kit/races/race-actions';
import { notificationKindsOf, readTeam } from '../../../test-kit/races/races';
import { ApplicationStatus } from '../../applications/application.entity';
import type { Study } from '../../notices/kinds/study.entity';

const { APPROVED, EXPIRED, LEFT, PENDING, REJECTED, REMOVED, WAITLISTED } = ApplicationStatus;

let app: TestApp;
let owner: Person;
let guest: Person;
let other: Person;
let notice: Study;

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildPerson(app);
  guest = await buildPerson(app);
  other = await buildPerson(app);
});

beforeEach(async () => {
  notice = await buildStudy(app.em(), { owner: owner.member, recruitNumber: 2 });
});

afterEach(() => expectCorrectCounters(app));

afterAll(() => app.close());

const join = (person: Person, token: string): Promise<string> => graphqlOutcome(person.client, GQL.joinTeam, { token });
const create = (person: Person, role: string | null = null): Promise<string> =>
  graphqlOutcome(person.client, GQL.createTeamInvitation, { input: { teamId: notice.id, role } });

async function link(): Promise<string> {
  const { createTeamInvitation } = await owner.client.data<{ createTeamInvitation: { url: string } }>(
    GQL.createTeamInvitation,
    { input: { teamId: notice.id } },
  );
  return new URL(createTeamInvitation.url).hash.slice(1);
}

const QUERY = `query ($token: String!) { teamInvitation(token: $token) { role notice { id title } } }`;

describe('a link', () => {
  it('shows the notice, and works once: it adds a member without an application', async () => {
    const token = await link();
    expect(await guest.client.data(QUERY, { token })).toEqual({
      teamInvitation: { role: null, notice: { id: String(notice.id), title: notice.title } },
    });
    const { joinTeam } = await guest.client.data<{ joinTeam: { team: { members: object[] } } }>(GQL.joinTeam, {
      token,
    });
    expect(joinTeam.team.members).toContainEqual({ member: { id: String(guest.member.id) } });
    expect(await notificationKindsOf(app, owner.member.id)).toContain('TEAM_JOINED');
    expect(await join(other, token)).toBe('INVALID_INVITATION');
    expect(await other.client.data(QUERY, { token })).toEqual({ teamInvitation: null });
  });

  it.each([
    ['hands over', GQL.handOverTeam],
    ['leaves', GQL.leaveTeam],
  ])('ends when the owner %s', async (_what, operation) => {
    await buildApplication(app.em(), { notice, applicant: other.member, status: APPROVED });
    const token = await link();
    const input = { teamId: notice.id, ...(operation === GQL.handOverTeam && { memberId: other.member.id }) };
    expect(await graphqlOutcome(owner.client, operation, { input })).toBe('OK');
    expect(await join(guest, token)).toBe('INVALID_INVITATION');
  });

  it('is stored as a hash', async () => {
    const token = await link();
    const rows = await app.sql<{ row: string }>('select to_jsonb(t)::text as row from team_invitation t');
    expect(rows.map(({ row }) => row).join(' ')).not.toContain(token);
  });

  it.each([PENDING, WAITLISTED, REJECTED, EXPIRED, LEFT, REMOVED])(
    'replaces an application that is %s',
    async (status) => {
      await buildApplication(app.em(), { notice, applicant: guest.member, status });
      expect(await join(guest, await link())).toBe('OK');
      expect(await app.sql('select 1 from application where notice_id = ?', [notice.id])).toEqual([]);
      expect(await app.sql('select 1 from departure where notice_id = ?', [notice.id])).toEqual([]);
      expect(await readTeam(app, notice)).toEqual([owner.member.id, guest.member.id]);
    },
  );

  it('is denied to a member who was removed after it was created', async () => {
    const older = await link();
    await buildApplication(app.em(), { notice, applicant: guest.member, status: APPROVED });
    const input = { teamId: notice.id, memberId: guest.member.id, reason: '약속을 어겼어요' };
    await owner.client.data(GQL.removeTeamMember, { input });
    expect(await join(guest, older)).toBe('INVALID_INVITATION');
    expect(await join(other, older)).toBe('OK');
    expect(await join(guest, await link())).toBe('OK');
  });

  it('stays valid when members of the team follow it', async () => {
    const token = await link();
    await buildApplication(app.em(), { notice, applicant: other.member, status: APPROVED });
    expect([await join(owner, token), await join(other, token)]).toEqual(['ALREADY_MEMBER', 'ALREADY_MEMBER']);
    expect(await join(guest, token)).toBe('OK');
  });

  it('does not exist for other schools, visitors and guessed tokens', async () => {
    const token = await link();
    const elsewhere = await app.as(await buildMember(app.em(), { university: '푸른대학교' }));
    expect(await graphqlOutcome(elsewhere, GQL.joinTeam, { token })).toBe('NOT_FOUND');
    expect(await queryOutcome(elsewhere, QUERY, { token })).toBe('NULL');
    expect(await graphqlOutcome(app.visitor(), GQL.joinTeam, { token })).toBe('UNAUTHENTICATED');
    for (const wrong of ['', 'x', 'x'.repeat(43)]) expect(await join(guest, wrong)).toBe('INVALID_INVITATION');
  });

  it('is valid for 72 hours, also after the notice is closed', async () => {
    await setClock(app, '2026-12-01T12:00:00+09:00');
    const token = await link();
    const late = await link();
    await owner.client.data(GQL.close, { id: notice.id });
    await setClock(app, '2026-12-04T11:59:59+09:00');
    expect(await join(guest, token)).toBe('OK');
    await setClock(app, '2026-12-04T12:00:00+09:00');
    expect(await join(other, late)).toBe('INVALID_INVITATION');
    await runJob(app, 'sweepTeamInvitations');
    expect(await app.sql('select 1 from team_invitation where notice_id = ?', [notice.id])).toEqual([]);
    await app.sql(
      'create or replace function clock_now() returns timestamptz language sql stable parallel safe as $$ select statement_timestamp() $$',
    );
  });

  it('ends with the team', async () => {
    const token = await link();
    await owner.client.data(GQL.moveTeam, { input: { teamId: notice.id, state: 'DISBANDED' } });
    expect([await join(guest, token), await create(owner)]).toEqual(['TEAM_OVER', 'TEAM_OVER']);
  });
});

describe('a member who joined by a link', () => {
  const OWN = `query ($id: ID!) { notice(id: $id) {
    approvedCount viewerApplication { id } viewerApplyRefusal viewerIsTeammate viewerDeparture { removed reason } } }`;
  const DEPARTURES = `query ($id: ID!) { team(id: $id) { departures { removed reason member { id } } } }`;
  let joiner: Person;

  beforeEach(async () => {
    joiner = await buildPerson(app);
    expect(await join(joiner, await link())).toBe('OK');
  });

  const own = async () => (await joiner.client.data<{ notice: object }>(OWN, { id: notice.id })).notice;
  const apply = () => graphqlOutcome(joiner.client, GQL.apply, { input: { noticeId: notice.id, text: '저요' } });
  const remove = () => {
    const input = { teamId: notice.id, memberId: joiner.member.id, reason: '약속을 어겼어요' };
    return graphqlOutcome(owner.client, GQL.removeTeamMember, { input });
  };

  it('takes a seat without an application, and cannot apply', async () => {
    const inTeam = { approvedCount: 1, viewerIsTeammate: true, viewerApplication: null, viewerDeparture: null };
    expect(await own()).toEqual({ ...inTeam, viewerApplyRefusal: 'ALREADY_APPLIED' });
    expect(await apply()).toBe('ALREADY_APPLIED');
    expect((await joiner.client.rest('get', `/studies/check/${notice.id}`)).body).toMatchObject({ applyStatus: null });
    expect(await app.sql('select 1 from application where notice_id = ?', [notice.id])).toEqual([]);
  });

  it('can read the reason of a removal like the owner, and may not apply again', async () => {
    expect(await remove()).toBe('OK');
    const departure = { removed: true, reason: '약속을 어겼어요' };
    expect(await own()).toMatchObject({ approvedCount: 0, viewerIsTeammate: false, viewerDeparture: departure });
    expect(await apply()).toBe('ALREADY_APPLIED');
    const member = { id: String(joiner.member.id) };
    expect(await owner.client.data(DEPARTURES, { id: notice.id })).toEqual({
      team: { departures: [{ ...departure, member }] },
    });
  });

  it('may apply after leaving, which deletes the reason', async () => {
    const input = { teamId: notice.id, reason: '휴학해요' };
    expect(await graphqlOutcome(joiner.client, GQL.leaveTeam, { input })).toBe('OK');
    expect(await own()).toMatchObject({ viewerDeparture: { removed: false, reason: '휴학해요' } });
    expect(await apply()).toBe('OK');
    expect(await own()).toMatchObject({ viewerDeparture: null });
  });

  it('is notified of the end of the notice', async () => {
    await owner.client.data(GQL.close, { id: notice.id });
    expect(await notificationKindsOf(app, joiner.member.id)).toEqual(['NOTICE_CLOSED']);
  });

  it('frees the seat and notifies the owner by withdrawing', async () => {
    await app.sql('delete from notification where recipient_id = ?', [owner.member.id]);
    expect(await graphqlOutcome(joiner.client, GQL.withdraw, { password: PASSWORD })).toBe('OK');
    expect(await readTeam(app, notice)).toEqual([owner.member.id]);
    expect(await notificationKindsOf(app, owner.member.id)).toEqual(['APPLICATION_CANCELLED']);
  });
});

describe('links', () => {
  it('are at most as many as free seats, and the owner can revoke them', async () => {
    expect([await create(owner), await create(owner), await create(owner)]).toEqual(['OK', 'OK', 'NOTICE_FULL']);
    const { team } = await owner.client.data<{ team: { invitations: { id: string }[] } }>(
      `query ($id: ID!) { team(id: $id) { invitations { id } } }`,
      { id: notice.id },
    );
    expect(team.invitations).toHaveLength(2);
    const [first] = team.invitations;
    expect(await graphqlOutcome(guest.client, GQL.revokeTeamInvitation, { id: first?.id })).toBe('NOT_FOUND');
    expect(await graphqlOutcome(owner.client, GQL.revokeTeamInvitation, { id: first?.id })).toBe('OK');
    expect(await graphqlOutcome(owner.client, GQL.revokeTeamInvitation, { id: first?.id })).toBe('NOT_FOUND');
    expect(await create(owner)).toBe('OK');
  });

  it('can be created by the owner while there are more free seats than valid links', async () => {
    const query = `query ($id: ID!) { team(id: $id) { viewerInvitableRoles viewerInviteDenial } }`;
    const denialOf = async ({ client }: Person): Promise<string | null> =>
      (await client.data<{ team: { viewerInviteDenial: string | null } }>(query, { id: notice.id })).team
        .viewerInviteDenial;
    const rolesOf = async ({ client }: Person, { id }: { id: number } = notice): Promise<(string | null)[]> =>
      (await client.data<{ team: { viewerInvitableRoles: (string | null)[] } }>(query, { id })).team
        .viewerInvitableRoles;
    const project = await buildProject(app.em(), {
      owner: owner.member,
      recruitNumber: 2,
      frontendNumber: 1,
      backendNumber: 1,
      designerNumber: 0,
    });
    expect(await rolesOf(owner, project)).toEqual(['FRONTEND', 'BACKEND']);
    await owner.client.data(GQL.createTeamInvitation, { input: { teamId: project.id, role: 'FRONTEND' } });
    expect(await rolesOf(owner, project)).toEqual(['BACKEND']);
    await buildApplication(app.em(), { notice, applicant: other.member, status: APPROVED });
    expect([await rolesOf(owner), await rolesOf(other)]).toEqual([[null], []]);
    expect([await denialOf(owner), await denialOf(other)]).toEqual([null, 'FORBIDDEN']);
    await link();
    expect([await rolesOf(owner), await create(owner)]).toEqual([[], 'NOTICE_FULL']);
    expect(await denialOf(owner)).toBe('NOTICE_FULL');
    await app.sql('delete from team_invitation where notice_id = ?', [notice.id]);
    await owner.client.data(GQL.moveTeam, { input: { teamId: notice.id, state: 'DISBANDED' } });
    expect([await rolesOf(owner), await create(owner)]).toEqual([[], 'TEAM_OVER']);
    expect(await denialOf(owner)).toBe('TEAM_OVER');
    await app.sql('update notice set hidden = true where id = ?', [notice.id]);
    expect([await create(owner), await denialOf(owner)]).toEqual(['NOTICE_HIDDEN', 'NOTICE_HIDDEN']);
  });

  it('can be created and seen only by the owner', async () => {
    await buildApplication(app.em(), { notice, applicant: other.member, status: APPROVED });
    expect([await create(other), await create(guest)]).toEqual(['FORBIDDEN', 'NOT_FOUND']);
    const query = `query ($id: ID!) { team(id: $id) { invitations { id } } }`;
    expect(await other.client.data(query, { id: notice.id })).toEqual({ team: { invitations: null } });
  });

  it('of a project need a role with a free seat', async () => {
    const project = await buildProject(app.em(), {
      owner: owner.member,
      recruitNumber: 2,
      frontendNumber: 1,
      backendNumber: 1,
      designerNumber: 0,
    });
    const invite = (role: string | null): Promise<string> =>
      graphqlOutcome(owner.client, GQL.createTeamInvitation, { input: { teamId: project.id, role } });
    expect([await invite(null), await invite('DESIGNER')]).toEqual(['VALIDATION_FAILED', 'ROLE_NOT_WANTED']);
    expect([await invite('FRONTEND'), await invite('FRONTEND')]).toEqual(['OK', 'ROLE_FULL']);
  });
});
