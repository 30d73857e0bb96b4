import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import type { TestClient } from '../../test-kit/clients/client';
import { graphqlOutcome } from '../../test-kit/clients/outcomes';
import { statementsOf } from '../../test-kit/database/sent-statements';
import { buildAlert, buildBlock, buildMember, buildStudy } from '../../test-kit/factories/factories';
import { graphql, race } from '../../test-kit/races/races';
import type { Member } from '../members/member.entity';
import { AlertPause } from './alert.entity';
import { ALERT_GQL } from './alert.testing';

let app: TestApp;
/** Another instance of the service. */
let other: TestApp;
let member: Member;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({}, app);
});

beforeEach(async () => {
  member = await buildMember(app.em());
  client = await app.as(member);
});

afterAll(async () => {
  await other.close();
  await app.close();
});

interface ShownAlert {
  id: string;
  name: string;
  params: string;
  paused: AlertPause | null;
}

async function create(params: string, by = client): Promise<ShownAlert> {
  const { createAlert } = await by.data<{ createAlert: { alert: ShownAlert } }>(ALERT_GQL.create, { params });
  return createAlert.alert;
}

async function alerts(of = client): Promise<ShownAlert[]> {
  return (await of.data<{ viewer: { alerts: ShownAlert[] } }>(ALERT_GQL.alerts)).viewer.alerts;
}

/** Posts studies, most of them with the same title. */
async function post(count: number, owner: Member, title: string): Promise<void> {
  const study = await buildStudy(app.em(), { owner, title });
  await app.sql(
    `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content)
     select kind, owner_id, university, school_key, title, recruit_number, content
     from notice, generate_series(2, ?) where id = ?`,
    [count, study.id],
  );
}

const broadness = (params: string, by = client): Promise<string> => graphqlOutcome(by, ALERT_GQL.create, { params });

describe('[AL1] an alert', () => {
  it.each([
    ['', '모든 공고', ''],
    ['kind=STUDY&role=BACKEND', '스터디', 'kind=STUDY'],
    ['tag=flutter&kind=PROJECT', '프로젝트 · Flutter', 'tag=flutter&kind=PROJECT'],
    ['q=React&role=FRONTEND', 'React · 프론트엔드', 'q=react&role=FRONTEND'],
    ['course=소프트웨어 공학&mycourses=1', '소프트웨어 공학 · 내 수업', 'course=소프트웨어공학&mycourses=1'],
    ['page=3&sort=FIT&soon=1&recruiting=0&alert=7&other=x&role=DESIGNER', '디자이너', 'role=DESIGNER'],
    ['role=KING&tag=NO%20TAG&kind=NONE', '모든 공고', ''],
  ])('for %j is named %j and stored in its normal form', async (written, name, params) => {
    const alert = await create(written);
    expect(alert).toMatchObject({ name, paused: null });
    expect(decodeURIComponent(alert.params)).toBe(params);
  });

  it('is not created twice for equal conditions, whatever the order of parameters and words', async () => {
    const first = await create('role=BACKEND&q=React 서버&kind=PROJECT');
    expect(await create('kind=PROJECT&q=서버  react&role=BACKEND')).toEqual(first);
    expect(await create('q=서버+REACT&kind=PROJECT&role=BACKEND&page=2&sort=DEADLINE')).toEqual(first);
    expect(await alerts()).toEqual([first]);
  });

  it('keeps the order of words that have another meaning in another order', async () => {
    const [phrase, words] = [await create('q=machine learning'), await create('q=learning machine')];
    expect(phrase.id).not.toBe(words.id);
  });

  it('is shown to its member alone, and costs one statement to read', async () => {
    const { id } = await create('q=React');
    const stranger = await app.as(await buildMember(app.em()));
    expect(await alerts(stranger)).toEqual([]);
    for (const operation of [ALERT_GQL.delete, ALERT_GQL.resume, ALERT_GQL.open])
      expect(await graphqlOutcome(stranger, operation, { id })).toBe('NOT_FOUND');
    expect(await statementsOf(() => alerts())).toHaveLength(1);
  });

  it('is refused with characters that a search refuses, and with a long normal form', async () => {
    expect(await broadness('q=%00')).toBe('VALIDATION_FAILED');
    expect(await broadness(`q=${'가'.repeat(40)}`)).toBe('VALIDATION_FAILED');
    expect(await alerts()).toEqual([]);
  });

  it('is deleted once', async () => {
    const { id } = await create('q=React');
    expect(await graphqlOutcome(client, ALERT_GQL.delete, { id })).toBe('OK');
    expect(await graphqlOutcome(client, ALERT_GQL.delete, { id })).toBe('NOT_FOUND');
    expect(await alerts()).toEqual([]);
  });
});

