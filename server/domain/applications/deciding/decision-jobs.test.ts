import type { TestClient } from '../../../test-kit/clients/client';
import { setClock } from '../../../test-kit/database/clock';
import { expectCorrectCounters } from '../../../test-kit/database/counters';
import { buildApplication, buildMember, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { runJob } from '../../../test-kit/app/jobs';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome } from '../../../test-kit/clients/outcomes';
import { graphql, race } from '../../../test-kit/races/races';
import type { Member } from '../../members/member.entity';
import type { Study } from '../../notices/kinds/study.entity';
import type { Application } from '../application.entity';

let app: TestApp;
/** Another instance of the service. */
let other: TestApp;
let owner: Member;
let ownerClient: TestClient;
let applicant: Member;
let client: TestClient;
let notice: Study;

const APPLIED = '2026-12-01T15:00:00+09:00';

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({}, app);
  owner = await buildMember(app.em(), { nickName: '올린이' });
  ownerClient = await app.as(owner);
  applicant = await buildMember(app.em(), { nickName: '지원한이' });
  client = await app.as(applicant);
});

beforeEach(async () => {
  await setClock(app, APPLIED);
  notice = await buildStudy(app.em(), { owner });
});

afterEach(async () => {
  await expectCorrectCounters(app);
  await app.sql('delete from notice');
});

afterAll(async () => {
  await other.close();
  await app.close();
});

/** Creates an application at the current time of the test clock. The owner has 5 days to decide. */
async function applied(by: Member = applicant): Promise<Application> {
  const application = await buildApplication(app.em(), { notice, applicant: by });
  await app.sql('update application set created_at = clock_now() where id = ?', [application.id]);
  return application;
}

/** Runs the due jobs in both instances at once, and then once more. */
async function workAt(time: string): Promise<void> {
  await setClock(app, `${time}+09:00`);
  for (const instances of [[app, other], [app]]) {
    await Promise.all(
      instances.flatMap((each) => [runJob(each, 'expireApplications'), runJob(each, 'sendDecisionReminders')]),
    );
  }
}

/** Reads the notifications of the jobs as text, the oldest first. */
async function notifications(): Promise<string[]> {
  const rows = await app.sql<{ words: string }>(
    `select concat_ws(' ', m.nick_name, t.kind, t.deadline, t.pending_count) as words
     from notification t join member m on m.id = t.recipient_id where t.actor_id is null order by t.id`,
  );
  return rows.map(({ words }) => words);
}

const statusOf = async ({ id }: { id: number }): Promise<string | undefined> =>
  (await app.sql<{ status: string }>('select status from application where id = ?', [id]))[0]?.status;

describe('[R18] reminders of decisions', () => {
  it('are sent once at 10:00 one day before the last day and on it, with the number of applications', async () => {
    await applied();
    await applied(await buildMember(app.em()));
    await workAt('2026-12-05T09:59:59.999');
    expect(await notifications()).toEqual([]);
    await workAt('2026-12-05T10:00:00');
    const first = ['올린이 DECISION_DUE 2026-12-06 2'];
    expect(await notifications()).toEqual(first);
    await workAt('2026-12-06T09:59:59.999');
    expect(await notifications()).toEqual(first);
    await workAt('2026-12-06T10:00:00');
    expect(await notifications()).toEqual([...first, ...first]);
  });

  it('omit applications that were decided, cancelled, or sent after the time of the reminder', async () => {
    const rejected = await applied();
    expect(await graphqlOutcome(ownerClient, GQL.reject, { id: rejected.id })).toBe('OK');
    await app.sql('update notice set decide_within_days = 1 where id = ?', [notice.id]);
    await setClock(app, '2026-12-05T11:00:00+09:00');
    await applied(await buildMember(app.em()));
    await workAt('2026-12-05T11:01:00');
    expect(await notifications()).toEqual([]);
    await workAt('2026-12-06T10:00:00');
    expect(await notifications()).toEqual(['올린이 DECISION_DUE 2026-12-06 1']);
  });

  it('[SEC10] are not sent while the notice is hidden', async () => {
    await applied();
    await app.sql('update notice set hidden = true where id = ?', [notice.id]);
    await workAt('2026-12-05T10:00:00');
    expect(await notifications()).toEqual([]);
    await app.sql('update notice set hidden = false where id = ?', [notice.id]);
    await workAt('2026-12-05T10:01:00');
    expect(await notifications()).toEqual(['올린이 DECISION_DUE 2026-12-06 1']);
  });

  it('are sent late if the worker was down, and dropped after a day', async () => {
    await applied();
    await setClock(app, '2026-12-06T09:00:00+09:00');
    await runJob(other, 'sendDecisionReminders');
    expect(await notifications()).toEqual(['올린이 DECISION_DUE 2026-12-06 1']);
    await workAt('2026-12-07T10:00:00');
    expect(await notifications()).toHaveLength(1);
  });
});

