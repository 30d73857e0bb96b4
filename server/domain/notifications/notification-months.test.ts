import { buildMember, buildNotification, buildStudy } from '../../test-kit/factories/factories';
import { runJob } from '../../test-kit/app/jobs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import type { TestClient } from '../../test-kit/clients/client';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { beginTransaction, untilWaiting } from '../../test-kit/database/locks';
import { race, rest, tally } from '../../test-kit/races/races';
import type { Member } from '../members/member.entity';

const BELL = '{ viewer { unreadNotificationCount notifications(first: 100) { nodes { id times read } } } }';

interface Bell {
  viewer: { unreadNotificationCount: number; notifications: { nodes: { id: string; times: number; read: boolean }[] } };
}

let app: TestApp;
let beside: TestApp;
let owner: Member;
let commenter: Member;
let bell: TestClient;
let actor: TestClient;
let studyId: number;

beforeAll(async () => {
  app = await startTestApp();
  beside = await startTestApp({}, app);
});

afterAll(async () => {
  await beside.close();
  await app.close();
});

beforeEach(async () => {
  await app.sql('delete from notification');
  await Promise.all([app, beside].map((each) => runJob(each, 'sweepNotifications')));
  owner = await buildMember(app.em());
  commenter = await buildMember(app.em());
  bell = await app.as(owner);
  actor = await app.as(commenter);
  studyId = (await buildStudy(app.em(), { owner })).id;
});

/** First day of the month with this offset from the current one, in UTC. */
async function monthAt(offset: number): Promise<string> {
  const [row] = await app.sql<{ month: string }>(
    `select (notification_month(now()) + make_interval(months => ?))::date::text as month`,
    [offset],
  );
  return row?.month ?? '';
}

const nameOf = (month: string): string => `m${month.slice(0, 7).replace('-', '_')}`;

async function partitions(): Promise<string[]> {
  const rows = await app.sql<{ name: string }>(
    `select relname as name from pg_inherits join pg_class on oid = inhrelid
     where inhparent = 'notification'::regclass order by relname`,
  );
  return rows.map(({ name }) => name);
}

/** Adds the partition of a month as a former run of the job did. */
const addPartition = (month: string): Promise<unknown> =>
  app.sql(
    `create table notification_months.${nameOf(month)} partition of notification
     for values from ('${month}') to ('${month}'::date + interval '1 month')`,
  );

/** Moves notifications into another month, as if their first event had been there. */
const moveTo = (month: string, createdAt: string): Promise<unknown> =>
  app.sql(`update notification set month = ?, created_at = ${createdAt}`, [month]);

/** Returns the partitions of all notifications. */
async function stored(): Promise<{ id: number; partition: string }[]> {
  return app.sql(
    `select t.id, c.relname as partition from notification t join pg_class c on c.oid = t.tableoid order by t.id`,
  );
}

const comment = (): Promise<unknown> => actor.data(GQL.comment, { input: { noticeId: studyId, text: '저도요.' } });

const readBell = async (): Promise<Bell['viewer']> => (await bell.data<Bell>(BELL)).viewer;

describe('the months of notifications [N7]', () => {
  it('begin with the oldest that is shown, and end with the next one', async () => {
    const [{ oldest }] = (await app.sql(`select notification_month(now() - interval '90 days')::text as oldest`)) as [
      { oldest: string },
    ];
    const wanted = [-3, -2, -1, 0, 1].map(monthAt);
    const months = (await Promise.all(wanted)).filter((month) => month >= oldest);
    expect(await partitions()).toEqual([...months.map(nameOf), 'other']);
  });

  it('are added ahead by two instances at once, and keep rows that came before', async () => {
    const current = await monthAt(0);
    for (const month of [current, await monthAt(1)]) await app.sql(`drop table notification_months.${nameOf(month)}`);
    await comment();
    expect(await stored()).toMatchObject([{ partition: 'other' }]);
    await Promise.all([app, beside, app, beside].map((each) => runJob(each, 'sweepNotifications')));
    expect(await stored()).toMatchObject([{ partition: nameOf(current) }]);
    expect(await partitions()).toContain(nameOf(await monthAt(1)));
    await comment();
    expect((await readBell()).notifications.nodes).toMatchObject([{ times: 2 }]);
  });

  it('are dropped as soon as all of their notifications have expired', async () => {
    const [expired, younger] = [await monthAt(-5), await monthAt(-2)];
    await addPartition(expired);
    await comment();
    await moveTo(expired, `date '${expired}' + interval '2 days'`);
    const { id } = await buildNotification(app.em(), { recipient: owner });
    await app.sql(`update notification set month = ?, created_at = now() - interval '89 days' where id = ?`, [
      younger,
      id,
    ]);
    expect(await stored()).toMatchObject([{ partition: nameOf(expired) }, { partition: nameOf(younger) }]);
    await Promise.all([app, beside].map((each) => runJob(each, 'sweepNotifications')));
    expect(await stored()).toEqual([{ id, partition: nameOf(younger) }]);
    expect(await partitions()).not.toContain(nameOf(expired));
    expect((await readBell()).notifications.nodes).toMatchObject([{ id: String(id) }]);
  });

  it('stay while a notification of the last 90 days may be in them', async () => {
    await comment();
    await moveTo(await monthAt(-2), `now() - interval '90 days 1 minute'`);
    await runJob(app, 'sweepNotifications');
    expect(await stored()).toHaveLength(1);
    expect(await readBell()).toEqual({ unreadNotificationCount: 0, notifications: { nodes: [] } });
  });

  it('need no partition for old rows, such as those of a restored backup', async () => {
    await comment();
    await moveTo(await monthAt(-30), `now() - interval '900 days'`);
    expect(await stored()).toMatchObject([{ partition: 'other' }]);
    await runJob(app, 'sweepNotifications');
    expect(await stored()).toEqual([]);
  });

  it('are neither added nor dropped while a backup reads them, and the job tries again', async () => {
    const expired = await monthAt(-5);
    await addPartition(expired);
    const backup = await beginTransaction(app);
    await backup.query('lock table notification in access share mode');
    const job = runJob(app, 'sweepNotifications');
    await untilWaiting(app, 1);
    // Requests read and write between the attempts.
    await comment();
    expect((await readBell()).unreadNotificationCount).toBe(1);
    await backup.commit();
    await job;
    expect(await partitions()).not.toContain(nameOf(expired));
  });
});

