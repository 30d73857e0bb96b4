import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { statementsOf } from '../../test-kit/database/sent-statements';
import {
  buildAccessToken,
  buildMember,
  buildOffer,
  buildSeeker,
  buildStudy,
  buildVerified,
  PASSWORD,
} from '../../test-kit/factories/factories';
import { SEEKER_PAGE_LIMIT } from './seeker.rules';
import { SEEKER_GQL } from './seeker.testing';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ THROTTLE: 'on' });
});

afterAll(() => app.close());

it('[LT1 OF1] a program with an access token reads no list, but may write', async () => {
  const owner = await buildVerified(app.em());
  const notice = await buildStudy(app.em(), { owner });
  const { secret } = await buildAccessToken(app.em(), { member: owner });
  const program = app.withToken(secret);
  expect(await program.code('{ seekers { nodes { id text member { nickName } } } }')).toBe('SESSION_REQUIRED');
  const { member } = await buildSeeker(app.em());
  expect(
    await program.code(SEEKER_GQL.makeOffer, {
      input: { noticeId: notice.id, memberId: member.id, text: '함께해요.' },
    }),
  ).toBeUndefined();
});

it('a list with team profiles is one statement', async () => {
  const viewer = await buildVerified(app.em());
  const client = await app.as(viewer);
  await buildSeeker(app.em());
  const query = '{ seekers { nodes { id text course { name } member { nickName profile { tags { id } } } } } }';
  await client.data(query);
  expect(await statementsOf(() => client.data(query))).toHaveLength(1);
});

it('[LT5] a member reads 300 pages of the list in an hour', async () => {
  const client = await app.as(await buildVerified(app.em()));
  for (let page = 0; page < SEEKER_PAGE_LIMIT.points; page += 1)
    await client.data('{ seekers(first: 1) { nodes { id } } }');
  expect(await client.code('{ seekers(first: 1) { nodes { id } } }')).toBe('TOO_MANY_ATTEMPTS');
  expect(await client.code('{ viewer { id } }')).toBeUndefined();
});

it('nobody reads the profile of a member who no longer looks for a team', async () => {
  const { member } = await buildSeeker(app.em());
  await app.sql(`insert into member_profile (member_id, intro) values (?, '소개')`, [member.id]);
  const viewer = await buildVerified(app.em());
  const notice = await buildStudy(app.em(), { owner: member });
  const client = await app.as(viewer);
  const query = 'query ($id: ID!) { notice(id: $id) { owner { profile { intro } } } }';
  const profile = async (): Promise<unknown> =>
    (await client.data<{ notice: { owner: { profile: unknown } } }>(query, { id: notice.id })).notice.owner.profile;
  expect(await profile()).toEqual({ intro: '소개' });
  const other = await app.as(await buildMember(app.em()));
  expect(await other.data(query, { id: notice.id })).toEqual({ notice: { owner: { profile: null } } });
  await (await app.as(member)).data(SEEKER_GQL.stopSeeking);
  expect(await profile()).toBeNull();
});

it('a withdrawal deletes the seeker and the offers to and of the member', async () => {
  const { member } = await buildSeeker(app.em());
  const notice = await buildStudy(app.em(), { owner: member });
  await buildOffer(app.em(), { member });
  await buildOffer(app.em(), { notice });
  await (await app.as(member)).data(GQL.withdraw, { password: PASSWORD });
  for (const rows of ['seeker where member_id', 'offer where member_id', 'offer where notice_id']) {
    expect(await app.sql(`select 1 from ${rows} = ?`, [rows.endsWith('notice_id') ? notice.id : member.id])).toEqual(
      [],
    );
  }
});
