import { buildBlock, buildProfile, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { buildPerson, type Person } from '../../test-kit/races/race-actions';
import type { Study } from '../notices/kinds/study.entity';
import { Role } from '../profiles/role.entity';

let app: TestApp;
let owner: Person;
let applicant: Person;
let notice: Study;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  [owner, applicant] = [await buildPerson(app), await buildPerson(app)];
  notice = await buildStudy(app.em(), { owner: owner.member });
});

const PROFILE = {
  intro: '꾸준해요.',
  roles: [Role.BACKEND],
  tags: ['go'],
  links: ['https://github.com/hanteam'],
  department: '수학과',
};

const fill = (shown = true) =>
  buildProfile(app.em(), { ...PROFILE, member: applicant.member, showDepartment: shown, freeHours: null });

async function apply(sendProfile?: boolean): Promise<string> {
  const { applyToNotice } = await applicant.client.data<{ applyToNotice: { application: { id: string } } }>(
    'mutation ($input: ApplyToNoticeInput!) { applyToNotice(input: $input) { application { id } } }',
    { input: { noticeId: notice.id, text: '함께해요', sendProfile } },
  );
  return applyToNotice.application.id;
}

async function profileIn(id: string, { client }: Person = owner): Promise<object | null> {
  const { application } = await client.data<{ application: { profile: { tags: { id: string }[] } | null } }>(
    'query ($id: ID!) { application(id: $id) { profile { intro roles tags { id } links department } } }',
    { id },
  );
  const { profile } = application;
  return profile && { ...profile, tags: profile.tags.map((tag) => tag.id) };
}

it('an application contains the profile as it was, for its owner and its applicant', async () => {
  await fill();
  const id = await apply(true);
  await app.sql(`update member_profile set intro = '바뀐 소개', links = '{}' where member_id = ?`, [
    applicant.member.id,
  ]);
  for (const reader of [owner, applicant]) expect(await profileIn(id, reader)).toEqual(PROFILE);
  const query = `query ($id: ID!) { notice(id: $id) { applications { nodes { profile { intro } } } } }`;
  expect(await owner.client.data(query, { id: notice.id })).toEqual({
    notice: { applications: { nodes: [{ profile: { intro: PROFILE.intro } }] } },
  });
});

it('an application without a profile, and one that does not send it, contain none', async () => {
  expect(await profileIn(await apply(true))).toBeNull();
  for (const sendProfile of [false, undefined]) {
    applicant = await buildPerson(app);
    await fill();
    expect(await profileIn(await apply(sendProfile))).toBeNull();
  }
});

it('an application over REST contains no profile', async () => {
  await fill();
  await applicant.client.rest('post', `/studies/${notice.id}/applications`, { application: '함께해요' });
  expect(await app.sql('select profile from application where applicant_id = ?', [applicant.member.id])).toEqual([
    { profile: null },
  ]);
});

it('a department that is not shown is not copied', async () => {
  await fill(false);
  const id = await apply(true);
  expect(await profileIn(id)).toEqual({ ...PROFILE, department: null });
  const [row] = await app.sql<{ profile: object }>('select profile from application where id = ?', [id]);
  expect(JSON.stringify(row)).not.toContain(PROFILE.department);
});

it('a hidden applicant reads their own copy alone', async () => {
  await fill();
  const id = await apply(true);
  await app.sql('update member set hidden = true where id = ?', [applicant.member.id]);
  expect(await profileIn(id)).toBeNull();
  expect(await profileIn(id, applicant)).toEqual(PROFILE);
});

it('an undecided application shows the copy across a block, like its text', async () => {
  await fill();
  const id = await apply(true);
  await buildBlock(app.em(), { blocker: owner.member, blocked: applicant.member });
  expect(await profileIn(id)).toEqual(PROFILE);
});

it('a cancellation deletes the copy, and the next application has a new one', async () => {
  await fill();
  await applicant.client.data(GQL.cancel, { id: await apply(true) });
  await app.sql(`update member_profile set intro = '새 소개' where member_id = ?`, [applicant.member.id]);
  expect(await profileIn(await apply(true))).toEqual({ ...PROFILE, intro: '새 소개' });
  expect(await app.sql('select 1 from application where applicant_id = ?', [applicant.member.id])).toHaveLength(1);
});
