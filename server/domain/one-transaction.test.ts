import { PASSWORD } from '../test/accounts';
import { clearAudit, readAudit, startAudit } from '../test/audit';
import { whileCommitsFail } from '../test/commits';
import { expectTrueCounters } from '../test/counters';
import { EVERY_WRITE } from '../test/further-writes';
import { startTestApp, type TestApp } from '../test/harness';
import { buildWriteWorld } from '../test/writes';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await startAudit(app);
});

afterAll(() => app.close());

describe('[F19] a server that is killed at any moment has completed a write or has written nothing', () => {
  it.each(EVERY_WRITE)('%s is one transaction and can be repeated after a failed commit', async (name, start) => {
    const world = await buildWriteWorld(app);
    const write = await start(world, app);
    await clearAudit(app);
    await whileCommitsFail(app, 'audit', async () => {
      expect(await write()).toBe('UNAVAILABLE');
    });
    expect(await readAudit(app)).toEqual({});
    // A withdrawal ends the sessions before it commits.
    if (name.startsWith('withdraw')) {
      for (const { client, member } of [world.owner, world.applicant]) await client.logIn(member.loginId, PASSWORD);
    }
    expect(await write()).toBe('OK');
    expect(Object.values(await readAudit(app))).toHaveLength(1);
    await expectTrueCounters(app);
  });
});
