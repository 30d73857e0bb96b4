import ICAL from 'ical.js';
import type { Response } from 'supertest';
import { ApplicationStatus } from '../../domain/applications/application.entity';
import { MEETING_GQL } from '../../domain/teams/team.testing';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import type { TestClient } from '../../test-kit/clients/client';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { cookieOf } from '../../test-kit/clients/socket';
import { setClock } from '../../test-kit/database/clock';
import {
  buildAccessToken,
  buildApplication,
  buildBlock,
  buildMember,
  buildProject,
  buildStudy,
  PASSWORD,
} from '../../test-kit/factories/factories';
import { buildPerson, type Person } from '../../test-kit/races/race-actions';

/** Its lines are longer than 75 bytes, and it has every character that calendars escape. */
const TITLE = '도서관 자리, 소음; "지도" \\ 모두가 함께 만드는 아주 긴 이름의 프로젝트와 그 뒷이야기 👩‍💻 기록하기';

let app: TestApp;
let owner: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'http://hanteam.example' });
});

afterAll(() => app.close());

beforeEach(async () => {
  await setClock(app, '2026-11-27T03:00:00Z');
  owner = await buildPerson(app);
  reader = await buildPerson(app);
});

const get = ({ agent }: TestClient, name: 'notices' | 'teams', id: number | string): Promise<Response> =>
  agent.get(`/calendar/${name}/${id}.ics`).then((response) => response);

const logInAgain = ({ member: { loginId } }: Person): Promise<Response> =>
  app.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD });

/** Parses a file by an independent library, after a check of its form. */
function parse(response: Response): { event: ICAL.Event; component: ICAL.Component } {
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const lines = response.text.split('\r\n');
  expect(response.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(response.text) as unknown[]);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar has no event.');
  return { event: new ICAL.Event(component), component };
}

