import { buildMember } from '../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../test-kit/app/test-app';
import { replaceCheck } from './replace-check';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

it('a column allows only the new values', async () => {
  const { id } = await buildMember(app.em());
  const insert = (topic: string) =>
    app.sql('insert into notification_setting (member_id, topic, mail) values (?, ?, true)', [id, topic]);
  await expect(insert('NEWS')).rejects.toMatchObject({ constraint: 'notification_setting_topic_check' });
  await app.sql(replaceCheck('notification_setting', 'topic', ['TEAMS', 'NEWS']));
  await insert('TEAMS');
  await insert('NEWS');
  await expect(insert('COMMENTS')).rejects.toMatchObject({ constraint: 'notification_setting_topic_check' });
});
