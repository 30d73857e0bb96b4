import { parseAlertParams } from '../../../shared/alert-params';
import { toServerFilter } from '../../../shared/notice-filter';
import { runJob } from '../../test-kit/app/jobs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { setClock } from '../../test-kit/database/clock';
import { whileCommitsFail } from '../../test-kit/database/failing-commits';
import { statementsOf } from '../../test-kit/database/sent-statements';
import {
  buildAlert,
  buildBlock,
  buildCourse,
  buildMember,
  buildProject,
  buildStudy,
} from '../../test-kit/factories/factories';
import type { Member } from '../members/member.entity';
import { AlertPause } from './alert.entity';

let app: TestApp;
/** Another instance of the service. */
let other: TestApp;
let owner: Member;
let member: Member;

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({}, app);
  owner = await buildMember(app.em());
});

beforeEach(async () => {
  await setClock(app, '2026-12-01T11:00:00+09:00');
  member = await buildMember(app.em());
});

afterEach(() => app.sql('delete from alert; delete from notification; delete from notice'));

afterAll(async () => {
  await other.close();
  await app.close();
});

/** Makes all notices older than a minute, so that the next check reports them. */
const settle = (): Promise<unknown> => app.sql(`update notice set created_at = now() - interval '2 minutes'`);

async function check(time?: string): Promise<void> {
  if (time !== undefined) await setClock(app, `2026-12-${time}:00+09:00`);
  await settle();
  await Promise.all([app, other].map((instance) => runJob(instance, 'checkAlerts')));
}

interface Notified {
  recipientId: number;
  news: { name: string; count: number | null; path: string }[];
}

const notified = (): Promise<Notified[]> =>
  app.sql<Notified>(
    `select recipient_id as "recipientId", news from notification where kind = 'NEW_NOTICES' order by recipient_id, id`,
  );

/** Reads the numbers of new notices in all notifications. */
const counts = async (): Promise<(number | null)[]> =>
  (await notified()).flatMap(({ news }) => news.map(({ count }) => count));

const markOf = async (id: number): Promise<number | undefined> =>
  (await app.sql<{ mark: number }>('select last_notice_id as mark from alert where id = ?', [id]))[0]?.mark;

describe('[AL6] the daily check', () => {
  it('reports new notices once a day, whichever instances run it', async () => {
    const alert = await buildAlert(app.em(), { member, params: 'kind=STUDY', name: '스터디' });
    await buildStudy(app.em(), { owner });
    const second = await buildStudy(app.em(), { owner });
    await buildProject(app.em(), { owner });
    for (const time of ['01T11:00', '01T11:01', '01T11:30']) await check(time);
    const news = [{ name: '스터디', count: 2, path: `/studydetails?alert=${alert.id}` }];
    expect(await notified()).toEqual([{ recipientId: member.id, news }]);
    await buildStudy(app.em(), { owner });
    await check('01T11:59');
    expect(await counts()).toEqual([2]);
    await check('02T11:00');
    await check('03T11:00');
    expect(await counts()).toEqual([2, 1]);
    expect(await markOf(alert.id)).toBeGreaterThan(second.id);
  });

  it('makes one notification of all alerts of a member', async () => {
    for (const [name, params] of [
      ['첫째', 'kind=STUDY'],
      ['둘째', 'role=DESIGNER'],
      ['셋째', 'q=없는말'],
    ])
      await buildAlert(app.em(), { member, name, params });
    await buildStudy(app.em(), { owner });
    await buildProject(app.em(), { owner });
    await check();
    const [only, ...rest] = await notified();
    expect(only?.news.map(({ name, count }) => `${name} ${count}`)).toEqual(['첫째 1', '둘째 1']);
    expect(rest).toEqual([]);
  });

  it('begins at 9:00 in Korea, and reaches each member in the following two hours', async () => {
    await buildStudy(app.em(), { owner });
    const members = await Promise.all(Array.from({ length: 12 }, () => buildMember(app.em())));
    for (const each of members) await buildAlert(app.em(), { member: each, params: '' });
    const due = (minutes: number): number[] => members.filter(({ id }) => id % 120 <= minutes).map(({ id }) => id);
    for (const [time, minutes] of [
      ['01T08:59', -1],
      ['01T09:00', 0],
      ['01T10:00', 60],
      ['01T10:59', 119],
    ] as const) {
      await check(time);
      expect((await notified()).map(({ recipientId }) => recipientId)).toEqual(due(minutes).toSorted((a, b) => a - b));
    }
    expect(due(119)).toHaveLength(12);
  });

  it('costs the same statements for every batch of up to 200 members', async () => {
    await buildStudy(app.em(), { owner });
    const all = await Promise.all(Array.from({ length: 30 }, () => buildMember(app.em())));
    for (const each of all) await buildAlert(app.em(), { member: each, params: 'kind=STUDY' });
    await settle();
    const sent = await statementsOf(() => runJob(app, 'checkAlerts'));
    expect(await notified()).toHaveLength(30);
    // One batch in a transaction, between the statements that find members.
    expect(sent.filter((text) => !/^(begin|commit)/i.test(text))).toHaveLength(7);
  });

  it('checks all members in several batches', async () => {
    await buildStudy(app.em(), { owner });
    await app.sql(
      `insert into member (login_id, password_hash, nick_name, university, school_key, email)
       select 'many-' || i, '', '많은이', university, school_key, 'many-' || i || '@example.com'
       from member, generate_series(1, 450) i where id = ?`,
      [member.id],
    );
    await app.sql(
      `insert into alert (member_id, params, name, last_notice_id, checked_on)
       select id, params, '이름', 0, '2026-01-01' from member, unnest(array['', 'kind=STUDY']) params
       where nick_name = '많은이'`,
    );
    await check();
    const rows = await notified();
    expect(rows).toHaveLength(450);
    expect(rows.every(({ news }) => news.length === 2 && news.every(({ count }) => count === 1))).toBe(true);
    await app.sql(`delete from member where nick_name = '많은이'`);
  });
});

