import { runJob, untilJobsDone } from '../../test-kit/app/jobs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { setClock } from '../../test-kit/database/clock';
import { buildAlert, buildMember, buildStudy } from '../../test-kit/factories/factories';
import { TestSmtp } from '../../test-kit/servers/smtp';
import type { Member } from '../members/member.entity';

const smtp = new TestSmtp();
let app: TestApp;
let member: Member;

beforeAll(async () => {
  await smtp.start();
  app = await startTestApp({ SMTP_URL: smtp.url, PUBLIC_URL: 'http://hanteam.example' });
});

beforeEach(async () => {
  member = await buildMember(app.em());
});

afterEach(async () => {
  await app.sql('delete from alert; delete from notification; delete from notice; delete from mail');
  smtp.mails.splice(0);
});

afterAll(async () => {
  await app.close();
  await smtp.stop();
});

/** Reports one new notice by each alert at a time of a day. */
async function report(time: string, alerts: Readonly<Record<string, string>>): Promise<number[]> {
  const ids: number[] = [];
  for (const [name, params] of Object.entries(alerts)) {
    const { id } = await buildAlert(app.em(), { member, name, params, openedAt: new Date(time) });
    ids.push(id);
  }
  await buildStudy(app.em());
  await setClock(app, time);
  await app.sql(`update notice set created_at = now() - interval '2 minutes'`);
  await runJob(app, 'checkAlerts');
  await app.sql('update notification set created_at = clock_now()');
  return ids;
}

async function mailAt(time: string): Promise<typeof smtp.mails> {
  await setClock(app, time);
  await runJob(app, 'mailNotifications');
  await untilJobsDone(app);
  return smtp.mails;
}

describe('[AL11] the mail about new notices', () => {
  it('is one for all alerts, with a link to each list, and without links in their names', async () => {
    const [first, second] = await report('2031-03-04T11:00:00+09:00', {
      '토익 · www.example.com': '',
      스터디: 'kind=STUDY',
    });
    expect(await mailAt('2031-03-04T11:04:00+09:00')).toEqual([]);
    const [mail, ...rest] = await mailAt('2031-03-04T11:06:00+09:00');
    expect(rest).toEqual([]);
    expect(mail?.to).toMatchObject([{ address: member.email }]);
    expect(mail?.subject).toMatch(/^‘토익 · .+’ 조건에 맞는 새 공고 1개가 올라왔어요\. \(알림 1개 더\)$/);
    expect(mail?.html).not.toContain('www.example.com');
    expect(mail?.html).toContain(`href="http://hanteam.example/search?alert=${first}"`);
    expect(mail?.html).toContain(`href="http://hanteam.example/studydetails?alert=${second}"`);
  });

  it('has the one-click unsubscription from mails about notices, which keeps the notification', async () => {
    await report('2031-03-04T11:00:00+09:00', { 스터디: 'kind=STUDY' });
    const [mail] = await mailAt('2031-03-04T11:06:00+09:00');
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const url = new URL(/^<(.+)>$/.exec(header)?.[1] ?? '');
    const response = await fetch(app.url + url.pathname + url.search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.ok).toBe(true);
    const [setting] = await app.sql('select topic, mail from notification_setting where member_id = ?', [member.id]);
    expect(setting).toEqual({ topic: 'NOTICES', mail: false });
    await app.sql('delete from alert; delete from notification');
    smtp.mails.splice(0);
    await report('2031-03-05T11:00:00+09:00', { 스터디: 'kind=STUDY' });
    expect(await mailAt('2031-03-05T12:00:00+09:00')).toEqual([]);
    const client = await app.as(member);
    const { viewer } = await client.data<{ viewer: { notifications: { nodes: unknown[] } } }>(
      '{ viewer { notifications { nodes { kind isFromService notice { id } news { name count } } } } }',
    );
    const news = [{ name: '스터디', count: 2 }];
    expect(viewer.notifications.nodes).toEqual([{ kind: 'NEW_NOTICES', isFromService: true, notice: null, news }]);
  });

  it('is sent after the quiet hours', async () => {
    await report('2031-03-04T11:00:00+09:00', { 스터디: 'kind=STUDY' });
    await app.sql(`update notification set created_at = timestamptz '2031-03-04T20:58:00+09:00'`);
    expect(await mailAt('2031-03-04T21:30:00+09:00')).toEqual([]);
    expect(await mailAt('2031-03-05T08:00:00+09:00')).toHaveLength(1);
  });
});
