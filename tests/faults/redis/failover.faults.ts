import { signUpAt } from '../../../server/test-kit/clients/client';
import { PASSWORD } from '../../../server/test-kit/clients/accounts';
import { type Forwarder, startForwarder } from '../../../server/test-kit/servers/forwarder';
import { findFreePort } from '../../../server/embedded-postgres/postmaster';
import { HttpClient } from '../../../server/test-kit/clients/http-client';
import { scrapeMetrics } from '../../../server/test-kit/processes/metrics';
import { startTestRedis, type TestRedis } from '../../../server/test-kit/processes/redis';
import { actUntil, openSocket } from '../../../server/test-kit/clients/socket';
import { until } from '../../../server/test-kit/processes/until';
import { type TestService, startTestService } from '../support/test-service';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

const RECOVERY_MS = 5_000;

/** Two probes without a response take 3 s. */
const VANISHED_MS = 10_000;
const ACCOUNT = { loginId: 'member', password: PASSWORD };
const STUDY = { title: '고전 읽기', recruitNumber: 3, content: '매주 만나요.' };

jest.setTimeout(60_000);

describeWith('redis')(
  '[F26] the address of Redis moves to the promoted replica, and the previous primary is its replica',
  () => {
    let primary: TestRedis;
    let replica: TestRedis;
    let address: Forwarder;
    let service: TestService;
    let metricsPort: number;
    let member: HttpClient;
    let guest: HttpClient;

    beforeAll(async () => {
      [primary, replica] = await Promise.all([startTestRedis(), startTestRedis()]);
      await replica.follow(primary);
      address = await startForwarder(primary.url);
      metricsPort = await findFreePort();
      const env = { REDIS_URL: address.through(primary.url), METRICS_PORT: String(metricsPort) };
      service = await startTestService({ writers: 0, env });
      member = await signUpAt(service.server.url, ACCOUNT.loginId);
      guest = await signUpAt(service.server.url, 'guest');
    });

    afterAll(async () => {
      member.close();
      guest.close();
      await service.remove();
      await address.stop();
      await Promise.all([primary.stop(), replica.stop()]);
    });

    const logIn = async (): Promise<number> => {
      const client = new HttpClient(service.server.url);
      const { status } = await client.send('post', '/api/auth/login', ACCOUNT);
      client.close();
      return status;
    };
    const readProfile = async (): Promise<number> => (await member.send('get', '/api/members/profile')).status;
    const expectLiveMessage = async (studyId: unknown): Promise<void> => {
      const headers = { cookie: member.sessionCookie };
      const socket = openSocket(service.server, headers, 'subscription { notificationReceived { kind } }');
      const comment = () => guest.send('post', `/api/studies/comments/${String(studyId)}`, { comment: '질문' });
      expect((await actUntil(socket.next(), comment)).value).toMatchObject({ data: { notificationReceived: {} } });
      await socket.close();
    };
    const connectionsUp = async (): Promise<(number | undefined)[]> => {
      const metrics = await scrapeMetrics(metricsPort);
      return ['commands', 'live'].map((connection) => metrics.get(`hanteam_redis_up{connection="${connection}"}`));
    };

    it('the same process logs members in and delivers live messages again within 5 seconds of the move', async () => {
      const { studyId } = await member.mustSend('post', '/api/studies', STUDY);
      expect([await logIn(), await connectionsUp()]).toEqual([200, [1, 1]]);
      await replica.command('REPLICAOF', 'NO', 'ONE');
      await primary.follow(replica);
      await until(async () => (await connectionsUp())[0] === 0, RECOVERY_MS);
      // Sessions are read from the previous primary meanwhile.
      expect([await logIn(), await readProfile()]).toEqual([503, 200]);
      address.moveTo(replica.url);
      await until(async () => (await logIn()) === 200, RECOVERY_MS);
      await until(async () => String(await connectionsUp()) === '1,1', RECOVERY_MS);
      expect(await readProfile()).toBe(200);
      // Both connections have left the previous primary.
      await replica.command('REPLICAOF', 'NO', 'ONE');
      await primary.kill();
      await expectLiveMessage(studyId);
      expect(service.server.isRunning).toBe(true);
    });

    it('the same process does so if the previous primary vanishes without closing its connections', async () => {
      await primary.restart();
      await primary.follow(replica);
      const { studyId } = await member.mustSend('post', '/api/studies', STUDY);
      replica.freeze();
      await primary.command('REPLICAOF', 'NO', 'ONE');
      address.moveTo(primary.url);
      await until(async () => (await logIn()) === 200, VANISHED_MS);
      await until(async () => String(await connectionsUp()) === '1,1', RECOVERY_MS);
      expect(await readProfile()).toBe(200);
      await expectLiveMessage(studyId);
      expect(service.server.isRunning).toBe(true);
    });
  },
);
