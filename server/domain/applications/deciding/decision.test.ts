import { BOUNDS } from '../../../../shared/bounds';
import { buildApplication, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome, graphqlVerdict } from '../../../test-kit/clients/outcomes';
import { buildPerson, type Person } from '../../../test-kit/races/race-actions';
import { notificationKindsOf, whileLocked } from '../../../test-kit/races/races';
import type { Study } from '../../notices/kinds/study.entity';
import { type Application, ApplicationStatus } from '../application.entity';

const { APPROVED, EXPIRED, LEFT, PENDING, REJECTED, REMOVED, WAITLISTED } = ApplicationStatus;

let app: TestApp;
let owner: Person;
let applicant: Person;
let stranger: Person;
let notice: Study;

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildPerson(app);
  applicant = await buildPerson(app);
  stranger = await buildPerson(app);
});

beforeEach(async () => {
  notice = await buildStudy(app.em(), { owner: owner.member, recruitNumber: 2 });
});

afterAll(() => app.close());

const build = (status: ApplicationStatus): Promise<Application> =>
  buildApplication(app.em(), { notice, applicant: applicant.member, status });

const waitlist = (person: Person, id: number, message = ''): Promise<string> =>
  graphqlOutcome(person.client, GQL.waitlist, { input: { id, message } });

describe('in each state', () => {
  const ALL = Object.values(ApplicationStatus);
  const allowed: Record<string, readonly ApplicationStatus[]> = {
    approve: [PENDING, WAITLISTED],
    reject: [PENDING, WAITLISTED],
    waitlist: [PENDING],
    cancel: [PENDING, WAITLISTED, APPROVED],
  };
  const rows = Object.entries(allowed).flatMap(([action, from]) =>
    ALL.map((status) => [action, status, from.includes(status) ? 'OK' : 'ALREADY_DECIDED'] as const),
  );

  it.each(rows)('%s an application that is %s: %s', async (action, status, outcome) => {
    const { id } = await build(status);
    const acts: Record<string, () => Promise<string>> = {
      approve: () => graphqlOutcome(owner.client, GQL.approve, { id }),
      reject: () => graphqlOutcome(owner.client, GQL.reject, { id }),
      waitlist: () => waitlist(owner, id),
      cancel: () => graphqlOutcome(applicant.client, GQL.cancel, { id }),
    };
    expect(await acts[action]?.()).toBe(outcome);
  });

  it.each(ALL.map((status) => [status, [LEFT, EXPIRED].includes(status) ? 'OK' : 'ALREADY_APPLIED'] as const))(
    'applying again after %s: %s',
    async (status, outcome) => {
      await build(status);
      const input = { noticeId: notice.id, text: '' };
      expect(await graphqlOutcome(applicant.client, GQL.apply, { input })).toBe(outcome);
    },
  );

  it.each([
    [PENDING, 'PENDING'],
    [WAITLISTED, 'PENDING'],
    [APPROVED, 'APPROVED'],
    [REJECTED, 'REJECTED'],
    [LEFT, 'REJECTED'],
    [REMOVED, 'REJECTED'],
    [EXPIRED, 'REJECTED'],
  ])('legacy clients see %s as %s', async (status, legacy) => {
    await build(status);
    const mine = await applicant.client.rest('get', '/studies/applications/mine');
    const check = await applicant.client.rest('get', `/studies/check/${notice.id}`);
    const received = await owner.client.rest('get', `/studies/${notice.id}/application`);
    const [first] = received.body as { applyStatus: string }[];
    expect([
      (mine.body as { applyStatus: string }[])[0]?.applyStatus,
      (check.body as { applyStatus: string }).applyStatus,
      first?.applyStatus,
    ]).toEqual([legacy, legacy, legacy]);
  });

  it('legacy clients decide about applications on the waiting list', async () => {
    await build(WAITLISTED);
    const body = { studyId: notice.id, memberId: applicant.member.id };
    const response = await owner.client.rest('post', '/studies/applications/approve', body);
    expect([response.status, response.body]).toEqual([200, { applyStatus: 'APPROVED' }]);
  });
});

