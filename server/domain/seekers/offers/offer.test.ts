import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { runJob } from '../../../test-kit/app/jobs';
import type { TestClient } from '../../../test-kit/clients/client';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { setClock, startClock } from '../../../test-kit/database/clock';
import {
  buildApplication,
  buildOffer,
  buildSeeker,
  buildStudy,
  buildVerified,
  makeModerator,
} from '../../../test-kit/factories/factories';
import { notificationKindsOf } from '../../../test-kit/races/races';
import type { Member } from '../../members/member.entity';
import type { Notice } from '../../notices/notice.entity';
import { SEEKER_GQL } from '../seeker.testing';
import { OfferState } from './offer.entity';

let app: TestApp;
let owner: Member;
let seeker: Member;
let ofOwner: TestClient;
let ofSeeker: TestClient;
let notice: Notice;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  await startClock(app, new Date().toISOString());
  await app.sql('delete from seeker');
  owner = await buildVerified(app.em());
  ({ member: seeker } = await buildSeeker(app.em()));
  ofOwner = await app.as(owner);
  ofSeeker = await app.as(seeker);
  notice = await buildStudy(app.em(), { owner, recruitNumber: 10 });
});

interface OfferNode {
  id: string;
  state: string;
  text: string;
  viewerCanDecline: boolean;
  viewerCanWithdraw: boolean;
  member: { id: string } | null;
  notice: { id: string } | null;
}

const FIELDS = '{ nodes { id state text viewerCanDecline viewerCanWithdraw member { id } notice { id } } }';

const make = async (text = '함께해요.'): Promise<string> =>
  (
    await ofOwner.data<{ makeOffer: { offer: { id: string } } }>(SEEKER_GQL.makeOffer, {
      input: { noticeId: notice.id, memberId: seeker.id, text },
    })
  ).makeOffer.offer.id;

const received = async (client = ofSeeker): Promise<OfferNode[]> =>
  (await client.data<{ viewer: { offers: { nodes: OfferNode[] } } }>(`{ viewer { offers ${FIELDS} } }`)).viewer.offers
    .nodes;

const made = async (client = ofOwner): Promise<OfferNode[] | null> => {
  const data = await client.data<{ notice: { offers: { nodes: OfferNode[] } | null } }>(
    `query ($id: ID!) { notice(id: $id) { offers ${FIELDS} } }`,
    { id: notice.id },
  );
  return data.notice.offers?.nodes ?? null;
};

const states = async (): Promise<(string | undefined)[]> => [(await made())?.[0]?.state, (await received())[0]?.state];

const openOffersOf = async ({ id }: Member): Promise<number | undefined> =>
  (await app.sql<{ open_offers: number }>('select open_offers from seeker where member_id = ?', [id]))[0]?.open_offers;

const isListed = async (): Promise<boolean> => {
  const { seekers } = await ofOwner.data<{ seekers: { nodes: { id: string }[] } }>('{ seekers { nodes { id } } }');
  return seekers.nodes.some(({ id }) => Number(id) === seeker.id);
};

/** Rules about the owner after a report by the seeker. */
async function rule(mutation: string): Promise<void> {
  const moderator = await makeModerator(app.em(), await buildVerified(app.em()));
  await ofSeeker.data(GQL.report, { input: { target: 'MEMBER', targetId: owner.id, reason: 'SPAM' } });
  const [found] = await app.sql<{ id: number }>('select id from moderation_case where member_id = ?', [owner.id]);
  await (await app.as(moderator)).data(mutation, { id: found?.id });
}

const suspendByRuling = (): Promise<void> =>
  rule('mutation ($id: ID!) { suspendMember(input: { caseId: $id, days: 1, reason: "광고" }) { case { id } } }');