describe('[AL7] a check that fails or is killed', () => {
  it('is repeated as a whole, and reports nothing twice', async () => {
    const alert = await buildAlert(app.em(), { member, params: '' });
    await buildStudy(app.em(), { owner });
    await settle();
    await whileCommitsFail(app, 'alert', async () => {
      await expect(runJob(app, 'checkAlerts')).rejects.toThrow();
    });
    expect(await notified()).toEqual([]);
    expect(await markOf(alert.id)).toBe(0);
    for (const time of ['01T11:00', '01T11:01']) await check(time);
    expect(await counts()).toEqual([1]);
  });

  it('continues after the batches that it finished', async () => {
    await buildStudy(app.em(), { owner });
    const [first, second] = [await buildMember(app.em()), await buildMember(app.em())];
    for (const each of [first, second]) await buildAlert(app.em(), { member: each, params: '' });
    await app.sql(`update alert set checked_on = '2026-12-01', last_notice_id = (select max(id) from notice)
      where member_id = ${first.id}`);
    await check();
    expect((await notified()).map(({ recipientId }) => recipientId)).toEqual([second.id]);
  });
});

describe('[AL8] the mark', () => {
  it('moves when nothing is reported, so that a restored notice is not reported later', async () => {
    const alert = await buildAlert(app.em(), { member, params: '' });
    const hidden = await buildStudy(app.em(), { owner });
    await app.sql('update notice set hidden = true where id = ?', [hidden.id]);
    await check('01T11:00');
    expect(await markOf(alert.id)).toBe(hidden.id);
    await app.sql('update notice set hidden = false where id = ?', [hidden.id]);
    await check('02T11:00');
    expect(await notified()).toEqual([]);
  });

  it('leaves notices of the last minute to the next day, because others with smaller ids may follow', async () => {
    await buildAlert(app.em(), { member, params: '' });
    await buildStudy(app.em(), { owner });
    await runJob(app, 'checkAlerts');
    expect(await notified()).toEqual([]);
    await check('02T11:00');
    expect(await counts()).toEqual([1]);
  });

  it('does not report edits and reopenings again', async () => {
    await buildAlert(app.em(), { member, params: 'q=파이썬' });
    const study = await buildStudy(app.em(), { owner, title: '파이썬' });
    await check('01T11:00');
    await app.sql(`update notice set recruiting = false, closed_at = now() where id = ?`, [study.id]);
    await app.sql(`update notice set recruiting = true, closed_at = null, content = '새로 써요' where id = ?`, [
      study.id,
    ]);
    await check('02T11:00');
    expect(await counts()).toEqual([1]);
  });

  it('stops counting after 51 notices', async () => {
    await buildAlert(app.em(), { member, params: '' });
    await app.sql(
      `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content)
       select 'STUDY', id, university, school_key, '많아요', 2, '내용' from member, generate_series(1, 60) where id = ?`,
      [owner.id],
    );
    await check();
    expect(await counts()).toEqual([51]);
  });
});

