import { setTimeout as delay } from 'node:timers/promises';
import type { TestClient } from '../../../test-kit/clients/client';
import { buildMember, buildStudy, PASSWORD } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { beginTransaction, type OpenTransaction, untilWaiting } from '../../../test-kit/database/locks';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { race, rest, tally } from '../../../test-kit/races/races';
import { actUntil, cookieOf, openSocket } from '../../../test-kit/clients/socket';
import type { Member } from '../../members/member.entity';

const BELL = `query ($first: Int, $after: String) { viewer { unreadNotificationCount
  notifications(first: $first, after: $after) { nodes { id kind read times createdAt notice { id } actor { nickName } }
    pageInfo { endCursor } } } }`;

interface Entry {
  id: string;
  kind: string;
  read: boolean;
  times: number;
  createdAt: string;
  notice: { id: string };
  actor: { nickName: string };
}

let app: TestApp;
let beside: TestApp;
let owner: Member;
let bell: TestClient;
let commenter: Member;
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
  owner = await buildMember(app.em());
  bell = await app.as(owner);
  commenter = await buildMember(app.em(), { nickName: '준호' });
  actor = await app.as(commenter);
  studyId = (await buildStudy(app.em(), { owner })).id;
});

const comment = (by = actor, id = studyId): Promise<unknown> =>
  by.data(GQL.comment, { input: { noticeId: id, text: '저도요.' } });

async function readBell(args: object = {}): Promise<{ unread: number; entries: Entry[]; endCursor: string | null }> {
  const { viewer } = await bell.data<{
    viewer: {
      unreadNotificationCount: number;
      notifications: { nodes: Entry[]; pageInfo: { endCursor: string | null } };
    };
  }>(BELL, args);
  const { nodes: entries, pageInfo } = viewer.notifications;
  return { unread: viewer.unreadNotificationCount, entries, endCursor: pageInfo.endCursor };
}

