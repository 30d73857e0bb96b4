import type { TestClient } from '../../../test-kit/clients/client';
import { setClock } from '../../../test-kit/database/clock';
import { expectCorrectCounters } from '../../../test-kit/database/counters';
import { buildApplication, buildFavourite, buildMember, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome } from '../../../test-kit/clients/outcomes';
import { closing } from '../../../test-kit/races/race-actions';
import { graphql, race } from '../../../test-kit/races/races';
import { ApplicationStatus } from '../../applications/application.entity';
import type { Member } from '../../members/member.entity';
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

describe('[B12] reopening', () => {
  const reopen = (notice: Notice, deadline?: string | null, client = ownerClient): Promise<string> =>
    graphqlOutcome(client, GQL.reopen, { id: notice.id, deadline });

  it.each([
    ['with a deadline', '2026-12-20', 19],
    ['without a deadline', null, null],
  ])('makes a closed notice recruit again %s', async (_how, deadline, dDay) => {
    const notice = await buildOwn('2026-12-10');
    await ownerClient.data(GQL.close, { id: notice.id });
    expect(await stateOf(notice, ownerClient)).toMatchObject({
      recruiting: false,
      closeReason: 'OWNER',
      viewerCanReopen: true,
    });
    expect(await stateOf(notice)).toMatchObject({ viewerCanReopen: false });
    expect(await reopen(notice, deadline)).toBe('OK');
    const open = { recruiting: true, deadline, dDay, closeReason: null, viewerCanReopen: false };
    expect(await stateOf(notice, ownerClient)).toMatchObject(open);
    expect(await apply(notice)).toBe('OK');
    expect(await graphqlOutcome(ownerClient, GQL.close, { id: notice.id })).toBe('OK');
    expect(await graphqlOutcome(ownerClient, GQL.close, { id: notice.id })).toBe('ALREADY_CLOSED');
  });

  it('works after the deadline, whether the job has closed the notice or not', async () => {
    const [closed, due] = [await buildOwn('2026-11-30'), await buildOwn('2026-11-30')];
    await app.sql('update notice set recruiting = false where id = ?', [closed.id]);
    for (const notice of [closed, due]) {
      expect(await stateOf(notice, ownerClient)).toMatchObject({ viewerCanReopen: true });
      expect(await reopen(notice, '2026-12-01')).toBe('OK');
      expect(await stateOf(notice)).toMatchObject({ recruiting: true, dDay: 0 });
    }
  });

  it('is denied to other members, while the notice recruits, and with a deadline out of bounds', async () => {
    const notice = await buildOwn();
    expect(await reopen(notice, null, reader)).toBe('FORBIDDEN');
    expect(await reopen(notice)).toBe('STILL_RECRUITING');
    await ownerClient.data(GQL.close, { id: notice.id });
    expect(await reopen(notice, '2026-11-30')).toBe('VALIDATION_FAILED');
    expect(await reopen(notice, '2027-05-31')).toBe('VALIDATION_FAILED');
    const stranger = await app.as(await buildMember(app.em(), { university: '푸른대학교' }));
    expect(await reopen(notice, null, stranger)).toBe('NOT_FOUND');
  });

  it.each([
    ['2026-12-31T12:00:00+09:00', false],
    ['2026-12-31T11:59:59+09:00', true],
  ])('is possible for 30 days: at %s possible is %s', async (time, possible) => {
    const notice = await buildOwn();
    await ownerClient.data(GQL.close, { id: notice.id });
    await setClock(app, time);
    expect(await stateOf(notice, ownerClient)).toMatchObject({ viewerCanReopen: possible });
    expect(await reopen(notice)).toBe(possible ? 'OK' : 'REOPENING_TOO_LATE');
  });

  it('needs a free seat', async () => {
    const notice = await buildStudy(app.em(), { owner, recruitNumber: 1 });
    const member = await buildMember(app.em());
    await buildApplication(app.em(), { notice, applicant: member, status: ApplicationStatus.APPROVED });
    await ownerClient.data(GQL.close, { id: notice.id });
    expect(await stateOf(notice, ownerClient)).toMatchObject({ viewerCanReopen: false });
    expect(await reopen(notice)).toBe('NOTICE_FULL');
    await (await app.as(member)).rest('delete', `/studies/${notice.id}/applications`);
    expect(await reopen(notice)).toBe('OK');
  });

  it('notifies members who favourited the notice, but no rejected applicants', async () => {
    const notice = await buildOwn();
    const [fan, rejected, applicant] = await Promise.all([1, 2, 3].map(() => buildMember(app.em())));
    if (!fan || !rejected || !applicant) throw new Error('three members were built');
    for (const member of [fan, rejected]) await buildFavourite(app.em(), { notice, member });
    const status = ApplicationStatus.REJECTED;
    await buildApplication(app.em(), { notice, applicant: rejected, status });
    await buildApplication(app.em(), { notice, applicant });
    await ownerClient.data(GQL.close, { id: notice.id });
    await app.sql('delete from notification');
    await reopen(notice);
    const rows = await app.sql('select recipient_id as id, kind, actor_id as actor from notification');
    expect(rows).toEqual([{ id: fan.id, kind: 'NOTICE_REOPENED', actor: owner.id }]);
  });

  it('[R16] gives the same result with a concurrent closing as one after the other', async () => {
    for (let round = 0; round < 12; round += 1) {
      const notice = await buildOwn();
      const person = { member: owner, client: ownerClient };
      await ownerClient.data(GQL.close, { id: notice.id });
      const [reopened, closed] = await race(
        graphql(ownerClient, GQL.reopen, { id: notice.id }),
        closing(person, notice),
      );
      expect(reopened).toBe('OK');
      expect(['OK', 'ALREADY_CLOSED']).toContain(closed);
      expect(await stateOf(notice)).toMatchObject({ recruiting: closed !== 'OK' });
    }
  });
});
