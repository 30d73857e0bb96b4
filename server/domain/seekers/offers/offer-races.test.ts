import { startTwoInstances, type TwoInstances } from '../../../test-kit/app/two-instances';
import type { TestApp } from '../../../test-kit/app/test-app';
import { runJob } from '../../../test-kit/app/jobs';
import type { TestClient } from '../../../test-kit/clients/client';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import {
  buildApplication,
  buildOffer,
  buildSeeker,
  buildStudy,
  buildVerified,
} from '../../../test-kit/factories/factories';
import { repeatRounds } from '../../../test-kit/races/race-actions';
import { graphql, race, type Racer } from '../../../test-kit/races/races';
import type { Member } from '../../members/member.entity';
import type { Notice } from '../../notices/notice.entity';
import { SEEKER_GQL, SEEKING } from '../seeker.testing';
import { DAILY_OFFERS } from './offer.rules';
import { OfferState } from './offer.entity';

const ROUNDS = 25;

let instances: TwoInstances;
let app: TestApp;
let owner: Member;
let seeker: Member;
let ofOwner: TestClient;
let ofSeeker: TestClient;
let notice: Notice;

beforeAll(async () => {
  instances = await startTwoInstances();
  app = instances.first;
});

afterAll(() => instances.stop());

/** New people. The owner uses the first instance, the seeker the second. */
async function meet(): Promise<void> {
  owner = await buildVerified(app.em());
  ({ member: seeker } = await buildSeeker(app.em()));
  ofOwner = await app.as(owner);
  ofSeeker = await instances.second.as(seeker);
  notice = await buildNotice(owner);
}

const buildNotice = async (of: Member): Promise<Notice> => buildStudy(app.em(), { owner: of, recruitNumber: 10 });

const offers = (client: TestClient, { id }: Notice, memberId = seeker.id): Racer =>
  graphql(client, SEEKER_GQL.makeOffer, { input: { noticeId: id, memberId, text: '함께해요.' } });

const stops = (): Racer => graphql(ofSeeker, SEEKER_GQL.stopSeeking);
const starts = (): Racer => graphql(ofSeeker, SEEKER_GQL.startSeeking, { input: SEEKING });
const applies = (): Racer => graphql(ofSeeker, GQL.apply, { input: { noticeId: notice.id, text: '지원해요.' } });
const declines = (id: number): Racer => graphql(ofSeeker, SEEKER_GQL.declineOffer, { input: { id } });
const withdraws = (id: number): Racer => graphql(ofOwner, SEEKER_GQL.withdrawOffer, { input: { id } });

const statesOf = async ({ id }: Member): Promise<string[]> =>
  (await app.sql<{ state: string }>('select state from offer where member_id = ? order by id', [id])).map(
    ({ state }) => state,
  );

const hasWrongCounter = `select s.member_id from seeker s where s.open_offers <>
  (select count(*) from offer o where o.member_id = s.member_id and o.state = 'OPEN')`;

/** Repeats a race. After each round the numbers of open offers are true. */
async function repeat(round: () => Promise<void>): Promise<void> {
  await repeatRounds(ROUNDS, async () => {
    await meet();
    await round();
    expect(await app.sql(hasWrongCounter)).toEqual([]);
  });
}

it('[OF9] an offer and the end of looking: the offer is made before, or refused', async () => {
  await repeat(async () => {
    const [offered, stopped] = await race(offers(ofOwner, notice), stops());
    expect(stopped).toBe('OK');
    expect(await statesOf(seeker)).toEqual(offered === 'OK' ? ['OPEN'] : []);
    expect(['OK', 'OFFER_NOT_POSSIBLE']).toContain(offered);
  });
});

it('[OF9] an offer and a block: no open offer remains', async () => {
  await repeat(async () => {
    const [offered, blocked] = await race(offers(ofOwner, notice), graphql(ofSeeker, GQL.block, { id: owner.id }));
    expect(blocked).toBe('OK');
    expect(['OK', 'OFFER_NOT_POSSIBLE']).toContain(offered);
    await runJob(app, 'expireOffers');
    expect(await statesOf(seeker)).toEqual(offered === 'OK' ? ['EXPIRED'] : []);
  });
});

