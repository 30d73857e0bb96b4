import { describeWithProxy } from '../../server/test-kit/processes/haproxy';
import { testOutage } from './service/outage';
import { testReplacement } from './service/replacement';
import { testReplica } from './service/replica';
import { testSharing } from './service/sharing';
import { startTestService, type TestService } from './test-service';

// Starts several servers, and the machine may be busy.
jest.setTimeout(120_000);

describeWithProxy()('a service of two instances', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });

  afterAll(() => service.stop());

  for (const test of [testSharing, testReplica, testReplacement, testOutage])
    describe(test.name, () => {
      // Ends all sessions and counts of the tests before. Each test logs in itself.
      beforeAll(() => service.redis.command('flushall'));

      test(() => service);
    });
});
