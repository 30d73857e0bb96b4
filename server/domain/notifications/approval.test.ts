import type { TestClient } from '../../test-kit/clients/client';
import { asInput } from '../../test-kit/clients/graphql-inputs';
import { GQL, KINDS } from '../../test-kit/clients/graphql-operations';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { buildMember, buildStudy } from '../../test-kit/factories/factories';
import type { Member } from '../members/member.entity';

let app: TestApp;
let owner: Member;
let ownerClient: TestClient;
let applicant: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildMember(app.em());
  ownerClient = await app.as(owner);
});

afterAll(() => app.close());

beforeEach(async () => {
  applicant = await app.as(await buildMember(app.em()));
});

/** Builds a study and approves the applicant. */
async function joinTeam(title: string): Promise<number> {
  const { id } = await buildStudy(app.em(), { owner, title });
  const input = { noticeId: id, ...asInput(KINDS.STUDY.apply) };
  const { applyToNotice } = await applicant.data<{ applyToNotice: { application: { id: string } } }>(GQL.apply, {
    input,
  });
  await ownerClient.data(GQL.approve, { id: applyToNotice.application.id });
  return id;
}

interface Approval {
  id: string;
  noticeTitle: string;
}

/** Returns the approval that home shows to the applicant. */
async function approvalOnHome(): Promise<Approval | null> {
  const query = '{ viewer { approvalToOpen { id noticeTitle } } }';
  return (await applicant.data<{ viewer: { approvalToOpen: Approval | null } }>(query)).viewer.approvalToOpen;
}

describe('an approval', () => {
  it('is shown until it is read, the newest first', async () => {
    expect(await approvalOnHome()).toBeNull();
    await joinTeam('먼저');
    await joinTeam('나중');
    const newest = await approvalOnHome();
    expect(newest?.noticeTitle).toBe('나중');
    await applicant.data(GQL.markRead, { id: newest?.id });
    expect((await approvalOnHome())?.noticeTitle).toBe('먼저');
    await applicant.data(GQL.markAllRead);
    expect(await approvalOnHome()).toBeNull();
  });

  it('is shown for 14 days', async () => {
    const id = await joinTeam('고전 읽기');
    const age = 'update notification set created_at = now() - ?::interval where notice_id = ?';
    await app.sql(age, ['13 days 23 hours', id]);
    expect(await approvalOnHome()).not.toBeNull();
    await app.sql(age, ['14 days 1 minute', id]);
    expect(await approvalOnHome()).toBeNull();
  });

  it('is not shown after the member left the team', async () => {
    const id = await joinTeam('고전 읽기');
    await applicant.data(GQL.leaveTeam, { input: { teamId: id } });
    expect(await approvalOnHome()).toBeNull();
  });

  it('is not shown after the end of the team', async () => {
    const id = await joinTeam('고전 읽기');
    await ownerClient.data(GQL.moveTeam, { input: { teamId: id, state: 'DISBANDED' } });
    expect(await approvalOnHome()).toBeNull();
  });

  it('is named by its team until it is read, and only to the approved member', async () => {
    const id = await joinTeam('고전 읽기');
    const query = 'query ($id: ID!) { team(id: $id) { viewerApproval { id } } }';
    const shown = (await approvalOnHome())?.id;
    expect(await applicant.data(query, { id })).toEqual({ team: { viewerApproval: { id: shown } } });
    expect(await ownerClient.data(query, { id })).toEqual({ team: { viewerApproval: null } });
    await applicant.data(GQL.markRead, { id: shown });
    expect(await applicant.data(query, { id })).toEqual({ team: { viewerApproval: null } });
  });
});