describe('an offer', () => {
  it('is seen by its member and the owner only, and notifies the member', async () => {
    const id = await make('우리 팀에 와 주세요.');
    const node = {
      id,
      state: 'OPEN',
      text: '우리 팀에 와 주세요.',
      member: { id: String(seeker.id) },
      notice: { id: String(notice.id) },
    };
    expect(await received()).toEqual([{ ...node, viewerCanDecline: true, viewerCanWithdraw: false }]);
    expect(await made()).toEqual([{ ...node, viewerCanDecline: false, viewerCanWithdraw: true }]);
    expect(await made(ofSeeker)).toBeNull();
    expect(await notificationKindsOf(app, seeker.id)).toEqual(['OFFER_RECEIVED']);
    expect(await openOffersOf(seeker)).toBe(1);
  });

  it('is declined without a reason, which notifies the owner', async () => {
    const id = await make();
    expect(await ofSeeker.data(SEEKER_GQL.declineOffer, { input: { id } })).toEqual({
      declineOffer: { offer: { id, state: 'DECLINED' } },
    });
    expect(await states()).toEqual(['DECLINED', 'DECLINED']);
    expect(await notificationKindsOf(app, owner.id)).toEqual(['OFFER_ANSWERED']);
    expect(await ofSeeker.code(SEEKER_GQL.declineOffer, { input: { id } })).toBe('OFFER_OVER');
    expect(await ofOwner.code(SEEKER_GQL.withdrawOffer, { input: { id } })).toBe('OFFER_OVER');
    expect(await openOffersOf(seeker)).toBe(0);
  });

  it('is withdrawn without a notification', async () => {
    const id = await make();
    expect(await ofOwner.data(SEEKER_GQL.withdrawOffer, { input: { id } })).toEqual({
      withdrawOffer: { offer: { id, state: 'WITHDRAWN' } },
    });
    expect(await states()).toEqual(['WITHDRAWN', 'WITHDRAWN']);
    expect(await notificationKindsOf(app, seeker.id)).toEqual(['OFFER_RECEIVED']);
  });

  it('ends with an application to the notice, which shows that it was offered', async () => {
    await make();
    const other = await buildOffer(app.em(), {
      notice: await buildStudy(app.em(), { owner: await buildVerified(app.em()) }),
      member: seeker,
    });
    await ofSeeker.data(GQL.apply, { input: { noticeId: notice.id, text: '지원해요.' } });
    expect(await made()).toMatchObject([{ state: 'APPLIED' }]);
    expect((await received()).map(({ id, state }) => [Number(id) === other.id, state])).toEqual([
      [true, 'OPEN'],
      [false, 'APPLIED'],
    ]);
    await buildApplication(app.em(), { notice });
    const { notice: read } = await ofOwner.data<{
      notice: { applications: { nodes: { wasOffered: boolean }[] } };
    }>('query ($id: ID!) { notice(id: $id) { applications { nodes { wasOffered } } } }', { id: notice.id });
    expect(read.applications.nodes).toEqual([{ wasOffered: true }, { wasOffered: false }]);
    expect(await notificationKindsOf(app, owner.id)).toEqual(['APPLICATION_RECEIVED']);
    expect(await openOffersOf(seeker)).toBe(1);
  });

  it('is not shown by a later application if it was declined', async () => {
    const id = await make();
    await ofSeeker.data(SEEKER_GQL.declineOffer, { input: { id } });
    await ofSeeker.data(GQL.apply, { input: { noticeId: notice.id, text: '지원해요.' } });
    expect(await app.sql('select offered from application where notice_id = ?', [notice.id])).toEqual([
      { offered: false },
    ]);
    expect(await states()).toEqual(['DECLINED', 'DECLINED']);
  });

  it('expires after five days, which a job stores', async () => {
    await setClock(app, '2026-11-28T12:00:00+09:00');
    await make();
    await setClock(app, '2026-12-03T11:59:59+09:00');
    expect(await states()).toEqual(['OPEN', 'OPEN']);
    await setClock(app, '2026-12-03T12:00:00+09:00');
    expect(await states()).toEqual(['EXPIRED', 'EXPIRED']);
    expect((await received())[0]).toMatchObject({ viewerCanDecline: false });
    await runJob(app, 'expireOffers');
    expect(await app.sql('select state, ended_at is null as open from offer where notice_id = ?', [notice.id])).toEqual(
      [{ state: 'EXPIRED', open: false }],
    );
    expect(await notificationKindsOf(app, owner.id)).toEqual([]);
  });

  it.each([
    ['its notice is full', (_: Notice) => `update notice set recruit_number = 1 where id = ?`],
    ['its notice does not recruit', () => `update notice set recruiting = false, closed_at = now() where id = ?`],
    ['its notice is hidden', () => `update notice set hidden = true where id = ?`],
    ['its deadline has passed', () => `update notice set deadline = current_date - 3 where id = ?`],
    [
      'the owner is hidden',
      () => 'update member set hidden = true where id = (select owner_id from notice where id = ?)',
    ],
    [
      'the member is hidden',
      () => 'update member set hidden = true where id = (select member_id from offer where notice_id = ?)',
    ],
    [
      'the member has moved',
      () => `update member set school_key = '다른', verified_email = null, verified_person = null, verified_at = null,
        verified_until = null where id = (select member_id from offer where notice_id = ?)`,
    ],
    [
      'the owner has blocked the member',
      () => `insert into member_block (blocker_id, blocked_id)
        select n.owner_id, o.member_id from offer o join notice n on n.id = o.notice_id where n.id = ?`,
    ],
  ])('expires if %s, without a notification', async (_what, change) => {
    await make();
    const member = (await buildApplication(app.em(), { notice })).applicant;
    if (_what === 'its notice is full')
      await app.sql('insert into team_member (notice_id, member_id) values (?, ?)', [notice.id, member.id]);
    await app.sql(change(notice), [notice.id]);
    expect((await made())?.[0]?.state).toBe('EXPIRED');
    expect(await openOffersOf(seeker)).toBe(1);
    await runJob(app, 'expireOffers');
    expect(await openOffersOf(seeker)).toBe(0);
    expect(await notificationKindsOf(app, seeker.id)).toEqual(['OFFER_RECEIVED']);
  });

  it('can still be answered after the member stops looking or loses the verification', async () => {
    const id = await make();
    await ofSeeker.data(SEEKER_GQL.stopSeeking);
    await app.sql(`update member set verified_until = now() where id = ?`, [seeker.id]);
    await runJob(app, 'expireOffers');
    expect((await received())[0]).toMatchObject({ id, viewerCanDecline: true });
    expect(await ofSeeker.data(SEEKER_GQL.declineOffer, { input: { id } })).toMatchObject({
      declineOffer: { offer: { state: 'DECLINED' } },
    });
  });

  it('can be declined by a suspended member', async () => {
    const id = await make();
    await app.sql(`update member set suspended_until = now() + interval '1 day' where id = ?`, [seeker.id]);
    await runJob(app, 'expireOffers');
    expect(await ofSeeker.code(SEEKER_GQL.declineOffer, { input: { id } })).toBeUndefined();
    expect(await ofSeeker.code(SEEKER_GQL.stopSeeking)).toBeUndefined();
  });

  it('[OF7] looks to the member as before while the owner is suspended', async () => {
    const id = await make();
    const before = await received();
    await suspendByRuling();
    await runJob(app, 'expireOffers');
    expect(await received()).toEqual(before);
    expect(await ofOwner.code(SEEKER_GQL.withdrawOffer, { input: { id } })).toBe('SUSPENDED');
    expect(await ofSeeker.data(SEEKER_GQL.declineOffer, { input: { id } })).toEqual({
      declineOffer: { offer: { id, state: 'DECLINED' } },
    });
  });

  it('[OF8] ends at once when the notice is closed, and stays ended when it is reopened', async () => {
    await make();
    await ofOwner.data(GQL.close, { id: notice.id });
    await ofOwner.data(GQL.reopen, { id: notice.id });
    expect(await states()).toEqual(['EXPIRED', 'EXPIRED']);
  });

  it('stays with the notice after a handover', async () => {
    await make();
    const next = await buildVerified(app.em());
    await buildApplication(app.em(), { notice, applicant: next });
    await app.sql('update notice set owner_id = ? where id = ?', [next.id, notice.id]);
    expect(await made()).toBeNull();
    expect(await made(await app.as(next))).toMatchObject([{ state: 'OPEN', viewerCanWithdraw: true }]);
  });

  it('loses its text and leaves all lists 90 days after its end', async () => {
    const text = '지워질 글';
    const ends = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await buildOffer(app.em(), { notice, member: seeker, text, state: OfferState.DECLINED, endedAt: ends(89.9) });
    await runJob(app, 'deleteOfferTexts');
    expect(await received()).toMatchObject([{ text }]);
    await app.sql(`update offer set ended_at = ended_at - interval '1 day' where notice_id = ?`, [notice.id]);
    expect(await received()).toEqual([]);
    expect(await made()).toEqual([]);
    await runJob(app, 'deleteOfferTexts');
    expect(await app.sql('select text, state from offer where notice_id = ?', [notice.id])).toEqual([
      { text: '', state: 'DECLINED' },
    ]);
    expect(
      await ofOwner.code(SEEKER_GQL.makeOffer, { input: { noticeId: notice.id, memberId: seeker.id, text } }),
    ).toBe('OFFER_NOT_POSSIBLE');
  });
});

