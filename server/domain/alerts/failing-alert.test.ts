import { Client, type QueryConfig } from 'pg';
import { runJob } from '../../test-kit/app/jobs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { setClock } from '../../test-kit/database/clock';
import { buildAlert, buildMember, buildStudy } from '../../test-kit/factories/factories';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(async () => {
  await app.sql('delete from alert; delete from notification; delete from notice');
  await setClock(app, '2026-12-01T11:00:00+09:00');
});

afterAll(() => app.close());

/** Words of an alert whose notices cannot be counted. */
const FAILING = '고장';

/**
 * Makes PostgreSQL cancel the statements that count notices with the words {@link FAILING}, as
 * after their time limit.
 * @returns the number of alerts in each cancelled statement
 */
async function whileCountingFails(work: () => Promise<void>): Promise<number[]> {
  const cancelled: number[] = [];
  const query = Client.prototype.query as (this: Client, config: QueryConfig, ...rest: unknown[]) => unknown;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const [config, ...rest] = args as [QueryConfig, ...unknown[]];
    const counted = config.values?.find((value) => typeof value === 'string' && value.includes(FAILING)) as string;
    if (!counted) return query.call(this, config, ...rest) as never;
    cancelled.push((JSON.parse(counted) as unknown[]).length);
    return query.call(
      this,
      { text: `do $$ begin raise query_canceled; end $$` },
      ...rest.filter((each) => typeof each === 'function'),
    ) as never;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return cancelled;
}

const settle = (): Promise<unknown> => app.sql(`update notice set created_at = now() - interval '2 minutes'`);

interface Notified {
  id: number;
  news: { name: string; count: number }[];
}

const notified = (): Promise<Notified[]> =>
  app.sql<Notified>(
    `select t.recipient_id as id, t.news from notification t where t.kind = 'NEW_NOTICES' order by t.recipient_id, t.id`,
  );

it('[AL7] an alert that cannot be counted stops neither other members nor other alerts, and is reported later', async () => {
  const members = [];
  for (let number = 0; number < 8; number += 1) members.push(await buildMember(app.em()));
  const [failing] = members.slice(3);
  for (const member of members) await buildAlert(app.em(), { member, params: '', name: '모든 공고' });
  await buildAlert(app.em(), { member: failing, params: `q=${FAILING}`, name: '고장' });
  await buildStudy(app.em(), { title: '고장 난 기타' });
  await settle();
  const cancelled = await whileCountingFails(() => runJob(app, 'checkAlerts'));
  // Halves of the eight members, then the alert alone.
  expect(cancelled).toEqual([9, 5, 3, 2, 1]);
  expect(await notified()).toMatchObject(members.map(({ id }) => ({ id, news: [{ name: '모든 공고', count: 1 }] })));
  await runJob(app, 'checkAlerts');
  expect(await notified()).toHaveLength(8);
  await setClock(app, '2026-12-02T11:00:00+09:00');
  await runJob(app, 'checkAlerts');
  expect((await notified()).filter(({ id }) => id === failing?.id).flatMap(({ news }) => news)).toMatchObject([
    { name: '모든 공고', count: 1 },
    { name: '고장', count: 1 },
  ]);
});