describe('the calendar file of a notice', () => {
  it('has the deadline as a whole day in Korea, with a reminder at 9:00 on the day before', async () => {
    const notice = await buildProject(app.em(), { owner: owner.member, title: TITLE, deadline: '2026-12-05' });
    const response = await get(reader.client, 'notices', notice.id);
    const { event, component } = parse(response);
    expect(response.text).toContain('\r\nDTSTART;VALUE=DATE:20261205\r\nDTEND;VALUE=DATE:20261206\r\n');
    expect(event.startDate.isDate).toBe(true);
    expect(event.startDate.toString()).toBe('2026-12-05');
    expect(event.summary).toBe(`‘${TITLE}’ 모집 마감`);
    expect(event.uid).toBe(`notices-${notice.id}@hanteam.example`);
    expect(component.getFirstPropertyValue('url')).toBe(`http://hanteam.example/project/${notice.id}`);
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toMatch(/Z$/);
    const alarm = component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15H');
  });

  it.each([
    [{ 'Accept-Language': 'en' }, 'Deadline: “Rust”'],
    [{ 'Accept-Language': 'ko' }, '‘Rust’ 모집 마감'],
  ])('has its title in the language of the browser: %j', async (headers, title) => {
    const notice = await buildStudy(app.em(), { owner: owner.member, title: 'Rust', deadline: '2026-12-05' });
    // A login sets the cookie, which a browser with another language does not have.
    const cookie = cookieOf(await logInAgain(reader)) ?? '';
    const path = `/calendar/notices/${notice.id}.ics`;
    const response = await app
      .visitor()
      .agent.get(path)
      .set({ ...headers, Cookie: cookie });
    expect(parse(response).event.summary).toBe(title);
    const withCookie = await app
      .visitor()
      .agent.get(path)
      .set({ ...headers, Cookie: `${cookie}; language=en` });
    expect(parse(withCookie).event.summary).toBe('Deadline: “Rust”');
  });

  it('keeps its id and raises its sequence with a change', async () => {
    const notice = await buildStudy(app.em(), { owner: owner.member, deadline: '2026-12-05' });
    const before = parse(await get(reader.client, 'notices', notice.id)).event;
    const input = { id: notice.id, deadline: '2026-12-09', title: '새 제목', content: '내용', headcount: 4 };
    await owner.client.data(GQL.updateStudy, { input });
    const after = parse(await get(reader.client, 'notices', notice.id)).event;
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.startDate.toString()).toBe('2026-12-09');
  });

  it('does not exist without a deadline, and once the notice does not recruit', async () => {
    const endless = await buildStudy(app.em(), { owner: owner.member });
    expect((await get(owner.client, 'notices', endless.id)).status).toBe(404);
    const notice = await buildStudy(app.em(), { owner: owner.member, deadline: '2026-11-27' });
    expect((await get(owner.client, 'notices', notice.id)).status).toBe(200);
    await setClock(app, '2026-11-27T15:00:00Z');
    expect((await get(owner.client, 'notices', notice.id)).status).toBe(404);
    await setClock(app, '2026-11-27T03:00:00Z');
    await owner.client.data(GQL.close, { id: notice.id });
    expect((await get(owner.client, 'notices', notice.id)).status).toBe(404);
  });

  it('[B66] is seen by those who see the notice', async () => {
    const notice = await buildStudy(app.em(), { owner: owner.member, deadline: '2026-12-05' });
    const stranger = await app.as(await buildMember(app.em(), { university: '두빛대학교' }));
    const blocked = await buildPerson(app);
    await buildBlock(app.em(), { blocker: owner.member, blocked: blocked.member });
    const { secret } = await buildAccessToken(app.em(), { member: reader.member });
    const expected: [TestClient, number, string][] = [
      [app.visitor(), 401, 'UNAUTHENTICATED'],
      [stranger, 404, 'NOT_FOUND'],
      [blocked.client, 404, 'NOT_FOUND'],
      [app.withToken(secret), 403, 'SESSION_REQUIRED'],
    ];
    for (const [client, status, code] of expected) {
      const response = await get(client, 'notices', notice.id);
      expect([response.status, (response.body as { code: string }).code]).toEqual([status, code]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    await app.sql('update notice set hidden = true where id = ?', [notice.id]);
    expect((await get(reader.client, 'notices', notice.id)).status).toBe(404);
    expect((await get(owner.client, 'notices', notice.id)).status).toBe(200);
  });

  it.each(['0', '-1', '7x', '99999999999', '%00', '7.ics', '../7'])('does not exist for the id %s', async (id) => {
    expect((await get(reader.client, 'notices', id)).status).toBe(404);
  });
});

describe('the calendar file of a team', () => {
  it('[B66] has the next meeting in UTC with its place, and the members alone see it', async () => {
    const notice = await buildStudy(app.em(), { owner: owner.member, title: TITLE });
    const mate = await buildPerson(app);
    await buildApplication(app.em(), { notice, applicant: mate.member, status: ApplicationStatus.APPROVED });
    expect((await get(owner.client, 'teams', notice.id)).status).toBe(404);
    const place = `${'학생회관, '.repeat(7)}3층;\\`;
    const input = { teamId: notice.id, date: '2026-11-29', start: '08:30', minutes: 90, place };
    await owner.client.data(MEETING_GQL.setNextMeeting, { input });
    const response = await get(mate.client, 'teams', notice.id);
    const { event, component } = parse(response);
    expect(response.text).toContain('\r\nDTSTART:20261128T233000Z\r\nDTEND:20261129T010000Z\r\n');
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-28T23:30:00.000Z');
    expect(event.duration.toSeconds()).toBe(90 * 60);
    expect(event.summary).toBe(`‘${TITLE}’ 팀 모임`);
    expect(event.location).toBe(place);
    expect(event.uid).toBe(`teams-${notice.id}@hanteam.example`);
    expect(event.sequence).toBe(1);
    expect(component.getFirstPropertyValue('url')).toBe(`http://hanteam.example/team/${notice.id}`);
    expect((await get(reader.client, 'teams', notice.id)).status).toBe(404);
    expect((await get(app.visitor(), 'teams', notice.id)).status).toBe(401);

    await owner.client.data(MEETING_GQL.setNextMeeting, { input: { ...input, date: '2026-11-30', place: '' } });
    const moved = parse(await get(mate.client, 'teams', notice.id));
    expect([moved.event.uid, moved.event.sequence, moved.event.location]).toEqual([event.uid, 2, null]);

    await mate.client.data(GQL.leaveTeam, { input: { teamId: notice.id } });
    expect((await get(mate.client, 'teams', notice.id)).status).toBe(404);
    await setClock(app, '2026-11-30T01:00:00Z');
    expect((await get(owner.client, 'teams', notice.id)).status).toBe(404);
  });
});

it('no other path below is a page of the client', async () => {
  for (const path of ['/calendar', '/calendar/', '/calendar/members/1.ics', '/calendar/notices/1']) {
    expect((await reader.client.agent.get(path)).status).toBe(404);
  }
});
