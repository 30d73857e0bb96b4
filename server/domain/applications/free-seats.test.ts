import type { TestClient } from '../../test-kit/clients/client';
import { buildApplication, buildMember, buildProject, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { Role } from '../profiles/role.entity';
import { ApplicationStatus } from './application.entity';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  client = await app.as(await buildMember(app.em()));
});

afterAll(() => app.close());

test('the free seats of a project are the free seats of its roles, and there are none once the roles are full', async () => {
  const project = await buildProject(app.em(), {
    recruitNumber: 5,
    frontendNumber: 1,
    backendNumber: 1,
    designerNumber: 0,
  });
  const query = `query ($id: ID!) { notice(id: $id) { freeSeatCount viewerCanApply } }`;
  const seats = () => client.data(query, { id: project.id });
  expect(await seats()).toEqual({ notice: { freeSeatCount: 2, viewerCanApply: true } });
  await buildApplication(app.em(), { notice: project, role: Role.FRONTEND, status: ApplicationStatus.APPROVED });
  expect(await seats()).toEqual({ notice: { freeSeatCount: 1, viewerCanApply: true } });
  await buildApplication(app.em(), { notice: project, role: Role.BACKEND, status: ApplicationStatus.APPROVED });
  expect(await seats()).toEqual({ notice: { freeSeatCount: 0, viewerCanApply: false } });
});

test('the free seats of a project are at most the free seats of the whole team', async () => {
  const project = await buildProject(app.em(), {
    recruitNumber: 2,
    frontendNumber: 1,
    backendNumber: 1,
    designerNumber: 0,
  });
  await buildApplication(app.em(), { notice: project, status: ApplicationStatus.APPROVED });
  expect(await client.data(`query ($id: ID!) { notice(id: $id) { freeSeatCount } }`, { id: project.id })).toEqual({
    notice: { freeSeatCount: 1 },
  });
});

describe('the seats of a notice', () => {
  const seatsOf = async (id: number): Promise<unknown> => {
    // The second query is not compiled, so its seats come from the resolver.
    const seats = 'seats { role headcount approved free roles }';
    const compiled = await client.data<{ notice: { seats: unknown } }>(
      `query ($id: ID!) { notice(id: $id) { ${seats} } }`,
      { id },
    );
    const resolved = await client.data(
      `query ($id: ID!) { notice(id: $id) { ${seats} applications { edges { cursor } } } }`,
      {
        id,
      },
    );
    expect(resolved).toEqual({ notice: { ...compiled.notice, applications: null } });
    return compiled.notice.seats;
  };

  test('have the roles that a project recruits', async () => {
    const project = await buildProject(app.em(), {
      recruitNumber: 5,
      frontendNumber: 2,
      backendNumber: 0,
      designerNumber: 1,
    });
    await buildApplication(app.em(), { notice: project, role: Role.DESIGNER, status: ApplicationStatus.APPROVED });
    expect(await seatsOf(project.id)).toEqual([
      { role: 'FRONTEND', headcount: 2, approved: 0, free: 2, roles: ['FRONTEND'] },
      { role: 'DESIGNER', headcount: 1, approved: 1, free: 0, roles: ['DESIGNER'] },
    ]);
  });

  test('of a role are limited by the free seats of the notice, if a member has no role', async () => {
    const project = await buildProject(app.em(), {
      recruitNumber: 3,
      frontendNumber: 2,
      backendNumber: 1,
      designerNumber: 0,
    });
    for (let count = 0; count < 2; count += 1) {
      const { id } = await buildMember(app.em());
      await app.sql('insert into team_member (notice_id, member_id) values (?, ?)', [project.id, id]);
    }
    expect(await seatsOf(project.id)).toEqual([
      { role: 'FRONTEND', headcount: 2, approved: 0, free: 1, roles: ['FRONTEND'] },
      { role: 'BACKEND', headcount: 1, approved: 0, free: 1, roles: ['BACKEND'] },
    ]);
  });

  test('have no role at a project without headcounts by role, also after an approval', async () => {
    const project = await buildProject(app.em(), {
      recruitNumber: 5,
      frontendNumber: 0,
      backendNumber: 0,
      designerNumber: 0,
    });
    await buildApplication(app.em(), { notice: project, role: Role.BACKEND, status: ApplicationStatus.APPROVED });
    expect(await seatsOf(project.id)).toEqual([
      { role: null, headcount: 5, approved: 1, free: 4, roles: ['FRONTEND', 'BACKEND', 'DESIGNER'] },
    ]);
  });

  test('have no role at a study', async () => {
    const study = await buildStudy(app.em(), { recruitNumber: 4 });
    expect(await seatsOf(study.id)).toEqual([{ role: null, headcount: 4, approved: 0, free: 4, roles: [null] }]);
  });
});
