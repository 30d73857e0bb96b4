import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { buildApplication, buildMember, buildProfile, buildStudy } from '../../test-kit/factories/factories';
import { ApplicationStatus } from '../applications/application.entity';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

it('[B60] a common team opens a profile, but neither a notice of the member nor a team of the viewer', async () => {
  const owner = await buildMember(app.em());
  const viewer = await buildMember(app.em());
  await buildProfile(app.em(), { member: owner, intro: '소개' });
  const notice = await buildStudy(app.em(), { owner });
  await buildStudy(app.em(), { owner: viewer });
  await buildApplication(app.em(), {
    notice: await buildStudy(app.em()),
    applicant: viewer,
    status: ApplicationStatus.APPROVED,
  });
  const client = await app.as(viewer);
  const read = () =>
    client.data('query ($id: ID!) { notice(id: $id) { owner { profile { intro } } } }', { id: notice.id });
  expect(await read()).toEqual({ notice: { owner: { profile: null } } });
  await buildApplication(app.em(), { notice, applicant: viewer, status: ApplicationStatus.APPROVED });
  expect(await read()).toEqual({ notice: { owner: { profile: { intro: '소개' } } } });
});