describe('a repeated event of the same member at the same notice [L2]', () => {
  it('is one unread notification with a number, at the top and with the latest time', async () => {
    await comment();
    const [first] = (await readBell()).entries;
    await comment(await app.as(await buildMember(app.em(), { nickName: '민지' })));
    await comment();
    const { unread, entries } = await readBell();
    expect(unread).toBe(2);
    expect(entries).toMatchObject([
      { id: first?.id, times: 2, read: false, actor: { nickName: '준호' } },
      { times: 1, actor: { nickName: '민지' } },
    ]);
    expect(Date.parse(entries[0]?.createdAt ?? '')).toBeGreaterThan(Date.parse(first?.createdAt ?? ''));
  });

  it('is another notification at another notice, of another kind, or after the first was read', async () => {
    const other = await buildStudy(app.em(), { owner });
    await comment();
    await comment(actor, other.id);
    await actor.data(GQL.apply, { input: { noticeId: studyId } });
    expect((await readBell()).entries.map(({ kind, times }) => [kind, times])).toEqual([
      ['APPLICATION_RECEIVED', 1],
      ['COMMENT_ADDED', 1],
      ['COMMENT_ADDED', 1],
    ]);
    await bell.data(GQL.markAllRead);
    await comment();
    await comment();
    const { unread, entries } = await readBell();
    expect([unread, entries.length]).toEqual([1, 4]);
    expect(entries[0]).toMatchObject({ kind: 'COMMENT_ADDED', read: false, times: 2 });
    expect(await bell.data(GQL.markRead, { id: entries[0]?.id })).toEqual({
      markNotificationRead: {
        notification: { id: entries[0]?.id, read: true, times: 2 },
        viewer: { unreadNotificationCount: 0 },
      },
    });
  });

  it('moves to the first page, so that every other notification is still paged once', async () => {
    const commenters = await Promise.all([1, 2, 3].map(async () => app.as(await buildMember(app.em()))));
    for (const each of commenters) await comment(each);
    await comment(commenters[0]);
    const seen: string[] = [];
    for (let after: string | null = null, page = 0; page < 3; page += 1) {
      const { entries, endCursor } = await readBell({ first: 1, after });
      seen.push(...entries.map(({ id, times }) => `${id} ${times}`));
      after = endCursor;
    }
    const { entries } = await readBell();
    expect(seen).toEqual(entries.map(({ id, times }) => `${id} ${times}`));
    expect(entries.map(({ times }) => times)).toEqual([2, 1, 1]);
  });

  it('leaves two notifications of a member who applies and cancels 50 times', async () => {
    for (let cycle = 0; cycle < 50; cycle += 1) {
      await actor.rest('post', `/studies/${studyId}/applications`, { application: '' });
      await actor.rest('delete', `/studies/${studyId}/applications`);
    }
    const { unread, entries } = await readBell();
    expect(unread).toBe(2);
    expect(entries.map(({ kind, times }) => [kind, times])).toEqual([
      ['APPLICATION_CANCELLED', 50],
      ['APPLICATION_RECEIVED', 50],
    ]);
  });

  it('is sent live as the existing notification', async () => {
    await comment();
    const [first] = (await readBell()).entries;
    const { loginId } = owner;
    const cookie = cookieOf(await app.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD })) ?? '';
    const socket = openSocket(app, { cookie }, 'subscription { notificationReceived { id times } }');
    const { value } = await actUntil(socket.next(), () => comment());
    await socket.close();
    const received = value?.data?.notificationReceived as { id: string; times: number };
    expect(received.id).toBe(first?.id);
    expect(received.times).toBeGreaterThan(1);
    expect((await readBell()).unread).toBe(1);
  });

  it('is counted correctly if many arrive at the same time at two instances', async () => {
    const clients = [actor, await beside.as(commenter)];
    const racers = Array.from({ length: 10 }, (_, index) =>
      rest(clients[index % 2] as TestClient, 'post', `/studies/comments/${studyId}`, { comment: `${index}` }),
    );
    expect(tally(await race(...racers))).toEqual({ OK: 10 });
    expect((await readBell()).entries).toMatchObject([{ kind: 'COMMENT_ADDED', times: 10 }]);
  });

  it('is counted once even if it races with marking as read', async () => {
    const comments = Array.from({ length: 8 }, () =>
      rest(actor, 'post', `/studies/comments/${studyId}`, { comment: '.' }),
    );
    const reads = Array.from({ length: 4 }, () => async () => (await bell.code(GQL.markAllRead)) ?? 'OK');
    expect(tally(await race(...comments, ...reads))).toEqual({ OK: 12 });
    const { unread, entries } = await readBell();
    expect(entries.reduce((sum, { times }) => sum + times, 0)).toBe(8);
    expect(unread).toBe(entries.filter(({ read }) => !read).length);
    expect(unread).toBeLessThanOrEqual(1);
  });

  it('is one notification each time if it has no counter', async () => {
    for (let copy = 0; copy < 2; copy += 1) {
      await app.sql(
        `insert into notification (recipient_id, kind, notice_id, notice_title, actor_id)
         values (?, 'COMMENT_ADDED', ?, '공고', ?)`,
        [owner.id, studyId, commenter.id],
      );
    }
    const { unread, entries } = await readBell();
    expect(unread).toBe(2);
    expect(entries.map(({ times }) => times)).toEqual([1, 1]);
  });

  it('does not break marking all as read if both lock the same notifications in opposite orders', async () => {
    for (let count = 0; count < 3; count += 1) await comment(actor, (await buildStudy(app.em(), { owner })).id);
    const [first, second, third] = (await readBell()).entries.map(({ id }) => id).toReversed();
    const repeat = (by: OpenTransaction, id: string | undefined): Promise<unknown> =>
      by.query('update notification set times = times + 1 where id = $1', [id]);
    const [repetition, obstacle] = [await beginTransaction(app), await beginTransaction(app)];
    await repeat(obstacle, second);
    await repeat(repetition, third);
    const reading = bell.code(GQL.markAllRead);
    await untilWaiting(app, 1);
    const repeated = repeat(repetition, first);
    await untilWaiting(app, 2);
    // PostgreSQL checks for a deadlock once, 200 ms after a wait began. So only the transaction
    // that waits later finds it.
    await delay(300);
    await obstacle.commit();
    await repeated;
    await repetition.commit();
    expect(await reading).toBeUndefined();
    expect((await readBell()).unread).toBe(0);
  });
});