it.each<[change: string, denial: string | null]>([
  ['hidden = true', 'NOTICE_HIDDEN'],
  [`team_state = 'DONE', recruiting = false`, 'TEAM_OVER'],
  ['title = title', null],
])('the fields of an application show whether an approval is possible: %s, %s', async (change, denial) => {
  const { id } = await build(PENDING);
  await app.sql(`update notice set ${change} where id = ?`, [notice.id]);
  const query = 'query ($id: ID!) { application(id: $id) { viewerCanApprove viewerApproveDenial } }';
  expect(await owner.client.data(query, { id })).toEqual({
    application: { viewerCanApprove: denial === null, viewerApproveDenial: denial },
  });
  expect(await applicant.client.data(query, { id })).toMatchObject({ application: { viewerCanApprove: false } });
  expect(await graphqlOutcome(owner.client, GQL.approve, { id })).toBe(denial ?? 'OK');
});

describe('the waiting list', () => {
  it('shows the applicant the message, notifies them, and lets the owner approve later', async () => {
    const { id } = await build(PENDING);
    const { waitlistApplication } = await owner.client.data<{ waitlistApplication: { application: object } }>(
      GQL.waitlist,
      { input: { id, message: '  다음 주에 다시 볼게요.\n' } },
    );
    expect(waitlistApplication.application).toEqual({
      id: String(id),
      status: 'WAITLISTED',
      message: '다음 주에 다시 볼게요.',
      viewerCanDecide: true,
      viewerCanWaitlist: false,
    });
    expect(await notificationKindsOf(app, applicant.member.id)).toContain('APPLICATION_WAITLISTED');
    const seen = `query ($id: ID!) { application(id: $id) { status message decideBy viewerCanCancel } }`;
    expect(await applicant.client.data(seen, { id })).toEqual({
      application: { status: 'WAITLISTED', message: '다음 주에 다시 볼게요.', decideBy: null, viewerCanCancel: true },
    });
    expect(await graphqlOutcome(owner.client, GQL.approve, { id })).toBe('OK');
  });

  it('can be used only by the owner', async () => {
    const { id } = await build(PENDING);
    expect([await waitlist(stranger, id), await waitlist(applicant, id)]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  it('promotes nobody when a seat becomes free', async () => {
    const { id } = await build(WAITLISTED);
    const member = await buildPerson(app);
    await buildApplication(app.em(), { notice, applicant: member.member, status: APPROVED });
    expect(await graphqlOutcome(member.client, GQL.leaveTeam, { input: { teamId: notice.id } })).toBe('OK');
    expect(await app.sql('select status from application where id = ?', [id])).toEqual([{ status: WAITLISTED }]);
  });
});

describe('a message', () => {
  it('of a rejection is read by the applicant and the owner', async () => {
    const { id } = await build(PENDING);
    const input = { id, message: '이번에는 자리가 모자랐어요.' };
    expect(await graphqlOutcome(owner.client, GQL.rejectWith, { input })).toBe('OK');
    const query = `query ($id: ID!) { application(id: $id) { message } }`;
    for (const { client } of [applicant, owner]) {
      expect(await client.data(query, { id })).toEqual({ application: { message: input.message } });
    }
    expect(await stranger.client.data(query, { id })).toEqual({ application: null });
  });

  it.each([
    ['rejectWith', GQL.rejectWith],
    ['waitlist', GQL.waitlist],
  ])('has at most 300 characters: %s', async (_name, operation) => {
    const { id } = await build(PENDING);
    const { max } = BOUNDS.decisionMessage;
    const tooLong = { input: { id, message: '가'.repeat(max + 1) } };
    expect(await graphqlVerdict(owner.client, operation, tooLong)).toEqual({
      code: 'VALIDATION_FAILED',
      fields: ['message'],
    });
    expect(await graphqlOutcome(owner.client, operation, { input: { id, message: '가'.repeat(max) } })).toBe('OK');
  });
});

describe('bulk decisions', () => {
  interface Decided {
    decideApplications: { results: { applicationId: string; application: object | null; code: string | null }[] };
  }

  it('succeed and fail separately, in order, and the payload reports each result', async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push((await buildApplication(app.em(), { notice })).id);
    const rejected = await build(REJECTED);
    const foreign = await buildApplication(app.em());
    const selection = [ids[0], rejected.id, ids[1], foreign.id, ids[2], ids[0]];
    const { decideApplications } = await owner.client.data<Decided>(GQL.decide, {
      input: { ids: selection, decision: 'APPROVED' },
    });
    const results = decideApplications.results.map(({ applicationId, code }) => [Number(applicationId), code]);
    expect(results).toEqual([
      [ids[0], null],
      [rejected.id, 'ALREADY_DECIDED'],
      [ids[1], null],
      [foreign.id, 'FORBIDDEN'],
      [ids[2], 'NOTICE_FULL'],
    ]);
    const statuses = await app.sql(
      `select status from application where notice_id = ? and status <> 'REJECTED' order by id`,
      [notice.id],
    );
    expect(statuses).toEqual([APPROVED, APPROVED, PENDING].map((status) => ({ status })));
  });

  it('stop when the database becomes unavailable, and are all reported', async () => {
    const [first, last] = [await build(PENDING), await buildApplication(app.em(), { notice })];
    const other = await buildStudy(app.em(), { owner: owner.member });
    const blocked = await buildApplication(app.em(), { notice: other });
    const { decideApplications } = await whileLocked(app, other.id, () =>
      owner.client.data<Decided>(GQL.decide, {
        input: { ids: [first.id, blocked.id, last.id], decision: 'APPROVED' },
      }),
    );
    expect(decideApplications.results.map(({ applicationId, code }) => [Number(applicationId), code])).toEqual([
      [first.id, null],
      [blocked.id, 'UNAVAILABLE'],
      [last.id, 'UNAVAILABLE'],
    ]);
    const statuses = await app.sql('select status from application where id in (?, ?, ?) order by id', [
      first.id,
      last.id,
      blocked.id,
    ]);
    expect(statuses).toEqual([APPROVED, PENDING, PENDING].map((status) => ({ status })));
  });

  it('send one message to all applicants', async () => {
    const ids = [(await build(PENDING)).id, (await buildApplication(app.em(), { notice })).id];
    const { decideApplications } = await owner.client.data<Decided>(GQL.decide, {
      input: { ids, decision: 'REJECTED', message: '고마웠어요.' },
    });
    expect(decideApplications.results.map(({ application }) => application)).toEqual(
      ids.map((id) => ({ id: String(id), status: 'REJECTED', message: '고마웠어요.' })),
    );
  });

  it('cannot approve with a message', async () => {
    const { id } = await build(PENDING);
    const input = { ids: [id], decision: 'APPROVED', message: '반가워요!' };
    expect(await graphqlVerdict(owner.client, GQL.decide, { input })).toEqual({
      code: 'VALIDATION_FAILED',
      fields: ['message'],
    });
  });

  it.each([0, 51])('are rejected for %i applications', async (count) => {
    const input = { ids: Array.from({ length: count }, (_, index) => index + 1), decision: 'REJECTED' };
    expect(await graphqlVerdict(owner.client, GQL.decide, { input })).toEqual({
      code: 'VALIDATION_FAILED',
      fields: ['ids'],
    });
  });
});

it('the lists of applications are filtered by status and role', async () => {
  const pending = await build(PENDING);
  const waiting = await buildApplication(app.em(), { notice, status: WAITLISTED });
  const received = `query ($id: ID!, $status: [ApplicationStatus!], $role: Role) {
    notice(id: $id) { applications(status: $status, role: $role) { nodes { id } } } }`;
  const idsOf = async (variables: object): Promise<number[]> => {
    const { notice: shown } = await owner.client.data<{ notice: { applications: { nodes: { id: string }[] } } }>(
      received,
      { id: notice.id, ...variables },
    );
    return shown.applications.nodes.map(({ id }) => Number(id));
  };
  expect(await idsOf({})).toEqual([pending.id, waiting.id]);
  expect(await idsOf({ status: ['WAITLISTED', 'APPROVED'] })).toEqual([waiting.id]);
  expect(await idsOf({ role: 'FRONTEND' })).toEqual([]);
  const mine = `{ viewer { pending: applications(status: [PENDING]) { nodes { id } } rejected: applications(status: [REJECTED]) { nodes { id } } } }`;
  const { viewer } = await applicant.client.data<{ viewer: Record<string, { nodes: { id: string }[] }> }>(mine);
  expect(viewer['pending']?.nodes[0]).toEqual({ id: String(pending.id) });
  expect(viewer['rejected']?.nodes.map(({ id }) => Number(id))).not.toContain(pending.id);
});
