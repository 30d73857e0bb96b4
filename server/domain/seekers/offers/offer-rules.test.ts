import { DAY_MS } from '../../../../shared/seoul';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { TestClient } from '../../../test-kit/clients/client';
import {
  buildApplication,
  buildMember,
  buildOffer,
  buildSeeker,
  buildStudy,
  buildVerified,
  verifyMember,
} from '../../../test-kit/factories/factories';
import { AppError } from '../../../platform/errors/app-error';
import { Member } from '../../members/member.entity';
import type { Notice } from '../../notices/notice.entity';
import { SEEKER_GQL } from '../seeker.testing';
import { OfferState } from './offer.entity';
import { DAILY_OFFERS, OFFER_ATTEMPT_LIMIT } from './offer.rules';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ THROTTLE: 'on' });
});

afterAll(() => app.close());

beforeEach(() => app.sql('delete from seeker'));

/** The code and the message of an attempt; OK if the offer was made. */
async function attempt(client: TestClient, notice: Notice, memberId: number, role?: string): Promise<string> {
  const input = { noticeId: notice.id, memberId, role, text: '함께해요.' };
  const { errors } = await client.graphql(SEEKER_GQL.makeOffer, { input });
  const [error] = errors ?? [];
  return error ? `${String(error.extensions?.code)} ${error.message}` : 'OK';
}

/** The one denial for everything about the member, and for limits. */
const REFUSED = `OFFER_NOT_POSSIBLE ${new AppError('OFFER_NOT_POSSIBLE').message}`;

const buildNotice = async (owner: Member): Promise<Notice> => buildStudy(app.em(), { owner, recruitNumber: 10 });

describe('the limits', () => {
  let owner: Member;
  let client: TestClient;
  let notice: Notice;

  beforeEach(async () => {
    owner = await buildVerified(app.em());
    client = await app.as(owner);
    notice = await buildNotice(owner);
  });

  const seek = async (): Promise<Member> => (await buildSeeker(app.em())).member;

  it.each(Object.values(OfferState))('allow one offer per notice and member, also if it is %s', async (state) => {
    const member = await seek();
    const endedAt = new Date(Date.now() - 400 * DAY_MS);
    await buildOffer(app.em(), { notice, member, state, endedAt });
    expect(await attempt(client, notice, member.id)).toBe(REFUSED);
    expect(await attempt(client, await buildNotice(owner), member.id)).toBe('OK');
  });

  it('[OF3] allow five open offers of a notice, and two per free seat', async () => {
    const small = await buildStudy(app.em(), { owner, recruitNumber: 2 });
    for (let number = 0; number < 4; number += 1) expect(await attempt(client, small, (await seek()).id)).toBe('OK');
    expect(await attempt(client, small, (await seek()).id)).toBe(REFUSED);
    for (let number = 0; number < 5; number += 1) expect(await attempt(client, notice, (await seek()).id)).toBe('OK');
    expect(await attempt(client, notice, (await seek()).id)).toBe(REFUSED);
    await app.sql(`update offer set state = 'DECLINED', ended_at = now()
      where id = (select max(id) from offer where notice_id = ${notice.id})`);
    expect(await attempt(client, notice, (await seek()).id)).toBe('OK');
  });

  it('[OF3] allow five open offers to a member', async () => {
    const member = await seek();
    for (let number = 0; number < 5; number += 1) await buildOffer(app.em(), { member });
    expect(await attempt(client, notice, member.id)).toBe(REFUSED);
  });

  it('[OF3] allow ten offers of an owner in 24 hours', async () => {
    for (let number = 0; number < DAILY_OFFERS; number += 1)
      await buildOffer(app.em(), { notice, state: OfferState.WITHDRAWN });
    const member = await seek();
    expect(await attempt(client, notice, member.id)).toBe(REFUSED);
    expect(await attempt(client, await buildNotice(owner), member.id)).toBe(REFUSED);
    await app.sql(`update sent_offer set sent_at = now() - interval '25 hours'
      where offer_id = (select max(id) from offer where notice_id = ${notice.id})`);
    expect(await attempt(client, notice, member.id)).toBe('OK');
  });

  it.each([
    [OfferState.DECLINED, REFUSED],
    [OfferState.EXPIRED, REFUSED],
    [OfferState.WITHDRAWN, REFUSED],
    [OfferState.APPLIED, 'OK'],
  ])('make the owner wait 90 days after two offers that ended as %s: %s', async (state, outcome) => {
    const member = await seek();
    const endedAt = new Date(Date.now() - 89 * DAY_MS);
    await buildOffer(app.em(), { notice: await buildNotice(owner), member, state, endedAt });
    await app.sql(`update offer set created_at = now() - interval '99 days' where member_id = ${member.id}`);
    expect(await attempt(client, await buildNotice(owner), member.id)).toBe('OK');
    await app.sql(`update offer set state = ?, ended_at = now() - interval '89 days' where member_id = ?`, [
      state,
      member.id,
    ]);
    expect(await attempt(client, notice, member.id)).toBe(outcome);
    const other = await buildVerified(app.em());
    expect(await attempt(await app.as(other), await buildNotice(other), member.id)).toBe('OK');
    if (outcome === 'OK') return;
    await app.sql(`update offer set ended_at = ended_at - interval '2 days' where member_id = ? and state = ?`, [
      member.id,
      state,
    ]);
    expect(await attempt(client, notice, member.id)).toBe('OK');
  });

  it('exclude members who applied, are in the team, or were removed from it', async () => {
    const applicant = await seek();
    await buildApplication(app.em(), { notice, applicant });
    expect(await attempt(client, notice, applicant.id)).toBe(REFUSED);
    const teammate = await seek();
    await app.sql('insert into team_member (notice_id, member_id) values (?, ?)', [notice.id, teammate.id]);
    expect(await attempt(client, notice, teammate.id)).toBe(REFUSED);
    const removed = await seek();
    await app.sql(`insert into departure (notice_id, member_id, kind) values (?, ?, 'REMOVED')`, [
      notice.id,
      removed.id,
    ]);
    expect(await attempt(client, notice, removed.id)).toBe(REFUSED);
  });

  it('[OF4] count attempts, so that nobody tries all members', async () => {
    const prober = await app.as(owner);
    for (let number = 0; number < OFFER_ATTEMPT_LIMIT.points; number += 1) await attempt(prober, notice, 2_147_483_647);
    expect(await attempt(prober, notice, (await seek()).id)).toMatch(/^TOO_MANY_ATTEMPTS/);
  });
});

it('members who verified later see the list and may make offers', async () => {
  const owner = await buildMember(app.em());
  const client = await app.as(owner);
  const notice = await buildNotice(owner);
  const { member } = await buildSeeker(app.em());
  expect(await attempt(client, notice, member.id)).toMatch(/^SCHOOL_UNVERIFIED/);
  await verifyMember(app.em(), await app.em().findOneOrFail(Member, owner.id));
  expect(await attempt(client, notice, member.id)).toBe('OK');
});
