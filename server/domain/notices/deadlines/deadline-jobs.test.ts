import type { TestClient } from '../../../test-kit/clients/client';
import { setClock } from '../../../test-kit/database/clock';
import { expectCorrectCounters } from '../../../test-kit/database/counters';
import { buildApplication, buildFavourite, buildMember, buildStudy } from '../../../test-kit/factories/factories';
import { asInput } from '../../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { runJob } from '../../../test-kit/app/jobs';
import { GQL, STUDY_INPUT } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome } from '../../../test-kit/clients/outcomes';
import { graphql, race } from '../../../test-kit/races/races';
import { ApplicationStatus } from '../../applications/application.entity';
import type { Member } from '../../members/member.entity';
import type { Study } from '../kinds/study.entity';

let app: TestApp;
/** Another instance of the service. */
let other: TestApp;
let owner: Member;
let fan: Member;
let ownerClient: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({}, app);
  owner = await buildMember(app.em(), { nickName: '올린이' });
  fan = await buildMember(app.em(), { nickName: '찜한이' });
  ownerClient = await app.as(owner);
});

beforeEach(() => setClock(app, '2026-12-01T12:00:00+09:00'));

afterEach(async () => {
  await expectCorrectCounters(app);
  await app.sql('delete from notice');
});

afterAll(async () => {
  await other.close();
  await app.close();
});

/** Runs the due jobs in both instances at once, and then once more. */
async function work(): Promise<void> {
  for (const instances of [[app, other], [app]]) {
    await Promise.all(
      instances.flatMap((instance) => [
        runJob(instance, 'closeExpiredNotices'),
        runJob(instance, 'sendNoticeReminders'),
      ]),
    );
  }
}

async function workAt(time: string): Promise<void> {
  await setClock(app, `${time}+09:00`);
  await work();
}

/** Creates a study that a member favourited, with two pending applications and a rejected one. */
async function buildDue(deadline: string | null): Promise<Study> {
  const notice = await buildStudy(app.em(), { owner, deadline });
  await buildFavourite(app.em(), { notice, member: fan });
  for (const status of [ApplicationStatus.PENDING, ApplicationStatus.PENDING, ApplicationStatus.REJECTED]) {
    await buildApplication(app.em(), { notice, status });
  }
  return notice;
}

/** Reads all notifications as text, the oldest first. */
async function notifications(): Promise<string[]> {
  const rows = await app.sql<{ words: string }>(
    `select concat_ws(' ', m.nick_name, t.kind, t.deadline, t.pending_count) as words
     from notification t join member m on m.id = t.recipient_id where t.actor_id is null order by t.id`,
  );
  return rows.map(({ words }) => words);
}

const isOpen = async ({ id }: Study): Promise<boolean> => {
  const [row] = await app.sql<{ recruiting: boolean }>('select recruiting from notice where id = ?', [id]);
  return row?.recruiting ?? false;
};

const edit = ({ id }: Study, deadline: string | null): Promise<string> =>
  graphqlOutcome(ownerClient, GQL.updateStudy, { input: { id, ...asInput(STUDY_INPUT), deadline } });

const EXPIRED = ['올린이 NOTICE_EXPIRED 2026-12-01', '찜한이 NOTICE_EXPIRED 2026-12-01'];

