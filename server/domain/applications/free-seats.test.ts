import type { TestClient } from '../../test/client';
import { buildApplication, buildMember, buildProject } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';
import { Role } from '../notices/project.entity';
import { ApplicationStatus } from './application.entity';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  client = await app.as(await buildMember(app.em()));
});

afterAll(() => app.close());

test('the free seats of a project are those of its roles, and none is left in all once the roles are full', async () => {
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

test('the free seats of a project are at most those that are left in all', async () => {
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
