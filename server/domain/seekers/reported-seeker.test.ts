import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { buildMember, buildSeeker, buildStudy, buildVerified, makeModerator } from '../../test-kit/factories/factories';
import type { Member } from '../members/member.entity';
import { SEEKER_GQL, SEEKING } from './seeker.testing';

let app: TestApp;
let seeker: Member;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  ({ member: seeker } = await buildSeeker(app.em(), { text: '부업을 알려 줄게요.' }));
});

async function report(reporter: Member, input: object = {}): Promise<void> {
  const target = { target: 'MEMBER', targetId: seeker.id, reason: 'SPAM', ...input };
  await (await app.as(reporter)).data(GQL.report, { input: target });
}

/** The sentences that a moderator reads in the case about the seeker. */
async function shown(): Promise<string[] | undefined> {
  const moderator = await app.as(await makeModerator(app.em(), await buildMember(app.em())));
  const { moderation } = await moderator.data<{
    moderation: { cases: { nodes: { author: { id: string } | null; seekerTexts: string[] }[] } };
  }>('{ moderation { cases(first: 100) { nodes { author { id } seekerTexts } } } }');
  return moderation.cases.nodes.find(({ author }) => author?.id === String(seeker.id))?.seekerTexts;
}

it('[LT6] moderators read the reported sentence, each version once, also after an edit and the end of looking', async () => {
  await report(await buildVerified(app.em()));
  await report(await buildVerified(app.em()));
  const client = await app.as(seeker);
  await client.data(SEEKER_GQL.startSeeking, { input: { ...SEEKING, text: '함께할 팀을 찾아요.' } });
  expect(await shown()).toEqual(['부업을 알려 줄게요.']);
  await report(await buildMember(app.em(), { nickName: '인증 안 한 사람' }));
  expect(await shown()).toEqual(['부업을 알려 줄게요.']);
  await client.data(SEEKER_GQL.stopSeeking);
  expect(await shown()).toEqual(['부업을 알려 줄게요.']);
});

it('a report of a seeker copies the sentence at its time', async () => {
  await report(await buildVerified(app.em()));
  await (await app.as(seeker)).data(SEEKER_GQL.startSeeking, { input: { ...SEEKING, text: '고친 소개예요.' } });
  await report(await buildVerified(app.em()));
  expect(await shown()).toEqual(['고친 소개예요.', '부업을 알려 줄게요.']);
});

it('a report about a notice of the member copies no sentence', async () => {
  const { id: targetId } = await buildStudy(app.em(), { owner: seeker });
  await report(await buildVerified(app.em()), { target: 'NOTICE', targetId });
  const copies = await app.sql(
    'select r.seeker_text from report r join moderation_case k on k.id = r.case_id where k.notice_id = ?',
    [targetId],
  );
  expect(copies).toEqual([{ seeker_text: null }]);
});