describe('[R18] expiring', () => {
  const EXPIRED = ['올린이 APPLICATION_EXPIRED 1', '지원한이 APPLICATION_EXPIRED'];

  it('happens three days after the last day, at midnight in Korea, once, and notifies both members', async () => {
    const application = await applied();
    await app.sql(
      "insert into decision_reminder select id, k, '2026-12-06' from notice, unnest(array['DAY_BEFORE', 'LAST_DAY']) k where id = ?",
      [notice.id],
    );
    await workAt('2026-12-09T23:59:59.999');
    expect([await statusOf(application), await notifications()]).toEqual(['PENDING', []]);
    await workAt('2026-12-10T00:00:00');
    expect([await statusOf(application), await notifications()]).toEqual(['EXPIRED', EXPIRED]);
    await workAt('2026-12-11T00:00:00');
    expect(await notifications()).toEqual(EXPIRED);
  });

  it('happens once if the worker was down for a day', async () => {
    const application = await applied();
    await setClock(app, '2026-12-11T00:00:30+09:00');
    await runJob(other, 'expireApplications');
    await workAt('2026-12-11T00:01:00');
    expect([await statusOf(application), await notifications()]).toEqual(['EXPIRED', EXPIRED]);
  });

  it('lets the applicant apply again, for another period', async () => {
    const application = await applied();
    await workAt('2026-12-10T00:00:00');
    expect(await graphqlOutcome(ownerClient, GQL.approve, { id: application.id })).toBe('ALREADY_DECIDED');
    expect(await graphqlOutcome(client, GQL.cancel, { id: application.id })).toBe('ALREADY_DECIDED');
    const seen = await client.data(
      `query ($id: ID!) { notice(id: $id) { viewerCanApply viewerApplication { status decideBy } } }`,
      { id: notice.id },
    );
    expect(seen).toEqual({
      notice: { viewerCanApply: true, viewerApplication: { status: 'EXPIRED', decideBy: null } },
    });
    const { applyToNotice } = await client.data<{ applyToNotice: { application: object } }>(
      `mutation ($id: ID!) { applyToNotice(input: { noticeId: $id, text: "" }) { application { status decideBy } } }`,
      { id: notice.id },
    );
    expect(applyToNotice.application).toEqual({ status: 'PENDING', decideBy: '2026-12-15' });
  });

  it('skips the waiting list, and keeps the promised day if the period changes', async () => {
    const waitlisted = await applied();
    const promised = await applied(await buildMember(app.em()));
    expect(await graphqlOutcome(ownerClient, GQL.waitlist, { input: { id: waitlisted.id } })).toBe('OK');
    await app.sql('update notice set decide_within_days = 1 where id = ?', [notice.id]);
    await workAt('2026-12-09T00:00:00');
    expect(await statusOf(promised)).toBe('PENDING');
    await workAt('2026-12-10T00:00:00');
    expect([await statusOf(waitlisted), await statusOf(promised)]).toEqual(['WAITLISTED', 'EXPIRED']);
  });

  it('gives the same result with a concurrent decision as one after the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      await setClock(app, APPLIED);
      const by = await buildMember(app.em());
      const application = await applied(by);
      await setClock(app, '2026-12-10T00:00:00+09:00');
      const [[outcome]] = await Promise.all([
        race(graphql(ownerClient, GQL.approve, { id: application.id })),
        runJob(other, 'expireApplications'),
      ]);
      expect([outcome, await statusOf(application)]).toEqual(
        outcome === 'OK' ? ['OK', 'APPROVED'] : ['ALREADY_DECIDED', 'EXPIRED'],
      );
      await app.sql('delete from application where id = ?', [application.id]);
    }
  });
});

it('members see the promised days of an owner, and the usual days after five decisions', async () => {
  const query = `query ($id: ID!) { notice(id: $id) { decideWithinDays usualDecisionDays } }`;
  const shown = () => client.data(query, { id: notice.id });
  for (const days of [1, 2, 3, 4]) await decidedAfter(days);
  expect(await shown()).toEqual({ notice: { decideWithinDays: 5, usualDecisionDays: null } });
  await decidedAfter(2.5);
  expect(await shown()).toEqual({ notice: { decideWithinDays: 5, usualDecisionDays: 3 } });
});

async function decidedAfter(days: number): Promise<void> {
  const { id } = await applied(await buildMember(app.em()));
  await app.sql(
    `update application set status = 'REJECTED', decided_at = created_at + ?::float8 * interval '1 day' where id = ?`,
    [days, id],
  );
}