describe('five open offers', () => {
  it('take a seeker out of the lists until one has ended', async () => {
    for (let number = 0; number < 4; number += 1) await buildOffer(app.em(), { member: seeker });
    expect(await isListed()).toBe(true);
    const id = await make();
    expect(await isListed()).toBe(false);
    const { viewer } = await ofSeeker.data<{ viewer: object }>('{ viewer { seeking { isPaused } } }');
    expect(viewer).toEqual({ seeking: { isPaused: true } });
    await ofSeeker.data(SEEKER_GQL.declineOffer, { input: { id } });
    expect(await isListed()).toBe(true);
  });

  it('still count for a member who stops and starts again', async () => {
    for (let number = 0; number < 5; number += 1) await buildOffer(app.em(), { member: seeker });
    await ofSeeker.data(SEEKER_GQL.stopSeeking);
    await ofSeeker.data(SEEKER_GQL.startSeeking, { input: { kinds: ['STUDY'], text: '다시 찾아요.' } });
    expect(await openOffersOf(seeker)).toBe(5);
    await app.sql('delete from notice where id = (select max(notice_id) from offer where member_id = ?)', [seeker.id]);
    expect(await openOffersOf(seeker)).toBe(4);
  });
});

it('a ruling that hides the owner ends their offers at once', async () => {
  await make();
  await rule('mutation ($id: ID!) { hideContent(input: { caseId: $id, reason: "광고" }) { case { id } } }');
  expect(await app.sql('select state from offer where notice_id = ?', [notice.id])).toEqual([{ state: 'EXPIRED' }]);
});
