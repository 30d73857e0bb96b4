import { PASSWORD } from '../../../server/test-kit/clients/accounts';
import { clearAudit, readAudit, startAudit } from '../../../server/test-kit/database/write-audit';
import { whileCommitsFail } from '../../../server/test-kit/database/failing-commits';
import { expectCorrectCounters } from '../../../server/test-kit/database/counters';
import { EVERY_WRITE } from '../../../server/test-kit/races/writes';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { buildWriteData } from '../../../server/test-kit/races/write-data';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await startAudit(app);
});

afterAll(() => app.close());

describe('[F19] a server that is killed at any moment has completed a write or has written nothing', () => {
  it.each(EVERY_WRITE)('%s is one transaction and can be repeated after a failed commit', async (name, start) => {
    const testData = await buildWriteData(app);
    const write = await start(testData, app);
    await clearAudit(app);
    await whileCommitsFail(app, 'audit', async () => {
      expect(await write()).toBe('UNAVAILABLE');
    });
    expect(await readAudit(app)).toEqual({});
    // A withdrawal ends the sessions before it commits.
    if (name.startsWith('withdraw')) {
      for (const { client, member } of [testData.owner, testData.applicant])
        await client.logIn(member.loginId, PASSWORD);
    }
    expect(await write()).toBe('OK');
    expect(Object.values(await readAudit(app))).toHaveLength(1);
    await expectCorrectCounters(app);
  });
});