describe('[AL9] the check counts', () => {
  const LISTS = [
    '',
    'kind=PROJECT',
    'kind=STUDY&mycourses=1',
    'mycourses=1',
    'q=리액트',
    'q=ㄱㅇㅇ',
    'q=없는말',
    'role=BACKEND',
    'role=BACKEND&q=react&kind=PROJECT',
    'tag=react',
    'course=운영체제',
    'course=운영체제&tag=react&role=FRONTEND',
  ];

  it('exactly the recruiting notices of the list, without own ones', async () => {
    await buildCourse(app.em(), { member, name: '운영 체제' });
    const elsewhere = await buildMember(app.em(), { university: '다른대학교' });
    const blocked = await buildMember(app.em());
    await buildBlock(app.em(), { blocker: member, blocked });
    const os = { course: { name: '운영체제', section: '' }, semester: '2026-2' };
    for (const each of [owner, elsewhere, blocked, member]) {
      await buildProject(app.em(), { owner: each, title: '고양이 지도', techStack: 'React', ...os });
      await buildProject(app.em(), { owner: each, title: '리액트', techStack: '', backendNumber: 0 });
      await buildStudy(app.em(), { owner: each, title: 'React', ...os });
      await buildStudy(app.em(), { owner: each, deadline: '2026-11-30' });
      await buildProject(app.em(), { owner: each, title: '리액트', ...os, recruiting: false });
    }
    const hidden = await buildStudy(app.em(), { owner, title: 'React' });
    await app.sql('update notice set hidden = true where id = ?', [hidden.id]);
    await runJob(app, 'closeExpiredNotices');
    const client = await app.as(member);
    const expected = new Map<string, number>();
    for (const params of LISTS) {
      await buildAlert(app.em(), { member, params, name: `조건 ${params}` });
      const { kind, filter } = parseAlertParams(params);
      const { notices } = await client.data<{ notices: { nodes: { owner: { id: string } }[] } }>(
        'query ($filter: NoticeFilter!) { notices(size: 100, filter: $filter) { nodes { owner { id } } } }',
        { filter: toServerFilter(filter, kind) },
      );
      const others = notices.nodes.filter((notice) => notice.owner.id !== String(member.id)).length;
      if (others > 0) expected.set(`조건 ${params}`, others);
    }
    await check();
    const [only] = await notified();
    expect(new Map(only?.news.map(({ name, count }) => [name, count]))).toEqual(expected);
    expect(expected.size).toBeGreaterThan(8);
  });
});

describe('[AL10] an alert whose list was not opened for 60 days', () => {
  const openedAt = new Date('2026-10-02T02:00:00Z');

  it('is paused, and one notification reports it', async () => {
    const alert = await buildAlert(app.em(), { member, params: '', name: '모든 공고', openedAt });
    await buildStudy(app.em(), { owner });
    await setClock(app, '2026-12-01T10:59:59+09:00');
    await settle();
    await runJob(app, 'checkAlerts');
    expect(await counts()).toEqual([1]);
    await buildStudy(app.em(), { owner });
    await check('02T11:00');
    await check('03T11:00');
    const [, pause, ...rest] = await notified();
    expect(pause?.news).toEqual([{ name: '모든 공고', count: null, path: '/mypage/notifications#alerts' }]);
    expect(rest).toEqual([]);
    const [row] = await app.sql('select paused from alert where id = ?', [alert.id]);
    expect(row).toEqual({ paused: AlertPause.UNOPENED });
  });

  it('is not paused if the member opened it meanwhile', async () => {
    const { id } = await buildAlert(app.em(), { member, params: '', openedAt });
    const client = await app.as(member);
    await client.data('mutation ($id: ID!) { openAlert(input: { id: $id }) { alert { id } } }', { id });
    await buildStudy(app.em(), { owner });
    await check('02T11:00');
    expect(await counts()).toEqual([1]);
  });
});
