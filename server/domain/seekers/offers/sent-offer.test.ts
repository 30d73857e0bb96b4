import { runJob } from '../../../test-kit/app/jobs';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { TestClient } from '../../../test-kit/clients/client';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { buildOffer, buildSeeker, buildStudy, buildVerified } from '../../../test-kit/factories/factories';
import type { Member } from '../../members/member.entity';
import type { Notice } from '../../notices/notice.entity';
import { SEEKER_GQL } from '../seeker.testing';
import { OfferState } from './offer.entity';
import { DAILY_OFFERS } from './offer.rules';

let app: TestApp;
let owner: Member;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  owner = await buildVerified(app.em());
  client = await app.as(owner);
});

const seek = async (): Promise<Member> => (await buildSeeker(app.em())).member;

const buildNotice = (of = owner): Promise<Notice> => buildStudy(app.em(), { owner: of, recruitNumber: 10 });

const attempt = (notice: Notice, memberId: number): Promise<string | undefined> =>
  client.code(SEEKER_GQL.makeOffer, { input: { noticeId: notice.id, memberId, text: '함께해요.' } });

/** Makes an offer of a new notice, which ends in the way of `end`. */
async function offerThat(end: (notice: Notice) => Promise<unknown>, memberId: number): Promise<string | undefined> {
  const notice = await buildNotice();
  const code = await attempt(notice, memberId);
  await end(notice);
  return code;
}

const deleteNotice = ({ id }: Notice): Promise<object> => client.data(GQL.remove, { id });

const endAs =
  (state: OfferState) =>
  async (notice: Notice): Promise<void> => {
    await app.sql('update offer set state = ?, ended_at = now() where notice_id = ?', [state, notice.id]);
    await deleteNotice(notice);
  };

const handOver = async ({ id }: Notice): Promise<unknown> =>
  app.sql('update notice set owner_id = ? where id = ?', [(await buildVerified(app.em())).id, id]);

describe('[OF5] an owner cannot escape a limit', () => {
  it.each([
    ['deletes the notice of each offer', deleteNotice],
    ['hands each notice over', handOver],
  ])('of ten offers a day who %s', async (_what, end) => {
    for (let number = 0; number < DAILY_OFFERS; number += 1)
      expect(await offerThat(end, (await seek()).id)).toBeUndefined();
    expect(await attempt(await buildNotice(), (await seek()).id)).toBe('OFFER_NOT_POSSIBLE');
    await app.sql(`update sent_offer set sent_at = now() - interval '25 hours'
      where offer_id = (select max(offer_id) from sent_offer where owner_id = ${owner.id})`);
    expect(await attempt(await buildNotice(), (await seek()).id)).toBeUndefined();
  });

  it.each([
    ['deleted the notices of two open offers', deleteNotice],
    ['deleted the notices of two declined offers', endAs(OfferState.DECLINED)],
    ['deleted the notices of two withdrawn offers', endAs(OfferState.WITHDRAWN)],
    ['deleted the notices of two expired offers', endAs(OfferState.EXPIRED)],
  ])('of 90 days for a member who %s', async (_what, end) => {
    const { id } = await seek();
    for (let number = 0; number < 2; number += 1) expect(await offerThat(end, id)).toBeUndefined();
    expect(await attempt(await buildNotice(), id)).toBe('OFFER_NOT_POSSIBLE');
    await app.sql(`update sent_offer set failed_at = now() - interval '91 days' where member_id = ?`, [id]);
    expect(await attempt(await buildNotice(), id)).toBeUndefined();
  });
});

it('an offer that led to an application never makes the owner wait, even after its notice is deleted', async () => {
  const { id } = await seek();
  for (let number = 0; number < 2; number += 1) expect(await offerThat(endAs(OfferState.APPLIED), id)).toBeUndefined();
  expect(await attempt(await buildNotice(), id)).toBeUndefined();
});

it('a new owner is not limited by the offers of the previous one', async () => {
  const previous = await buildVerified(app.em());
  const notice = await buildNotice(previous);
  for (let number = 0; number < DAILY_OFFERS; number += 1)
    await buildOffer(app.em(), { notice, state: OfferState.WITHDRAWN });
  await app.sql('update notice set owner_id = ? where id = ?', [owner.id, notice.id]);
  expect(await attempt(notice, (await seek()).id)).toBeUndefined();
});

it('a refusal counts for 180 days, after which a job deletes the row', async () => {
  const { id } = await seek();
  for (let number = 0; number < 2; number += 1) await offerThat(deleteNotice, id);
  const sent = async (days: number): Promise<number> => {
    await app.sql(
      `update sent_offer set sent_at = now() - make_interval(days => ?), failed_at = now() - make_interval(days => ?)
       where member_id = ? and offer_id = (select min(offer_id) from sent_offer where member_id = ?)`,
      [days, days - 5, id, id],
    );
    await runJob(app, 'deleteSentOffers');
    return (await app.sql('select 1 from sent_offer where member_id = ?', [id])).length;
  };
  expect(await sent(184)).toBe(2);
  expect(await attempt(await buildNotice(), id)).toBe('OFFER_NOT_POSSIBLE');
  expect(await sent(187)).toBe(1);
  expect(await attempt(await buildNotice(), id)).toBeUndefined();
});

it('a withdrawal of the owner or of the member deletes the rows', async () => {
  const [one, other] = [await seek(), await seek()];
  for (const { id } of [one, other]) await offerThat(deleteNotice, id);
  await app.sql('delete from member where id = ?', [one.id]);
  expect(await app.sql('select member_id from sent_offer where owner_id = ?', [owner.id])).toEqual([
    { member_id: other.id },
  ]);
  await app.sql('delete from member where id = ?', [owner.id]);
  expect(await app.sql('select 1 from sent_offer where member_id = ?', [other.id])).toEqual([]);
});
