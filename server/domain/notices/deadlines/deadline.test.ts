import { asInput } from '../../../test-kit/clients/graphql-inputs';
import { sql } from 'kysely';
import { compileNode } from '../../../platform/database/statements/statement-compiler';
import type { TestClient } from '../../../test-kit/clients/client';
import { setClock, startClock } from '../../../test-kit/database/clock';
import { expectCorrectCounters } from '../../../test-kit/database/counters';
import { buildMember, buildProject, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { runJob } from '../../../test-kit/app/jobs';
import { beginTransaction, untilWaiting } from '../../../test-kit/database/locks';
import { BOTH_KINDS, GQL, KINDS } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome, graphqlVerdict, outcomeOf } from '../../../test-kit/clients/outcomes';
import { applying, buildPerson } from '../../../test-kit/races/race-actions';
import { race, tally } from '../../../test-kit/races/races';
import type { Member } from '../../members/member.entity';
import { isRecruiting } from './deadline.sql';
import type { Notice } from '../notice.entity';
import { Study } from '../kinds/study.entity';

let app: TestApp;
let owner: Member;
let ownerClient: TestClient;
let reader: TestClient;

/** Noon on 1 December in Korea. */
const NOON = '2026-12-01T12:00:00+09:00';

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildMember(app.em());
  ownerClient = await app.as(owner);
  reader = await app.as(await buildMember(app.em()));
});

beforeEach(() => setClock(app, NOON));

afterEach(() => expectCorrectCounters(app));

afterAll(() => app.close());

const STATE = `query ($id: ID!) { notice(id: $id) { recruiting deadline dDay closeReason viewerCanReopen viewerIsAskedToConfirm } }`;

async function stateOf(notice: { id: number }, client = reader): Promise<Record<string, unknown>> {
  return (await client.data<{ notice: Record<string, unknown> }>(STATE, { id: notice.id })).notice;
}

const buildOwn = (deadline: string | null = null): Promise<Study> => buildStudy(app.em(), { owner, deadline });

const apply = async (notice: Notice): Promise<string> =>
  graphqlOutcome(await app.as(await buildMember(app.em())), GQL.apply, {
    input: { noticeId: notice.id, text: '함께해요' },
  });

describe.each(BOTH_KINDS)('the deadline of a %s', (kind) => {
  const { create, update, input } = KINDS[kind];

  it.each([
    ['today', '2026-12-01', 'OK'],
    ['in 180 days', '2027-05-30', 'OK'],
    ['none', null, 'OK'],
    ['yesterday', '2026-11-30', 'VALIDATION_FAILED'],
    ['in 181 days', '2027-05-31', 'VALIDATION_FAILED'],
    ['a day that does not exist', '2027-02-30', 'VALIDATION_FAILED'],
    ['a time', '2026-12-02T00:00:00Z', 'VALIDATION_FAILED'],
    ['no date', '내일', 'VALIDATION_FAILED'],
    ['nothing', '', 'VALIDATION_FAILED'],
  ])('may be %s: %s is %s, at its creation and at an edit', async (_what, deadline, code) => {
    const verdict = { code, fields: code === 'OK' ? [] : ['deadline'] };
    const content = { ...asInput(input), deadline };
    expect(await graphqlVerdict(ownerClient, create, { input: content })).toEqual(verdict);
    const notice = await (kind === 'PROJECT' ? buildProject : buildStudy)(app.em(), { owner });
    expect(await graphqlVerdict(ownerClient, update, { input: { id: notice.id, ...content } })).toEqual(verdict);
    if (code === 'OK') expect(await stateOf(notice)).toMatchObject({ recruiting: true, deadline });
  });

  it('is part of the content: changing it increases the version, and omitting it keeps it', async () => {
    const notice = await (kind === 'PROJECT' ? buildProject : buildStudy)(app.em(), { owner, ...contentOf(kind) });
    const edit = (change: object) =>
      graphqlVerdict(ownerClient, update, { input: { id: notice.id, ...asInput(input), ...change } });
    expect(await edit({ deadline: '2026-12-05', expectedVersion: 1 })).toEqual({ code: 'OK', fields: [] });
    expect(await edit({ deadline: '2026-12-06', expectedVersion: 1 })).toMatchObject({ code: 'STALE' });
    await edit({});
    expect(await stateOf(notice)).toMatchObject({ deadline: '2026-12-05', dDay: 4 });
    await ownerClient.rest('put', `${KINDS[kind].base}/${notice.id}`, input);
    expect(await stateOf(notice)).toMatchObject({ deadline: '2026-12-05' });
    await edit({ deadline: null });
    expect(await stateOf(notice)).toMatchObject({ deadline: null, dDay: null, recruiting: true });
  });
});

/**
 * Content of the tests' inputs. An edit of a notice with it changes nothing but the given
 * fields.
 */
const contentOf = (kind: (typeof BOTH_KINDS)[number]): object => KINDS[kind].input;

