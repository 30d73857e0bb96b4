import { runJob } from '../../test-kit/app/jobs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { setClock } from '../../test-kit/database/clock';
import { buildAlert, buildMember, buildStudy } from '../../test-kit/factories/factories';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

it('[AL7] an alert whose conditions are refused does not stop the check of other members', async () => {
  await setClock(app, '2026-12-01T11:00:00+09:00');
  const owner = await buildMember(app.em());
  const [refused, accepted] = [await buildMember(app.em()), await buildMember(app.em())];
  await buildAlert(app.em(), { member: refused, params: `q=${'a'.repeat(200)}` });
  await buildAlert(app.em(), { member: accepted, params: '' });
  await buildStudy(app.em(), { owner });
  await app.sql(`update notice set created_at = now() - interval '2 minutes'`);
  await runJob(app, 'checkAlerts');
  const notified = await app.sql<{ id: number }>(
    `select recipient_id as id from notification where kind = 'NEW_NOTICES'`,
  );
  expect(notified).toEqual([{ id: accepted.id }]);
});