describe('[R16] closing by deadline', () => {
  it('happens exactly at midnight in Korea, once, and notifies the owner and members who favourited the notice', async () => {
    const notice = await buildDue('2026-12-01');
    await workAt('2026-12-01T23:59:59.999');
    expect(await isOpen(notice)).toBe(true);
    expect(await notifications()).toEqual([]);
    await workAt('2026-12-02T00:00:00');
    expect(await isOpen(notice)).toBe(false);
    expect(await notifications()).toEqual(EXPIRED);
    await workAt('2026-12-03T00:00:00');
    expect(await notifications()).toEqual(EXPIRED);
  });

  it('happens late but once if the worker was down for a day', async () => {
    const notice = await buildDue('2026-12-01');
    await setClock(app, '2026-12-03T00:30:00+09:00');
    await runJob(other, 'closeExpiredNotices');
    await work();
    expect(await isOpen(notice)).toBe(false);
    expect(await notifications()).toEqual(EXPIRED);
  });

  it('handles more notices than one batch', async () => {
    await app.sql(
      `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content, deadline)
       select 'STUDY', id, university, school_key, '스터디', 2, '내용', '2026-12-01' from member, generate_series(1, 230)
       where id = ?`,
      [owner.id],
    );
    await workAt('2026-12-02T00:00:00');
    expect(await notifications()).toHaveLength(230);
    expect(await app.sql('select from notice where recruiting')).toEqual([]);
  });

  it('skips a notice if its owner extends the deadline in time', async () => {
    const notice = await buildDue('2026-12-01');
    await setClock(app, '2026-12-01T23:59:00+09:00');
    expect(await edit(notice, '2026-12-02')).toBe('OK');
    await workAt('2026-12-02T00:00:00');
    expect(await isOpen(notice)).toBe(true);
    await workAt('2026-12-03T00:00:00');
    expect(await isOpen(notice)).toBe(false);
  });

  it('does not notify members who moved to another school', async () => {
    await buildDue('2026-12-01');
    await app.sql(`update member set school_key = '푸른대학교' where id = ?`, [fan.id]);
    await workAt('2026-12-02T00:00:00');
    await app.sql('update member set school_key = ? where id = ?', [owner.schoolKey, fan.id]);
    expect(await notifications()).toEqual(['올린이 NOTICE_EXPIRED 2026-12-01']);
  });

  it('gives the same result with a concurrent reopening as one after the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const notice = await buildDue('2026-12-01');
      await setClock(app, '2026-12-02T00:00:00+09:00');
      const [, , reopened] = await race(
        async () => (await runJob(app, 'closeExpiredNotices'), 'OK'),
        async () => (await runJob(other, 'closeExpiredNotices'), 'OK'),
        graphql(ownerClient, GQL.reopen, { id: notice.id, deadline: '2026-12-05' }),
      );
      expect(reopened).toBe('OK');
      expect(await isOpen(notice)).toBe(true);
      await app.sql('delete from notice');
    }
  });
});

describe('[R16] reminders of a deadline', () => {
  const OWNER_3 = '올린이 DEADLINE_NEAR 2026-12-10 2';
  const FAN_1 = '찜한이 DEADLINE_NEAR 2026-12-10';
  const OWNER_0 = '올린이 DEADLINE_NEAR 2026-12-10 2';

  it('are sent at 10:00 in Korea: to the owner three days before and on the last day, to others a day before', async () => {
    await buildDue('2026-12-10');
    for (const [time, expected] of [
      ['2026-12-07T09:59:59.999', []],
      ['2026-12-07T10:00:00', [OWNER_3]],
      ['2026-12-09T09:59:59.999', [OWNER_3]],
      ['2026-12-09T10:00:00', [OWNER_3, FAN_1]],
      ['2026-12-10T09:59:59.999', [OWNER_3, FAN_1]],
      ['2026-12-10T10:00:00', [OWNER_3, FAN_1, OWNER_0]],
      ['2026-12-10T23:59:59.999', [OWNER_3, FAN_1, OWNER_0]],
    ] as const) {
      await workAt(time);
      expect([time, await notifications()]).toEqual([time, expected]);
    }
  });

  it('are sent late and once if the worker was down for less than a day, and dropped after a day', async () => {
    await buildDue('2026-12-10');
    await workAt('2026-12-08T09:59:59.999');
    expect(await notifications()).toEqual([OWNER_3]);
    await workAt('2026-12-10T10:00:00');
    expect(await notifications()).toEqual([OWNER_3, OWNER_0]);
  });

  it('follow a changed deadline', async () => {
    const notice = await buildDue('2026-12-10');
    await workAt('2026-12-07T10:00:00');
    expect(await edit(notice, '2026-12-15')).toBe('OK');
    await workAt('2026-12-09T10:00:00');
    await workAt('2026-12-10T10:00:00');
    expect(await notifications()).toEqual([OWNER_3]);
    await workAt('2026-12-12T10:00:00');
    expect(await notifications()).toEqual([OWNER_3, '올린이 DEADLINE_NEAR 2026-12-15 2']);
  });

  it('are not sent if they were due before the deadline was set', async () => {
    await setClock(app, '2026-12-07T12:00:00+09:00');
    const notice = await buildDue(null);
    await edit(notice, '2026-12-10');
    await workAt('2026-12-07T12:01:00');
    expect(await notifications()).toEqual([]);
    await workAt('2026-12-09T10:00:00');
    expect(await notifications()).toEqual([FAN_1]);
  });

  it('are not sent for closed notices', async () => {
    const notice = await buildDue('2026-12-10');
    await ownerClient.data(GQL.close, { id: notice.id });
    await workAt('2026-12-07T10:00:00');
    expect(await notifications()).toEqual([]);
  });
});