describe('a notice at midnight in Korea', () => {
  it('recruits until the end of its last day, also over REST, and then denies applications', async () => {
    const notice = await buildOwn('2026-12-01');
    await setClock(app, '2026-12-01T23:59:59.999+09:00');
    expect(await stateOf(notice)).toMatchObject({ recruiting: true, dDay: 0, closeReason: null });
    expect(await apply(notice)).toBe('OK');
    await setClock(app, '2026-12-02T00:00:00+09:00');
    const ended = { recruiting: false, dDay: null, closeReason: 'DEADLINE', deadline: '2026-12-01' };
    expect(await stateOf(notice)).toMatchObject(ended);
    expect(await apply(notice)).toBe('RECRUITMENT_CLOSED');
    const rest = (path: string) => reader.rest('get', path);
    expect((await rest(`/studies/${notice.id}`)).body).toMatchObject({ recruiting: false });
    const { body } = (await rest('/studies/recent')) as { body: { studyId: number; recruiting: boolean }[] };
    expect(body.find(({ studyId }) => studyId === notice.id)).toMatchObject({ recruiting: false });
    await runJob(app, 'closeExpiredNotices');
    expect(await stateOf(notice)).toMatchObject(ended);
  });

  it('can no longer be closed by its owner', async () => {
    const notice = await buildOwn('2026-11-30');
    expect(await graphqlOutcome(ownerClient, GQL.close, { id: notice.id })).toBe('ALREADY_CLOSED');
    expect(outcomeOf(await ownerClient.rest('patch', `/studies/${notice.id}`))).toBe('ALREADY_CLOSED');
  });

  it('shows that its owner can neither close it nor change its deadline', async () => {
    const query = 'query ($id: ID!) { notice(id: $id) { viewerCanClose viewerCanChangeDeadline } }';
    const notice = await buildOwn('2026-12-01');
    const fields = async (client = ownerClient) =>
      Object.values((await client.data<{ notice: object }>(query, { id: notice.id })).notice);
    expect([await fields(), await fields(reader)]).toEqual([
      [true, true],
      [false, false],
    ]);
    await setClock(app, '2026-12-02T00:00:00+09:00');
    expect(await fields()).toEqual([false, false]);
  });

  it('denies an edit of its deadline but allows other edits', async () => {
    const notice = await buildOwn('2026-11-30');
    const edit = (deadline?: string | null) =>
      graphqlVerdict(ownerClient, GQL.updateStudy, {
        input: { id: notice.id, ...asInput(KINDS.STUDY.input), ...(deadline === undefined ? {} : { deadline }) },
      });
    expect(await edit('2026-12-05')).toEqual({ code: 'VALIDATION_FAILED', fields: ['deadline'] });
    expect(await edit(null)).toEqual({ code: 'VALIDATION_FAILED', fields: ['deadline'] });
    expect(await edit('2026-11-30')).toEqual({ code: 'OK', fields: [] });
    expect(await edit()).toEqual({ code: 'OK', fields: [] });
  });

  it.each([
    ['2026-12-01T12:00:00+09:00', 5],
    ['2026-12-05T23:59:59+09:00', 1],
    ['2026-12-06T00:00:00+09:00', 0],
  ])('at %s has %i days left', async (time, dDay) => {
    const notice = await buildOwn('2026-12-06');
    await setClock(app, time);
    expect(await stateOf(notice)).toMatchObject({ recruiting: true, dDay });
  });
});

it.each([
  [true, null, true],
  [true, '2026-11-30', false],
  [true, '2026-12-01', true],
  [true, '2026-12-02', true],
  [false, null, false],
  [false, '2026-12-02', false],
])('on 2026-12-01, open %s with the deadline %s: recruiting %s', async (open, deadline, recruiting) => {
  const { sql: text } = compileNode(
    sql`select ${isRecruiting()} as recruiting from (select $1::boolean as recruiting, $2::date as deadline) n`.toOperationNode(),
  );
  const transaction = await beginTransaction(app);
  const [row] = await transaction.query<{ recruiting: boolean }>(text, [open, deadline]);
  await transaction.rollback();
  expect(row?.recruiting).toBe(recruiting);
});

describe('[B11 R16] applying when the deadline passes', () => {
  it('is denied if it gets the lock of the notice after the deadline', async () => {
    const notice = await buildOwn('2026-12-01');
    const applicant = await buildPerson(app);
    await setClock(app, '2026-12-01T23:59:59+09:00');
    const holder = await beginTransaction(app);
    await holder.query('select from notice where id = $1 for update', [notice.id]);
    const outcome = applying(applicant, notice)();
    await untilWaiting(app, 1);
    await setClock(app, '2026-12-02T00:00:00+09:00');
    await holder.commit();
    expect(await outcome).toBe('RECRUITMENT_CLOSED');
  });

  it('succeeds or is rejected within the same second, and only successful applications are stored', async () => {
    const notice = await buildOwn('2026-12-01');
    const applicants = await Promise.all(Array.from({ length: 10 }, () => buildPerson(app)));
    await startClock(app, '2026-12-01T23:59:59.950+09:00');
    const outcomes = await race(
      ...applicants.map((applicant) => applying(applicant, notice)),
      ...Array.from({ length: 5 }, () => async () => {
        await runJob(app, 'closeExpiredNotices');
        return 'OK';
      }),
    );
    const applied = outcomes.slice(0, applicants.length);
    expect(new Set(['OK', 'RECRUITMENT_CLOSED', ...applied]).size).toBe(2);
    await startClock(app, '2026-12-02T00:00:01+09:00');
    await runJob(app, 'closeExpiredNotices');
    const [row] = await app.sql<{ count: number }>(
      'select count(*)::int as count from application where notice_id = ?',
      [notice.id],
    );
    expect(row?.count).toBe(tally(applied)['OK'] ?? 0);
    expect(await stateOf(notice)).toMatchObject({ recruiting: false, closeReason: 'DEADLINE' });
  });
});