describe('a repeated event of a later month [N8]', () => {
  beforeEach(async () => {
    await comment();
    await moveTo(await monthAt(-1), `now() - interval '31 days'`);
  });

  it('is the same unread notification, at the top and with the latest time', async () => {
    const [first] = await stored();
    await buildNotification(app.em(), { recipient: owner });
    await comment();
    const { unreadNotificationCount, notifications } = await readBell();
    expect(unreadNotificationCount).toBe(2);
    expect(notifications.nodes).toMatchObject([{ id: String(first?.id), times: 2 }, { times: 1 }]);
    expect(await app.sql(`select from notification where created_at > now() - interval '1 hour'`)).toHaveLength(2);
  });

  it('is counted correctly if many arrive at the same time at two instances', async () => {
    const clients = [actor, await beside.as(commenter)];
    const racers = Array.from({ length: 10 }, (_, index) =>
      rest(clients[index % 2] as TestClient, 'post', `/studies/comments/${studyId}`, { comment: `${index}` }),
    );
    expect(tally(await race(...racers))).toEqual({ OK: 10 });
    expect((await readBell()).notifications.nodes).toMatchObject([{ times: 11 }]);
  });

  it('is counted once even if it races with marking as read', async () => {
    const comments = Array.from({ length: 8 }, () =>
      rest(actor, 'post', `/studies/comments/${studyId}`, { comment: '.' }),
    );
    const reads = Array.from({ length: 4 }, () => async () => (await bell.code(GQL.markAllRead)) ?? 'OK');
    expect(tally(await race(...comments, ...reads))).toEqual({ OK: 12 });
    const { unreadNotificationCount, notifications } = await readBell();
    expect(notifications.nodes.reduce((sum, { times }) => sum + times, 0)).toBe(9);
    expect(unreadNotificationCount).toBe(notifications.nodes.filter(({ read }) => !read).length);
    expect(unreadNotificationCount).toBeLessThanOrEqual(1);
  });

  it('is another notification of that month after the first was read', async () => {
    await bell.data(GQL.markAllRead);
    await comment();
    await comment();
    expect((await readBell()).notifications.nodes).toMatchObject([{ times: 2 }, { times: 1, read: true }]);
    expect(await stored()).toMatchObject([
      { partition: nameOf(await monthAt(-1)) },
      { partition: nameOf(await monthAt(0)) },
    ]);
  });

  it('outlives the month of its first event', async () => {
    const expired = await monthAt(-5);
    await addPartition(expired);
    await moveTo(expired, `date '${expired}' + interval '2 days'`);
    await comment();
    const [{ id } = { id: 0 }] = await stored();
    expect(await stored()).toEqual([{ id, partition: nameOf(expired) }]);
    await runJob(app, 'sweepNotifications');
    expect(await stored()).toEqual([{ id, partition: nameOf(await monthAt(0)) }]);
    await comment();
    expect((await readBell()).notifications.nodes).toMatchObject([{ id: String(id), times: 3 }]);
  });

  it('outlives the month of its first event after it was read, beside an unread one', async () => {
    const expired = await monthAt(-5);
    await addPartition(expired);
    await moveTo(expired, `date '${expired}' + interval '2 days'`);
    await comment();
    await bell.data(GQL.markAllRead);
    await comment();
    await runJob(app, 'sweepNotifications');
    const current = nameOf(await monthAt(0));
    expect(await stored()).toMatchObject([{ partition: current }, { partition: current }]);
    expect((await readBell()).notifications.nodes).toMatchObject([{ times: 1 }, { times: 2, read: true }]);
  });
});