describe('a notice without a deadline', () => {
  const ASKED = '올린이 STILL_RECRUITING';
  const EXPIRED_UNANSWERED = ['올린이 NOTICE_EXPIRED', '찜한이 NOTICE_EXPIRED'];
  const isAsked = async ({ id }: Study, client = ownerClient): Promise<boolean> => {
    const query = 'query ($id: ID!) { notice(id: $id) { viewerIsAskedToConfirm } }';
    const { notice } = await client.data<{ notice: { viewerIsAskedToConfirm: boolean } }>(query, { id });
    return notice.viewerIsAskedToConfirm;
  };

  it('sends its owner a question after 30 days, and closes after 45 days without an answer', async () => {
    const notice = await buildDue(null);
    await workAt('2026-12-31T11:59:59.999');
    expect([await notifications(), await isAsked(notice)]).toEqual([[], false]);
    await workAt('2026-12-31T12:00:00');
    expect([await notifications(), await isAsked(notice)]).toEqual([[ASKED], true]);
    expect(await isAsked(notice, await app.as(fan))).toBe(false);
    await workAt('2027-01-15T11:59:59.999');
    expect(await isOpen(notice)).toBe(true);
    await workAt('2027-01-15T12:00:00');
    expect(await isOpen(notice)).toBe(false);
    expect(await notifications()).toEqual([ASKED, ...EXPIRED_UNANSWERED]);
    const { notice: state } = await ownerClient.data<{ notice: object }>(
      'query ($id: ID!) { notice(id: $id) { recruiting closeReason viewerCanReopen } }',
      { id: notice.id },
    );
    expect(state).toEqual({ recruiting: false, closeReason: 'UNANSWERED', viewerCanReopen: true });
  });

  it('stays open for 30 more days after each answer', async () => {
    const notice = await buildDue(null);
    await workAt('2026-12-31T12:00:00');
    await setClock(app, '2027-01-15T11:59:00+09:00');
    expect(await graphqlOutcome(ownerClient, GQL.confirm, { id: notice.id })).toBe('OK');
    expect(await isAsked(notice)).toBe(false);
    await workAt('2027-02-14T11:58:59');
    expect(await notifications()).toEqual([ASKED]);
    await workAt('2027-02-14T11:59:00');
    expect(await notifications()).toEqual([ASKED, ASKED]);
    expect(await isOpen(notice)).toBe(true);
  });

  it('closes only 15 days after the question, however long the worker was down', async () => {
    const notice = await buildDue(null);
    await workAt('2027-03-01T00:00:00');
    expect([await isOpen(notice), await notifications()]).toEqual([true, [ASKED]]);
    await workAt('2027-03-15T23:59:59');
    expect(await isOpen(notice)).toBe(true);
    await workAt('2027-03-16T00:00:00');
    expect(await isOpen(notice)).toBe(false);
  });

  it('sends no question once it has a deadline, and sends one 30 days after a reopening without a deadline', async () => {
    const notice = await buildDue(null);
    await setClock(app, '2026-12-30T12:00:00+09:00');
    await edit(notice, '2027-01-10');
    await workAt('2026-12-31T12:00:00');
    expect(await notifications()).toEqual([]);
    await setClock(app, '2027-01-11T12:00:00+09:00');
    await ownerClient.data(GQL.reopen, { id: notice.id, deadline: null });
    await workAt('2027-02-10T11:59:59');
    expect(await notifications()).not.toContain(ASKED);
    await workAt('2027-02-10T12:00:00');
    expect(await notifications()).toContain(ASKED);
  });

  it('can be confirmed only by its owner, and only while it is open', async () => {
    const notice = await buildDue(null);
    expect(await graphqlOutcome(await app.as(fan), GQL.confirm, { id: notice.id })).toBe('FORBIDDEN');
    await ownerClient.data(GQL.close, { id: notice.id });
    expect(await graphqlOutcome(ownerClient, GQL.confirm, { id: notice.id })).toBe('RECRUITMENT_CLOSED');
  });
});
