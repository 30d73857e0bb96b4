import { toAlertPath } from '../../shared/alert-params';
import type { Alert } from '../domain/alerts/alert.entity';
import { ApplicationStatus } from '../domain/applications/application.entity';
import type { Member } from '../domain/members/member.entity';
import type { Notice } from '../domain/notices/notice.entity';
import { NotificationKind } from '../domain/notifications/notification-kinds';
import { OfferState } from '../domain/seekers/offers/offer.entity';
import { startTestApp, type TestApp } from '../test-kit/app/test-app';
import { setClock } from '../test-kit/database/clock';
import {
  buildAlert,
  buildApplication,
  buildComment,
  buildMember,
  buildNotification,
  buildOffer,
  buildProfile,
  buildStudy,
} from '../test-kit/factories/factories';
import { readFigures, renderFigures } from './read-figures';

let app: TestApp;

const NOW = '2026-11-28T00:00:00Z';
const HOUR_MS = 3_600_000;

/** The time this many hours before now. */
const ago = (hours: number): string => new Date(Date.parse(NOW) - hours * HOUR_MS).toISOString();

/** Hours ago of an application, with the hours until its first decision. */
interface Applied {
  at: number;
  decidedAfter?: number;
  status?: 'APPROVED' | 'WAITLISTED' | 'EXPIRED';
}

async function buildMembers(count: number, university: string): Promise<Member[]> {
  const members: Member[] = [];
  for (let index = 0; index < count; index++) members.push(await buildMember(app.em(), { university }));
  return members;
}

/** Adds a study posted this many hours ago, with applications. */
async function post(owner: Member, hours: number, applicants: readonly Member[], applied: readonly Applied[] = []) {
  const notice: Notice = await buildStudy(app.em(), { owner });
  await app.sql('update notice set created_at = ? where id = ?', [ago(hours), notice.id]);
  for (const [index, { at, decidedAfter, status = 'APPROVED' }] of applied.entries()) {
    await app.sql(
      `insert into application (notice_id, applicant_id, text, status, created_at, decided_at, decide_by)
       values (?, ?, '', ?, ?, ?, ?)`,
      [
        notice.id,
        applicants[index]?.id,
        decidedAfter === undefined ? 'PENDING' : status,
        ago(at),
        decidedAfter === undefined ? null : ago(at - decidedAfter),
        decidedAfter === undefined ? '2026-12-05' : null,
      ],
    );
  }
  return notice;
}

beforeEach(async () => {
  app = await startTestApp();
  await setClock(app, NOW);
});

afterEach(() => app.close());

const NO_OFFERS = { offers: 0, answeredOffers: 0, joinedOffers: 0, openedAlerts: null };
const NOTHING = { answeredNotices: null, decisionHours: null, gini: null, profiles: null, ...NO_OFFERS };

it('reads the figures of each school and of all, without schools of four members', async () => {
  const [owner, ...others] = await buildMembers(6, '한빛대학교');
  const [idle, busy] = await buildMembers(5, '푸른대학교');
  const [small, ...few] = await buildMembers(4, '작은대학교');
  if (!owner || !idle || !busy || !small) throw new Error('There are members.');

  // Three of these notices count. One is hidden, and the last is too old.
  await post(owner, 200, others, [
    { at: 190, decidedAfter: 10 },
    { at: 180, decidedAfter: 30 },
  ]);
  await post(owner, 190, others, [{ at: 100 }]);
  await post(owner, 180, others);
  const hidden = await post(owner, 180, others, [{ at: 179 }]);
  await app.sql('update notice set hidden = true where id = ?', [hidden.id]);
  await post(owner, 40 * 24, others, [{ at: 40 * 24 - 1, decidedAfter: 500 }]);
  // Of the last week: 0, 0, 1 and 3 applications.
  await post(owner, 20, others);
  await post(owner, 21, others);
  await post(owner, 22, others, [{ at: 10, decidedAfter: 5, status: 'EXPIRED' }]);
  await post(owner, 23, others, [{ at: 3 }, { at: 2 }, { at: 1, decidedAfter: 1, status: 'WAITLISTED' }]);
  // The owner and three applicants are active. Two of them have written a profile.
  await buildProfile(app.em(), { member: owner });
  await buildProfile(app.em(), { member: others[0], intro: '', tags: ['react'] });
  await buildProfile(app.em(), { member: others[1], intro: '', department: '컴퓨터공학과' });
  await buildProfile(app.em(), { member: others[4] });

  // In another school one member commented lately, and one is not active any more.
  const comment = await buildComment(app.em(), { author: busy, notice: await post(idle, 34 * 24, []) });
  await app.sql('update comment set created_at = ? where id = ?', [ago(1), comment.id]);
  await buildProfile(app.em(), { member: busy });
  await post(small, 100, few, [{ at: 99, decidedAfter: 1 }]);

  const figures = await readFigures(app.databaseUrl);
  const notices = { answeredNotices: expect.closeTo(1 / 3), decisionHours: 10, gini: 0.625 };
  expect(figures).toEqual({
    rows: [
      { school: null, members: 11, ...NO_OFFERS, ...notices, profiles: expect.closeTo(3 / 5) },
      { school: '푸른대학교', members: 5, ...NOTHING, profiles: 1 },
      { school: '한빛대학교', members: 6, ...NO_OFFERS, ...notices, profiles: 2 / 4 },
    ],
    smallSchools: 1,
  });
});

