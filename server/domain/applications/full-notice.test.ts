import type { TestClient } from '../../test-kit/clients/client';
import { expectCorrectCounters } from '../../test-kit/database/counters';
import { buildApplication, buildMember, buildProject, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { graphqlOutcome, outcomeOf } from '../../test-kit/clients/outcomes';
import { buildPerson } from '../../test-kit/races/race-actions';
import { ApplicationStatus } from './application.entity';
import type { Member } from '../members/member.entity';
import { Role } from '../profiles/role.entity';

let app: TestApp;
let owner: Member;
let reader: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildMember(app.em());
  reader = await app.as(await buildMember(app.em()));
});

afterEach(() => expectCorrectCounters(app));

afterAll(() => app.close());

describe('[B11] applying for a seat', () => {
  it('is denied while the role is full, and allowed once a seat becomes free', async () => {
    const project = await buildProject(app.em(), { owner, frontendNumber: 1 });
    const member = await buildMember(app.em());
    await buildApplication(app.em(), { notice: project, applicant: member, status: ApplicationStatus.APPROVED });
    const [newcomer, other] = [await buildPerson(app), await buildPerson(app)];
    const applyFor = (role: Role, { client } = newcomer) =>
      graphqlOutcome(client, GQL.apply, { input: { noticeId: project.id, role, text: '' } });
    expect(await applyFor(Role.FRONTEND)).toBe('ROLE_FULL');
    const response = await newcomer.client.rest('post', `/projects/${project.id}/applications`, {
      role: 'FRONTEND',
      application: '',
    });
    expect([response.status, outcomeOf(response)]).toEqual([400, 'ROLE_FULL']);
    expect(await applyFor(Role.BACKEND, other)).toBe('OK');
    await (await app.as(member)).rest('delete', `/projects/${project.id}/applications`);
    expect(await applyFor(Role.FRONTEND)).toBe('OK');
  });

  it('is denied at a full study, whose fields show that in advance', async () => {
    const study = await buildStudy(app.em(), { owner, recruitNumber: 1 });
    await buildApplication(app.em(), { notice: study, status: ApplicationStatus.APPROVED });
    const input = { noticeId: study.id, text: '함께해요' };
    expect(await graphqlOutcome(reader, GQL.apply, { input })).toBe('NOTICE_FULL');
    const query = 'query ($id: ID!) { notice(id: $id) { viewerCanApply viewerApplyRefusal recruiting } }';
    const { notice } = await reader.data<{ notice: object }>(query, { id: study.id });
    expect(notice).toEqual({ viewerCanApply: false, viewerApplyRefusal: 'NOTICE_FULL', recruiting: true });
  });

  it('is possible at a project for a free role, whichever role is full', async () => {
    const project = await buildProject(app.em(), { owner, frontendNumber: 1, backendNumber: 1, designerNumber: 0 });
    const query = 'query ($id: ID!) { notice(id: $id) { viewerApplyRefusal } }';
    const denial = async () =>
      (await reader.data<{ notice: { viewerApplyRefusal: string } }>(query, { id: project.id })).notice;
    const fill = (role: Role) =>
      buildApplication(app.em(), { notice: project, role, status: ApplicationStatus.APPROVED });
    await fill(Role.FRONTEND);
    expect(await denial()).toEqual({ viewerApplyRefusal: null });
    await fill(Role.BACKEND);
    expect(await denial()).toEqual({ viewerApplyRefusal: 'NOTICE_FULL' });
  });
});
