import { createSchema } from '../../../server/gateway/graphql/schema';
import { createPubsub } from '../../../server/platform/shared-state/pubsub';
import { modules } from '../../../server/modules';
import type { TestClient } from '../../../server/test-kit/clients/client';
import {
  buildApplication,
  buildComment,
  buildFavourite,
  buildMember,
  buildStudy,
} from '../../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { mutationDocuments, suspensionChecks } from '../../../server/test-kit/catalogue/mutations';
import { REST_ROWS } from '../../../server/test-kit/catalogue/rest-rows';

/**
 * Mutations that a suspended member may still send. They keep control of the account and its data,
 * withdraw, read the bell, choose mails, and appeal.
 */
const ALLOWED = [
  'logIn',
  'logOut',
  'signUp',
  'updateLanguage',
  'changePassword',
  'changeEmail',
  'requestEmailConfirmation',
  'confirmEmail',
  'requestPasswordReset',
  'resetPassword',
  'revokeAccessToken',
  'withdraw',
  'giveConsents',
  'prepareDataExport',
  'markNotificationRead',
  'markAllNotificationsRead',
  'updateNotificationSetting',
  'updateAllNotificationSettings',
  'unsubscribeFromMails',
  'appealDecision',
  'deleteAlert',
  'stopSeeking',
  'declineOffer',
];
const ALLOWED_OVER_REST = ['post /auth/login', 'post /auth/logout', 'post /members'];

const SCHEMA = createSchema(createPubsub());
const DOCUMENTS = mutationDocuments(SCHEMA);

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(async () => {
  const member = await buildMember(app.em());
  client = await app.as(member);
  await app.sql(`update member set suspended_until = now() + interval '1 day' where id = ?`, [member.id]);
});

afterAll(() => app.close());

it.each(DOCUMENTS)(
  '[B21] the mutation %s of a suspended member is denied unless it is always allowed',
  async (name, document) => {
    const code = await client.code(document);
    if (ALLOWED.includes(name)) expect(code).not.toBe('SUSPENDED');
    else expect(code).toBe('SUSPENDED');
  },
);

it.each(REST_ROWS.map(({ method, path }) => [method, path] as const))(
  '[B21] %s %s of a suspended member is denied unless it reads or is always allowed, also with a final slash',
  async (method, path) => {
    const body = method === 'get' ? undefined : {};
    const isWrite = method !== 'get' && !ALLOWED_OVER_REST.includes(`${method} ${path}`);
    for (const end of ['/', '']) {
      const response = await client.rest(method, path.replace(':id', '2147483647') + end, body);
      expect((response.body as { code?: string }).code === 'SUSPENDED').toBe(isWrite);
    }
  },
);

it('[B21] a mutation beside an allowed one or in a fragment is denied', async () => {
  const beside = `mutation { markAllNotificationsRead { viewer { id } } unblockMember(input: { memberId: 1 }) { memberId } }`;
  expect(await client.code(beside)).toBe('SUSPENDED');
  const inFragment = `mutation { ...Some } fragment Some on Mutation { unblockMember(input: { memberId: 1 }) { memberId } }`;
  expect(await client.code(inFragment)).toBe('SUSPENDED');
});

it('[B21] an ended suspension denies nothing', async () => {
  await app.sql(`update member set suspended_until = now() - interval '1 second'`);
  expect(await client.code('mutation { unblockMember(input: { memberId: 1 }) { memberId } }')).toBeUndefined();
});

it('exactly the always allowed writes declare that they need no check', () => {
  const mutations = [...suspensionChecks(SCHEMA)].flatMap(([name, check]) => (check === 'none' ? [name] : []));
  const routes = modules.routes.filter(({ suspensionCheck }) => suspensionCheck === 'none');
  expect(mutations.toSorted()).toEqual(ALLOWED.toSorted());
  expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(ALLOWED_OVER_REST);
});

describe('[B21] a write that would succeed', () => {
  const refused = (response: { status: number; body: unknown }) =>
    [response.status, (response.body as { code?: string }).code] as const;

  it('of an application is denied and writes nothing', async () => {
    const study = await buildStudy(app.em());
    const apply = `mutation ($id: ID!) { applyToNotice(input: { noticeId: $id, text: "함께해요" }) { application { id } } }`;
    const { body, status } = await client.agent.post('/graphql').send({ query: apply, variables: { id: study.id } });
    expect([status, body]).toEqual([
      403,
      { errors: [expect.objectContaining({ message: expect.stringContaining('정지') as string })] },
    ]);
    const response = await client.rest('post', `/studies/${study.id}/applications`, { application: '함께해요' });
    expect(refused(response)).toEqual([403, 'SUSPENDED']);
    expect(await app.sql('select id from application where notice_id = ?', [study.id])).toEqual([]);
  });

  it.each(['approveApplication', 'rejectApplication'])('by %s is denied and decides nothing', async (mutation) => {
    const owner = await buildMember(app.em());
    const { id } = await buildApplication(app.em(), { notice: await buildStudy(app.em(), { owner }) });
    const ownerClient = await app.as(owner);
    await app.sql(`update member set suspended_until = now() + interval '1 day' where id = ?`, [owner.id]);
    const decide = `mutation ($id: ID!) { ${mutation}(input: { id: $id }) { application { id } } }`;
    expect(await ownerClient.code(decide, { id })).toBe('SUSPENDED');
    expect(await app.sql('select status from application where id = ?', [id])).toEqual([{ status: 'PENDING' }]);
  });

  it.each<[what: string, path: (id: number) => string, body: object, table: string]>([
    ['comment', (id) => `/studies/comments/${id}`, { comment: '궁금해요' }, 'comment'],
    ['favourite', (id) => `/studies/${id}/like`, {}, 'favourite'],
  ])('of a %s is denied and writes nothing', async (_what, path, body, table) => {
    const study = await buildStudy(app.em());
    expect(refused(await client.rest('post', path(study.id), body))).toEqual([403, 'SUSPENDED']);
    expect(await app.sql(`select * from ${table} where notice_id = ?`, [study.id])).toEqual([]);
  });

  it('that removes a favourite or a comment is denied and removes nothing', async () => {
    const study = await buildStudy(app.em());
    const member = await buildMember(app.em());
    await buildFavourite(app.em(), { member, notice: study });
    const comment = await buildComment(app.em(), { author: member, notice: study });
    const memberClient = await app.as(member);
    await app.sql(`update member set suspended_until = now() + interval '1 day' where id = ?`, [member.id]);
    expect(refused(await memberClient.rest('post', `/studies/${study.id}/dislike`, {}))).toEqual([403, 'SUSPENDED']);
    expect(refused(await memberClient.rest('delete', `/comments/${comment.id}`))).toEqual([403, 'SUSPENDED']);
    const left = await app.sql(
      'select (select count(*)::int from favourite where notice_id = n.id) as favourites, (select count(*)::int from comment where notice_id = n.id) as comments from notice n where id = ?',
      [study.id],
    );
    expect(left).toEqual([{ favourites: 1, comments: 1 }]);
  });
});