it('[OF10] two offers to a member with four open ones: one is made', async () => {
  await repeat(async () => {
    for (let number = 0; number < 4; number += 1) await buildOffer(app.em(), { member: seeker });
    const other = await buildVerified(app.em());
    const outcomes = await race(
      offers(ofOwner, notice),
      offers(await instances.second.as(other), await buildNotice(other)),
    );
    expect(outcomes.toSorted()).toEqual(['OFFER_NOT_POSSIBLE', 'OK']);
  });
});

it('[OF10] the same offer twice, and the last two offers of an owner on a day: one is made', async () => {
  await repeat(async () => {
    expect((await race(offers(ofOwner, notice), offers(ofOwner, notice))).toSorted()).toEqual([
      'OFFER_NOT_POSSIBLE',
      'OK',
    ]);
    for (let number = 0; number < DAILY_OFFERS - 2; number += 1)
      await buildOffer(app.em(), { notice, state: OfferState.WITHDRAWN });
    const [one, two] = [await buildSeeker(app.em()), await buildSeeker(app.em())];
    const again = await instances.second.as(owner);
    const outcomes = await race(
      offers(ofOwner, await buildNotice(owner), one.member.id),
      offers(again, await buildNotice(owner), two.member.id),
    );
    expect(outcomes.toSorted()).toEqual(['OFFER_NOT_POSSIBLE', 'OK']);
  });
});

it('[OF11] an application and declining: the application shows an offer unless it was declined', async () => {
  await repeat(async () => {
    const { id } = await buildOffer(app.em(), { notice, member: seeker });
    const [applied, declined] = await race(applies(), declines(id));
    expect(applied).toBe('OK');
    expect(['OK', 'OFFER_OVER']).toContain(declined);
    expect(await statesOf(seeker)).toEqual([declined === 'OK' ? 'DECLINED' : 'APPLIED']);
    expect(await app.sql('select offered from application where notice_id = ?', [notice.id])).toEqual([
      { offered: declined !== 'OK' },
    ]);
  });
});

it('[OF11] withdrawing and declining: one of them', async () => {
  await repeat(async () => {
    const { id } = await buildOffer(app.em(), { notice, member: seeker });
    expect((await race(withdraws(id), declines(id))).toSorted()).toEqual(['OFFER_OVER', 'OK']);
  });
});

it('[OF9] an approval ends looking, and a concurrent offer is made before or refused', async () => {
  await repeat(async () => {
    const { id } = await buildApplication(app.em(), { notice, applicant: seeker });
    const other = await buildVerified(app.em());
    const [approved, offered] = await race(
      graphql(ofOwner, GQL.approve, { id }),
      offers(await instances.second.as(other), await buildNotice(other)),
    );
    expect(approved).toBe('OK');
    expect(['OK', 'OFFER_NOT_POSSIBLE']).toContain(offered);
    expect(await app.sql('select 1 from seeker where member_id = ?', [seeker.id])).toEqual([]);
  });
});

it('a new start counts offers that are made or end at the same time', async () => {
  await repeat(async () => {
    const { id } = await buildOffer(app.em(), { member: seeker });
    await ofSeeker.data(SEEKER_GQL.stopSeeking);
    const [started, declined] = await race(starts(), declines(id));
    expect([started, declined]).toEqual(['OK', 'OK']);
    const outcomes = await race(starts(), stops(), starts(), offers(ofOwner, notice));
    expect(outcomes.slice(0, 3)).toEqual(['OK', 'OK', 'OK']);
  });
});

it('[OF12] two jobs and a closing notice end an offer once', async () => {
  await repeat(async () => {
    await buildOffer(app.em(), { notice, member: seeker });
    await app.sql(`update offer set expires_at = now() where member_id = ?`, [seeker.id]);
    await Promise.all([
      runJob(app, 'expireOffers'),
      runJob(instances.second, 'expireOffers'),
      ofOwner.data(GQL.close, { id: notice.id }),
    ]);
    await runJob(app, 'expireOffers');
    expect(await statesOf(seeker)).toEqual(['EXPIRED']);
  });
});
