import type { TestClient } from '../../test-kit/clients/client';
import { buildAccessToken, buildMember, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { expectProblem } from '../../test-kit/clients/outcomes';
import type { Member } from '../members/member.entity';

let app: TestApp;
let owner: Member;
let applicant: Member;
let ofOwner: TestClient;
let ofApplicant: TestClient;
let tokenId: number;

beforeEach(async () => {
  app ??= await startTestApp();
  [owner, applicant] = [await buildMember(app.em()), await buildMember(app.em())];
  ofOwner = app.withToken((await buildAccessToken(app.em(), { member: owner })).secret);
  const { token, secret } = await buildAccessToken(app.em(), { member: applicant });
  ofApplicant = app.withToken(secret);
  tokenId = token.id;
});

afterAll(() => app.close());

const revoke = async (): Promise<unknown> =>
  (await app.as(applicant)).data(GQL.revokeAccessToken, { id: String(tokenId) });

it('a program lists, applies and is approved over REST, until its token is revoked', async () => {
  const { id } = await buildStudy(app.em(), { owner });
  const listed = await ofApplicant.rest('get', '/studies');
  const { content } = listed.body as { content: { studyId: number }[] };
  expect(content.map(({ studyId }) => studyId)).toContain(id);
  const applied = await ofApplicant.rest('post', `/studies/${id}/applications`, { application: '함께해요.' });
  expect(applied.status).toBe(201);
  const decision = { studyId: id, memberId: applicant.id };
  const approved = await ofOwner.rest('post', '/studies/applications/approve', decision);
  expect(approved.body).toEqual({ applyStatus: 'APPROVED' });
  const { body } = await ofApplicant.rest('get', `/studies/check/${id}`);
  expect(body).toMatchObject({ applyStatus: 'APPROVED' });
  await revoke();
  expectProblem(await ofApplicant.rest('get', `/studies/check/${id}`), 'INVALID_TOKEN');
});

it('a program lists, applies and is approved over GraphQL, until its token is revoked', async () => {
  const { id } = await buildStudy(app.em(), { owner });
  const LIST = '{ notices(filter: { kind: STUDY, recruitingOnly: true }) { nodes { id viewerCanApply } } }';
  const { notices } = await ofApplicant.data<{ notices: { nodes: object[] } }>(LIST);
  expect(notices.nodes).toContainEqual({ id: String(id), viewerCanApply: true });
  const variables = { input: { noticeId: String(id), text: '함께해요.' } };
  const { applyToNotice } = await ofApplicant.data<{ applyToNotice: { application: { id: string } } }>(
    GQL.apply,
    variables,
  );
  const { application: applied } = applyToNotice;
  await ofOwner.data(GQL.approve, { id: applied.id });
  const seen = await ofApplicant.data(GQL.application, { id: applied.id });
  expect(seen).toMatchObject({ application: { status: 'APPROVED' } });
  await revoke();
  expect(await ofApplicant.code(GQL.application, { id: applied.id })).toBe('INVALID_TOKEN');
});
