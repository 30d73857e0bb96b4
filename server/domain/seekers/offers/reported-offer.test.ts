import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { buildMember, buildOffer, buildStudy, makeModerator } from '../../../test-kit/factories/factories';
import type { Member } from '../../members/member.entity';
import type { Offer } from './offer.entity';

let app: TestApp;
let owner: Member;
let member: Member;
let offer: Offer;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  owner = await buildMember(app.em());
  member = await buildMember(app.em());
  offer = await buildOffer(app.em(), {
    notice: await buildStudy(app.em(), { owner }),
    member,
    text: '부업을 알려 줄게요.',
  });
});

const report = (input: object) => ({
  input: { target: 'MEMBER', targetId: owner.id, reason: 'SPAM', offerId: offer.id, ...input },
});

it('[OF6] a report from an offer is about the member, and moderators read the text of the offer', async () => {
  const client = await app.as(member);
  await client.data(GQL.report, report({ text: '광고예요.' }));
  const moderator = await app.as(await makeModerator(app.em(), await buildMember(app.em())));
  const { moderation } = await moderator.data<{
    moderation: { cases: { nodes: { author: { id: string }; remarks: string[]; offers: string[] }[] } };
  }>('{ moderation { cases(first: 100) { nodes { author { id } remarks offers } } } }');
  expect(moderation.cases.nodes).toContainEqual({
    author: { id: String(owner.id) },
    remarks: ['광고예요.'],
    offers: ['부업을 알려 줄게요.'],
  });
});

it.each([
  ['a member who did not make the offer', async () => ({ targetId: (await buildMember(app.em())).id })],
  ['an offer to somebody else', async () => ({ offerId: (await buildOffer(app.em())).id })],
  ['a notice', async () => ({ target: 'NOTICE', targetId: offer.notice.id })],
])('a report from an offer is refused about %s', async (_what, change) => {
  const client = await app.as(member);
  expect(await client.code(GQL.report, report(await change()))).toBe('NOT_FOUND');
  expect(await app.sql('select 1 from report where reporter_id = ?', [member.id])).toEqual([]);
});
