import { setClock } from '../../../test-kit/database/clock';
import { statementsOf } from '../../../test-kit/database/sent-statements';
import { buildApplication, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome, graphqlVerdict } from '../../../test-kit/clients/outcomes';
import { buildPerson, type Person } from '../../../test-kit/races/race-actions';
import { notificationKindsOf } from '../../../test-kit/races/races';
import { ApplicationStatus } from '../../applications/application.entity';
import type { Notice } from '../../notices/notice.entity';
import { MEETING_GQL } from '../team.testing';

let app: TestApp;
let owner: Person;
let mate: Person;
let stranger: Person;
let notice: Notice;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  // 12:00 in Korea.
  await setClock(app, '2026-11-27T03:00:00Z');
  owner = await buildPerson(app);
  mate = await buildPerson(app);
  stranger = await buildPerson(app);
  notice = await buildStudy(app.em(), { owner: owner.member });
  await buildApplication(app.em(), { notice, applicant: mate.member, status: ApplicationStatus.APPROVED });
});

const MEETING = { date: '2026-11-29', start: '19:30', minutes: 90, place: '학생회관 203호' };

const set = (changes: object = {}, { client } = owner) =>
  graphqlVerdict(client, MEETING_GQL.setNextMeeting, { input: { teamId: notice.id, ...MEETING, ...changes } });
const clear = ({ client } = owner) =>
  graphqlOutcome(client, MEETING_GQL.clearNextMeeting, { input: { teamId: notice.id } });

const OK = { code: 'OK', fields: [] };
const refused = (...fields: string[]): object => ({ code: 'VALIDATION_FAILED', fields });

interface Shown {
  nextMeeting: object | null;
  viewerCanSetMeeting: boolean;
}

async function read({ client }: Person): Promise<Shown> {
  const query = `query ($id: ID!) { team(id: $id) { nextMeeting { date start minutes place } viewerCanSetMeeting } }`;
  return (await client.data<{ team: Shown }>(query, { id: notice.id })).team;
}

/** Returns how often a member was notified of a meeting. */
async function timesNotified({ member }: Person): Promise<number> {
  const rows = await app.sql<{ times: number | null }>(
    `select times from notification where kind = 'TEAM_MEETING' and recipient_id = ?`,
    [member.id],
  );
  return rows.reduce((sum, { times }) => sum + (times ?? 1), 0);
}