it('counts offers with their answers, and those that led to a team', async () => {
  const [owner, ...seekers] = await buildMembers(6, '한빛대학교');
  await buildMembers(5, '푸른대학교');
  const notice = await buildStudy(app.em(), { owner });
  const { APPLIED, DECLINED, EXPIRED, OPEN } = OfferState;
  for (const [index, state] of [APPLIED, APPLIED, DECLINED, EXPIRED, OPEN].entries()) {
    const { id } = await buildOffer(app.em(), { notice, member: seekers[index], state });
    await app.sql('update offer set created_at = ? where id = ?', [ago(29 * 24), id]);
  }
  const old = await buildOffer(app.em(), { notice, state: DECLINED });
  await app.sql('update offer set created_at = ? where id = ?', [ago(31 * 24), old.id]);
  // Only the first application answers an offer and was approved.
  const [joined, waiting, other] = seekers;
  for (const [applicant, status, offered] of [
    [joined, ApplicationStatus.APPROVED, true],
    [waiting, ApplicationStatus.PENDING, true],
    [other, ApplicationStatus.APPROVED, false],
  ] as const) {
    const { id } = await buildApplication(app.em(), { notice, applicant, status });
    await app.sql('update application set offered = ? where id = ?', [offered, id]);
  }
  const { rows } = await readFigures(app.databaseUrl);
  const counted = { offers: 5, answeredOffers: 3, joinedOffers: 1 };
  expect(rows).toMatchObject([{ school: null, ...counted }, NO_OFFERS, { school: '한빛대학교', ...counted }]);
});

it('counts alerts whose list was opened after their news', async () => {
  const [first, second] = await buildMembers(5, '한빛대학교');
  const openedAt = (hours: number) => new Date(ago(hours));
  const opened = await buildAlert(app.em(), { member: first, openedAt: openedAt(10) });
  const unopened = await buildAlert(app.em(), { member: second, openedAt: openedAt(30) });
  const withoutNews = await buildAlert(app.em(), { member: second, params: 'kind=STUDY', openedAt: openedAt(10) });
  const paused = await buildAlert(app.em(), { member: second, params: '', openedAt: openedAt(10) });
  const report = async (recipient: Member | undefined, hours: number, news: object[]) => {
    const { id } = await buildNotification(app.em(), { recipient, kind: NotificationKind.NEW_NOTICES });
    const values = [JSON.stringify(news), ago(hours), id];
    await app.sql('update notification set news = ?::jsonb, created_at = ? where id = ?', values);
  };
  const newsOf = ({ id, params }: Alert, count = 2) => ({ name: '공고', count, path: toAlertPath(id, params) });
  await report(first, 20, [newsOf(opened)]);
  await report(second, 20, [newsOf(unopened), { name: '공고', count: null, path: toAlertPath(paused.id, '') }]);
  await report(second, 31 * 24, [newsOf(withoutNews)]);
  const { rows } = await readFigures(app.databaseUrl);
  expect(rows.map(({ openedAlerts }) => openedAlerts)).toEqual([0.5, 0.5]);
});

it('counts a member with a session as active', async () => {
  const [member] = await buildMembers(5, '한빛대학교');
  const share = async () => (await readFigures(app.databaseUrl)).rows.map(({ profiles }) => profiles);
  const use = (hours: number) =>
    app.sql(
      `insert into session (sid, sess, expire)
       values (?, json_build_object('memberId', ?::int, 'touchedAt', ?::bigint), now())`,
      [String(hours), member?.id, Date.parse(ago(hours))],
    );
  await use(31 * 24);
  expect(await share()).toEqual([null, null]);
  await use(29 * 24);
  expect(await share()).toEqual([0, 0]);
  await buildProfile(app.em(), { member });
  expect(await share()).toEqual([1, 1]);
});

it('reads no row of an empty database', async () => {
  expect(await readFigures(app.databaseUrl)).toEqual({ rows: [], smallSchools: 0 });
});

it('renders a table', () => {
  const row = {
    school: '한빛대학교',
    members: 6,
    answeredNotices: 0.333,
    decisionHours: 10,
    gini: 0.625,
    profiles: 0.5,
    offers: 5,
    answeredOffers: 3,
    joinedOffers: 1,
    openedAlerts: 0.25,
  };
  const text = renderFigures({
    rows: [
      { ...row, school: null },
      { ...row, ...NOTHING },
    ],
    smallSchools: 2,
  });
  expect(text.split('\n')).toEqual([
    '학교        회원  72시간 안에 지원이 온 공고  첫 답까지(시간)  지원의 지니 계수(7일)  팀 프로필을 적은 활동 회원  보낸 제안  답한 제안  팀이 된 제안  열어 본 새 공고 알림',
    '모든 학교   6     33%                         10.0             0.63                   50%                         5          3          1             25%',
    '한빛대학교  6     -                           -                -                      -                           0          0          0             -',
    '회원이 5명보다 적은 학교 2곳은 뺐어요.',
  ]);
});
