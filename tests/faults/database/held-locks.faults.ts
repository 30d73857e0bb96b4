import { signUpAt } from '../../../server/test-kit/clients/client';
import { setTimeout as delay } from 'node:timers/promises';
import type { HttpResponse, HttpClient } from '../../../server/test-kit/clients/http-client';
import { type TestService, startTestService } from '../support/test-service';

/**
 * Maximum milliseconds until a write is refused. A write waits 0.6 s for a lock
 * (platform/database/pool.ts). Two hundred writes in one queue would take far longer. A busy
 * machine also delays writes that do not queue.
 */
const SOON_MS = 6_000;

let service: TestService;
let client: HttpClient;

beforeAll(async () => {
  service = await startTestService({ writers: 8 });
  client = await signUpAt(service.server.url, 'reader');
});

afterAll(async () => {
  client.close();
  await service.remove();
});

describe('[F10] while another transaction holds the locks of two hundred writes, the server', () => {
  it('serves reads, refuses the writes soon, and accepts writes once the locks are released', async () => {
    const { load, ledger, postgres, server } = service;
    const [id] = ledger.noticeIds;
    // Opens all connections before the fault.
    await Promise.all(Array.from({ length: 20 }, () => client.send('delete', `/api/studies/${id}/like`)));
    const before = server.memory;
    const holder = await postgres.connect();
    await holder.query('begin');
    await holder.query('select from notice for update');
    const writes: Promise<HttpResponse>[] = [];
    const reads: HttpResponse[] = [];
    for (let wave = 0; wave < 20; wave += 1) {
      for (let number = 0; number < 5; number += 1) {
        writes.push(client.send('post', `/api/studies/${id}/applications`, { application: `${wave} ${number}` }));
        writes.push(client.send('post', `/api/studies/${id}/like`));
      }
      await delay(50);
      reads.push(await client.send('get', '/api/studies'));
    }
    expect(reads.filter(({ status, ms }) => status !== 200 || ms > SOON_MS)).toEqual([]);
    const answers = await Promise.all(writes);
    console.info(`the slowest of ${answers.length} refusals after ${Math.max(...answers.map(({ ms }) => ms))} ms`);
    const slow = answers.filter(({ status, headers, ms }) => status !== 503 || !headers['retry-after'] || ms > SOON_MS);
    expect(slow.map(({ status, ms }) => ({ status, ms }))).toEqual([]);
    expect(server.memory - before).toBeLessThan(100);
    await holder.query('rollback');
    await holder.end();
    // Until one write has finished, a write without a free connection is refused at once.
    for (const path of [`/api/studies/${id}/like`, `/api/studies/${id}/applications`])
      expect((await client.send('post', path, { application: '다시' })).status).toBeLessThan(300);
    load.start();
    await load.untilAcknowledged(50);
    await load.stop();
    expect(load.observed.filter(({ done }) => !done)).toEqual([]);
    await service.expectIntegrity();
  });
});