describe('the next meeting', () => {
  it('is seen by the team, replaces the former one, and notifies the members of each', async () => {
    expect(await read(mate)).toEqual({ nextMeeting: null, viewerCanSetMeeting: false });
    expect(await set()).toEqual(OK);
    expect(await read(owner)).toEqual({ nextMeeting: MEETING, viewerCanSetMeeting: true });
    expect(await read(mate)).toEqual({ nextMeeting: MEETING, viewerCanSetMeeting: false });
    expect(await notificationKindsOf(app, mate.member.id)).toContain('TEAM_MEETING');
    expect(await set({ start: '08:00', place: '' })).toEqual(OK);
    expect((await read(mate)).nextMeeting).toEqual({ ...MEETING, start: '08:00', place: '' });
    expect([await timesNotified(mate), await timesNotified(owner)]).toEqual([2, 0]);
  });

  it('[M2] changes nothing and notifies nobody if it is the same again', async () => {
    await set();
    expect(await set({ place: ' 학생회관 203호 ' })).toEqual(OK);
    expect(await timesNotified(mate)).toBe(1);
    expect(await app.sql('select meeting_version as version from team where notice_id = ?', [notice.id])).toEqual([
      { version: 1 },
    ]);
  });

  it('is not mailed by default', async () => {
    await set();
    const { viewer } = await mate.client.data<{ viewer: { notificationSettings: object[] } }>(
      '{ viewer { notificationSettings { topic mail } } }',
    );
    expect(viewer.notificationSettings).toContainEqual({ topic: 'COMMENTS', mail: false });
    const query = '{ viewer { notifications(first: 5) { nodes { kind topic actor { id } notice { id } } } } }';
    const shown = await mate.client.data<{ viewer: { notifications: { nodes: object[] } } }>(query);
    const about = { topic: 'COMMENTS', actor: { id: String(owner.member.id) }, notice: { id: String(notice.id) } };
    expect(shown.viewer.notifications.nodes).toContainEqual({ kind: 'TEAM_MEETING', ...about });
  });

  it('[M3] disappears at its end', async () => {
    await set();
    await setClock(app, '2026-11-29T11:59:59Z');
    expect((await read(mate)).nextMeeting).toEqual(MEETING);
    await setClock(app, '2026-11-29T12:00:00Z');
    expect((await read(mate)).nextMeeting).toBeNull();
  });

  it('is cleared by the owner without a notification, also if there is none', async () => {
    expect(await clear()).toBe('OK');
    await set();
    expect(await clear()).toBe('OK');
    expect((await read(mate)).nextMeeting).toBeNull();
    expect(await timesNotified(mate)).toBe(1);
    await set();
    expect(await app.sql('select meeting_version as version from team where notice_id = ?', [notice.id])).toEqual([
      { version: 2 },
    ]);
  });

  it('leaves the link of the team as it is', async () => {
    const link = 'https://discord.gg/hanteam';
    await owner.client.data(GQL.updateTeamLink, { input: { teamId: notice.id, link } });
    await set();
    await clear();
    expect(await owner.client.data(GQL.updateTeamLink, { input: { teamId: notice.id, link } })).toEqual({
      updateTeamLink: { team: { link } },
    });
    await set();
    expect((await read(owner)).nextMeeting).toEqual(MEETING);
  });

  it('[M1] is set by the owner alone, who changes with the team, and not once it has ended', async () => {
    expect(await set({}, mate)).toEqual({ code: 'FORBIDDEN', fields: [] });
    expect(await set({}, stranger)).toEqual({ code: 'NOT_FOUND', fields: [] });
    expect([await clear(mate), await clear(stranger)]).toEqual(['FORBIDDEN', 'NOT_FOUND']);
    await set();
    await owner.client.data(GQL.handOverTeam, { input: { teamId: notice.id, memberId: mate.member.id } });
    expect(await read(mate)).toEqual({ nextMeeting: MEETING, viewerCanSetMeeting: true });
    expect(await set({ start: '20:00' })).toEqual({ code: 'FORBIDDEN', fields: [] });
    await mate.client.data(GQL.moveTeam, { input: { teamId: notice.id, state: 'DONE' } });
    expect(await read(mate)).toEqual({ nextMeeting: null, viewerCanSetMeeting: false });
    expect(await set({ start: '20:00' }, mate)).toEqual({ code: 'TEAM_OVER', fields: [] });
    expect(await clear(mate)).toBe('OK');
  });

  it.each<[input: object, verdict: object]>([
    [{ date: '2026-11-27', start: '12:30' }, OK],
    [{ date: '2026-11-27', start: '12:00' }, refused('start')],
    [{ date: '2026-11-26', start: '23:30', minutes: 30 }, refused('start')],
    [{ date: '2027-05-26' }, OK],
    [{ date: '2027-05-27' }, refused('date')],
    [{ date: '2026-02-30' }, refused('date')],
    [{ date: '내일' }, refused('date')],
    [{ start: '07:30' }, refused('start')],
    [{ start: '19:15' }, refused('start')],
    [{ start: '23:30', minutes: 30 }, OK],
    [{ start: '23:30', minutes: 60 }, refused('minutes')],
    [{ minutes: 45 }, refused('minutes')],
    [{ minutes: 270 }, refused('minutes')],
    [{ place: '가'.repeat(60) }, OK],
    [{ place: '가'.repeat(61) }, refused('place')],
  ])('[M4] with %j: %j', async (input, verdict) => {
    expect(await set(input)).toEqual(verdict);
  });

  it('takes at most six statements', async () => {
    const sent = await statementsOf(() => set());
    expect(sent.filter((text) => !/^(begin|commit)/i.test(text)).length).toBeLessThanOrEqual(7);
  });
});