describe('[AL2] the number of alerts', () => {
  it('is five at most, also in a race on two instances', async () => {
    const second = await other.as(member);
    const outcomes = await race(
      ...Array.from({ length: 7 }, (_, index) =>
        graphql(index % 2 === 0 ? client : second, ALERT_GQL.create, { params: `q=단어${index}` }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_ALERTS')).toHaveLength(2);
    const [first] = await alerts();
    expect(await create(first?.params ?? '')).toEqual(first);
    await client.data(ALERT_GQL.delete, { id: first?.id });
    expect(await broadness('q=새로')).toBe('OK');
  });
});

describe('[AL3] a list', () => {
  let owner: Member;
  let reader: TestClient;

  beforeAll(async () => {
    owner = await buildMember(app.em(), { university: '넓은대학교' });
    await post(51, owner, '토익 모임');
  });

  beforeEach(async () => {
    reader = await app.as(await buildMember(app.em(), { university: '넓은대학교' }));
  });

  afterEach(() => app.sql(`update notice set created_at = now(), recruiting = true where owner_id = ?`, [owner.id]));

  it('with more than 50 new notices in a week is too broad', async () => {
    expect(await broadness('kind=STUDY', reader)).toBe('ALERT_TOO_BROAD');
    expect(await broadness('q=토익', reader)).toBe('ALERT_TOO_BROAD');
    expect(await broadness('kind=PROJECT', reader)).toBe('OK');
    expect(await broadness('q=토플', reader)).toBe('OK');
    expect(await broadness('kind=STUDY')).toBe('OK');
  });

  it('counts the notices that recruit, are visible and were posted in the last seven days', async () => {
    const change = (set: string): Promise<unknown> =>
      app.sql(`update notice set ${set} where id = (select min(id) from notice where owner_id = ?)`, [owner.id]);
    await change(`created_at = now() - interval '7 days 1 minute'`);
    expect(await broadness('q=토익', reader)).toBe('OK');
    await change('created_at = now()');
    expect(await broadness('q=토익 모임', reader)).toBe('ALERT_TOO_BROAD');
    await change('recruiting = false');
    expect(await broadness('q=토익 모임', reader)).toBe('OK');
  });

  it('leaves out notices of blocked members', async () => {
    const blocker = await buildMember(app.em(), { university: '넓은대학교' });
    await buildBlock(app.em(), { blocker, blocked: owner });
    expect(await broadness('q=토익', await app.as(blocker))).toBe('OK');
  });

  it('prevents resuming its alert once it is too broad', async () => {
    const mover = await buildMember(app.em(), { university: '넓은대학교' });
    const { id } = await buildAlert(app.em(), { member: mover, params: 'kind=STUDY', paused: AlertPause.MOVED });
    expect(await graphqlOutcome(await app.as(mover), ALERT_GQL.resume, { id })).toBe('ALERT_TOO_BROAD');
  });
});

describe('[AL4] a paused alert', () => {
  it('shows that its member moved to another school', async () => {
    await create('q=React');
    const { nickName, email } = member;
    const profile = (university: string) => client.rest('post', '/members/profile', { nickName, email, university });
    await profile('한빛 대학교');
    expect((await alerts()).map(({ paused }) => paused)).toEqual([null]);
    await profile('두빛대학교');
    expect((await alerts()).map(({ paused }) => paused)).toEqual(['MOVED']);
    expect((await client.data<{ viewer: { hasAlerts: boolean } }>(ALERT_GQL.alerts)).viewer.hasAlerts).toBe(false);
  });

  it.each(['resume', 'create'] as const)('is resumed by %s, from the newest notice on', async (name) => {
    const { id } = await buildAlert(app.em(), { member, params: 'q=react', paused: AlertPause.UNOPENED });
    const newest = await buildStudy(app.em());
    const variables = name === 'resume' ? { id } : { params: 'q=react' };
    expect(await graphqlOutcome(client, ALERT_GQL[name], variables)).toBe('OK');
    expect(await alerts()).toMatchObject([{ id: String(id), paused: null }]);
    const [row] = await app.sql('select last_notice_id as mark from alert where id = ?', [id]);
    expect(row).toEqual({ mark: newest.id });
  });

  it('stays paused when its list is opened', async () => {
    const { id } = await buildAlert(app.em(), { member, paused: AlertPause.UNOPENED });
    expect(await graphqlOutcome(client, ALERT_GQL.open, { id })).toBe('OK');
    expect(await alerts()).toMatchObject([{ paused: 'UNOPENED' }]);
  });
});

describe('[AL5] an active alert', () => {
  it('keeps its mark and its time when it is created or resumed again', async () => {
    const openedAt = new Date('2026-11-01T00:00:00Z');
    const { id } = await buildAlert(app.em(), { member, params: 'q=react', lastNoticeId: 3, openedAt });
    await client.data(ALERT_GQL.create, { params: 'q=react' });
    await client.data(ALERT_GQL.resume, { id });
    const [row] = await app.sql('select last_notice_id as mark, opened_at::text as time from alert where id = ?', [id]);
    expect(row).toEqual({ mark: 3, time: '2026-11-01 00:00:00+00' });
  });
});
