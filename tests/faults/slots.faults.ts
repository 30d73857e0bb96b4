import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, Client } from './client';
import { expectNothingHalfDone, expectNothingLost } from './ledger';
import { Load } from './load';
import { Postgres } from './postgres';
import { Service } from './service';

let postgres: Postgres;
let service: Service;
let load: Load;
let client: Client;

beforeAll(async () => {
  postgres = await Postgres.create();
  service = await Service.create({ DATABASE_URL: postgres.url });
  load = await Load.create(service.origin, 8);
  client = new Client(service.origin);
  await client.join('reader');
});

afterAll(async () => {
  load.close();
  client.close();
  await service.remove();
  await postgres.remove();
});

describe('[F10] while somebody else holds the locks that two hundred writes need', () => {
  it('reads are answered, the writes are refused within a second, and all is well when the locks are gone', async () => {
    const [id] = load.acknowledged.notices;
    // All connections are open already.
    await Promise.all(Array.from({ length: 20 }, () => client.send('DELETE', `/api/studies/${id}/like`)));
    const before = service.memory;
    const holder = await postgres.connect();
    await holder.query('begin');
    await holder.query('select from notice for update');
    const writes: Promise<Answer>[] = [];
    const reads: Answer[] = [];
    for (let wave = 0; wave < 20; wave += 1) {
      for (let number = 0; number < 5; number += 1) {
        writes.push(client.send('POST', `/api/studies/comments/${id}`, { comment: `${wave} ${number}` }));
        writes.push(client.send('POST', `/api/studies/${id}/like`));
      }
      await sleep(50);
      reads.push(await client.send('GET', '/api/studies'));
    }
    expect(reads.filter(({ status, ms }) => status !== 200 || ms > 1_000)).toEqual([]);
    const answers = await Promise.all(writes);
    console.info(`the slowest of ${answers.length} refusals after ${Math.max(...answers.map(({ ms }) => ms))} ms`);
    const slow = answers.filter(({ status, headers, ms }) => status !== 503 || !headers['retry-after'] || ms > 1_000);
    expect(slow.map(({ status, ms }) => ({ status, ms }))).toEqual([]);
    expect(service.memory - before).toBeLessThan(100);
    await holder.query('rollback');
    await holder.end();
    // Until the first is served, who finds no room is not kept waiting.
    for (const path of [`/api/studies/${id}/like`, `/api/studies/comments/${id}`])
      expect((await client.send('POST', path, { comment: '다시' })).status).toBeLessThan(300);
    load.start();
    await load.untilAcknowledged(50);
    await load.stop();
    expect(load.observed.filter(({ done }) => !done)).toEqual([]);
    await expectNothingLost(postgres, load.acknowledged);
    await expectNothingHalfDone(postgres);
  });
});
